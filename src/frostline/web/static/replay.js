/** The replay: step, jump, run by itself; every moment has its own address. */

import "./drawer.js";
import { busy } from "./keys.js";
import { filter } from "./log.js";
import { send } from "./net.js";
import { swap } from "./swap.js";
import { reselect } from "./tabs.js";

const table = document.getElementById("table");
const PACE = 1200;
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
let wanted = at();
let running = 0;
let loading = false;

/** The moment on show. */
function at() {
  return Number(table.querySelector(".position").dataset.number);
}

/** The last moment. */
function last() {
  return Number(table.querySelector(".position").dataset.last);
}

/** Go to a moment; while one is on its way only the newest wish counts. @param {number} moment */
async function go(moment) {
  wanted = Math.max(0, Math.min(moment, last()));
  document.getElementById("at").value = wanted;
  if (loading) return;
  loading = true;
  while (wanted !== at()) {
    const url = `${location.pathname}?at=${wanted}`;
    let page;
    try {
      const answer = await fetch(url);
      if (!answer.ok) break;
      page = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch {
      break;
    }
    const content = document.createDocumentFragment();
    content.append(...page.getElementById("table").childNodes);
    swap(content);
    history.replaceState(null, "", url);
    document.title = page.title;
    arrive();
  }
  loading = false;
}

/** What follows from a new moment. */
function arrive() {
  filter();
  const button = document.getElementById("autoplay");
  button.setAttribute("aria-pressed", String(Boolean(running)));
  const box = document.getElementById("log-scroll");
  box.scrollTop = box.scrollHeight;
  document.getElementById("live").textContent = document.getElementById("prompt-box").textContent.trim().replace(/\s+/g, " ");
  if (at() === last()) stop();
}

/** Start or stop running by itself. */
function toggle() {
  if (running) return stop();
  if (at() === last()) go(0);
  running = setInterval(() => go(at() + 1), PACE);
  document.getElementById("autoplay").setAttribute("aria-pressed", "true");
}

/** Stop running by itself. */
function stop() {
  clearInterval(running);
  running = 0;
  document.getElementById("autoplay").setAttribute("aria-pressed", "false");
}

/** The moment a step leads to. @param {string} step */
function moment(step) {
  return { first: 0, back: wanted - 1, next: wanted + 1, last: last() }[step];
}

table.addEventListener("click", async (event) => {
  const step = event.target.closest("[data-step]");
  const line = event.target.closest("[data-at]");
  const button = event.target.closest("[data-post]");
  if (step || line) {
    event.preventDefault();
    stop();
    go(step ? moment(step.dataset.step) : Number(line.dataset.at));
  } else if (event.target.closest("#autoplay")) toggle();
  else if (button) {
    const answer = await send(button.dataset.post, JSON.parse(button.dataset.body));
    if (answer?.ok) location.assign((await answer.json()).url);
  }
});
table.addEventListener("input", (event) => {
  if (event.target.id === "at") {
    stop();
    go(Number(event.target.value));
  }
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event) || event.defaultPrevented) return;
  if (KEYS[event.key]) {
    event.preventDefault();
    stop();
    go(moment(KEYS[event.key]));
  } else if (event.key === " " && !event.target.closest("button, summary, a")) {
    event.preventDefault();
    toggle();
  }
});

reselect();
arrive();

document.addEventListener("layout", () => location.reload());
