/** The table page: the stream of news, moves, and everything a person does at the table. */

import { clock } from "./complete.js";
import { sure } from "./drawer.js";
import "./keys.js";
import { filter, markNews, newest, tellPlans } from "./log.js";
import { send } from "./net.js";
import { swap } from "./swap.js";
import { reselect } from "./tabs.js";

const table = document.getElementById("table");
const title = document.title;
const base = `/t/${table.dataset.id}`;
let sending = false;
let noting = 0;
let heard = "";
let news = 0;
/** @type {EventSource | undefined} */
let stream;

// What the page shows

/** The root of the fragment on show. @returns {HTMLElement} */
function position() {
  return table.querySelector(".position");
}

/** The number of the position on show. */
function number() {
  return Number(position().dataset.number);
}

/** Put a new fragment on show. @param {string} html */
function show(html) {
  const before = [spoken(), newest()];
  heard = html;
  swap(html);
  filter();
  markNews();
  tellPlans();
  settle();
  const now = [spoken(), newest()];
  const said = now.filter((text, index) => text && text !== before[index]);
  if (said.length) document.getElementById("live").textContent = said.reverse().join(" ");
}

/** The prompt as it is said aloud. */
function spoken() {
  return document.getElementById("prompt")?.textContent.trim().replace(/\s+/g, " ") ?? "";
}

/** What follows from the position: the title of the page, keys of the board. */
function settle() {
  table.dataset.number = position().dataset.number;
  document.title = position().dataset.turn === "mine" ? `● ${table.dataset.yourTurn} – ${title}` : title;
}

/** Look at the table again, and once more if there was news meanwhile: what was seen may be older. @param {string} [query] */
async function refresh(query = "") {
  try {
    const before = news;
    const answer = await fetch(`${base}/fragment${query}`);
    const html = await answer.text();
    if (news !== before) await refresh(query);
    else if (answer.ok) show(html);
  } catch {
    document.getElementById("lost").hidden = false;
  }
}

// The stream

/** Listen to the table; after a lost connection look again, since news may have been missed. */
function listen() {
  stream?.close();
  stream = new EventSource(table.dataset.stream);
  let lost = false;
  stream.addEventListener("open", () => {
    document.getElementById("lost").hidden = true;
    if (lost) refresh();
    lost = false;
  });
  stream.addEventListener("error", () => {
    document.getElementById("lost").hidden = false;
    lost = true;
    if (stream.readyState === EventSource.CLOSED) {
      setTimeout(listen, 2000);
    }
  });
  stream.addEventListener("news", (event) => {
    const { html } = JSON.parse(event.data);
    news += 1;
    if (html !== heard) show(html);
  });
  stream.addEventListener("chat", (event) => hear(JSON.parse(event.data)));
}

/** Add a line of chat. @param {{name: string, text: string, at: string}} said */
function hear(said) {
  const list = document.getElementById("chat");
  if (!list) return;
  const [line, name, time, text] = ["li", "b", "time", "p"].map((tag) => document.createElement(tag));
  name.textContent = said.name;
  time.dateTime = said.at;
  time.textContent = clock(said.at);
  text.textContent = said.text;
  line.append(name, " ", time, text);
  list.append(line);
  document.getElementById("chat-empty").hidden = true;
  const box = document.getElementById("chat-scroll");
  box.scrollTop = box.scrollHeight;
  for (const tab of ["tab-chat", "tab-talk"].map((id) => document.getElementById(id))) {
    if (tab?.getAttribute("aria-selected") === "false") tab.classList.add("news");
  }
}

// What a person does

/** Play a move, asking first where the person wants to be asked. @param {string} move */
async function play(move) {
  const option = table.querySelector(`#options [data-move="${CSS.escape(move)}"]`);
  if (sending || position().dataset.turn !== "mine") return;
  if (option?.hasAttribute("data-ends") && position().hasAttribute("data-confirm-end")) {
    const text = option.querySelector("span").textContent;
    if (!(await sure(text, option.hasAttribute("data-reveals")))) return;
  }
  await act(`${base}/moves`, { move, position: number() });
}

/** Post something that changes the table, then see to it that the page follows. @param {string} url @param {object} body */
async function act(url, body) {
  if (sending) return;
  sending = true;
  table.setAttribute("aria-busy", "true");
  const before = number();
  const answer = await send(url, body);
  sending = false;
  table.removeAttribute("aria-busy");
  if (answer?.status === 409) await refresh();
  else if (answer?.ok) {
    const data = await answer.json().catch(() => ({}));
    if (data.url) location.assign(data.url);
    else if (!("number" in data)) await refresh();
    else setTimeout(() => number() === before && refresh(), 600);
  }
}

/** A button that posts. @param {HTMLElement} button */
async function press(button) {
  if (button.getAttribute("aria-disabled") === "true") return;
  if (button.dataset.ask && !(await sure(button.dataset.ask))) return;
  await act(button.dataset.post, button.dataset.body ? JSON.parse(button.dataset.body) : { position: number() });
}

table.addEventListener("click", (event) => {
  const target = event.target.closest("[data-move]");
  const button = event.target.closest("[data-post]");
  const jump = event.target.closest("[data-jump]");
  if (target) play(target.getAttribute("data-move"));
  else if (button) press(button);
  else if (jump) document.getElementById(jump.dataset.jump).scrollIntoView({ block: "center" });
  else if (event.target.closest("[data-pass]")) refresh("?handed=1");
});

table.addEventListener("submit", async (event) => {
  if (event.target.id !== "chat-form") return;
  event.preventDefault();
  const text = document.getElementById("chat-text").value.trim();
  if (!text) return;
  const answer = await send(event.target.dataset.url, { text });
  const field = document.getElementById("chat-text");
  if (answer?.ok && field.value.trim() === text) field.value = "";
});

table.addEventListener("input", (event) => {
  if (event.target.id !== "note") return;
  const { url } = event.target.dataset;
  clearTimeout(noting);
  noting = setTimeout(async () => {
    const answer = await send(url, { text: document.getElementById("note").value }, "PUT");
    const state = document.getElementById("note-state");
    if (state) state.textContent = answer?.ok ? state.dataset.saved : "";
  }, 600);
});

// Where many options leave little room, the log takes that of my area while it is read

/** Note whether the log, chat, points or notes are in use. @param {Event} event */
function read(event) {
  if (event.type === "click" || event.target.matches(":focus-visible")) {
    table.toggleAttribute("data-reading", Boolean(event.target.closest(".talk")));
  }
}
table.addEventListener("click", read);
table.addEventListener("focusin", read);

// An option and its place on the board light up together

/** Light up everything that stands for one move. @param {Event} event */
function light(event) {
  const move = event.target.closest?.("[data-move]")?.getAttribute("data-move");
  for (const each of table.querySelectorAll(".lit")) each.classList.remove("lit");
  if (!move) return;
  for (const each of table.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)) each.classList.add("lit");
}
table.addEventListener("pointerover", light);
table.addEventListener("focusin", light);
table.addEventListener("pointerleave", light);

document.addEventListener("tab", (event) => {
  const panel = document.getElementById(event.detail.getAttribute("aria-controls"));
  for (const box of panel?.querySelectorAll('[data-keep="end"]') ?? []) box.scrollTop = box.scrollHeight;
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) markNews();
});

reselect();
markNews();
tellPlans();
settle();
for (const box of table.querySelectorAll('[data-keep="end"]')) box.scrollTop = box.scrollHeight;
listen();
// The server draws for the width it was told of when the stream was opened.
document.addEventListener("layout", listen);
