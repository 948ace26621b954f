/** Playing by keyboard: numbers choose, u undoes, r and l open rules and log, arrows walk between targets. */

import { openRules } from "./drawer.js";
import { open } from "./tabs.js";

const table = document.getElementById("table");
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether a person is writing or a dialog is open. @param {Event} event */
export function busy(event) {
  return event.target.closest?.("input, textarea, select, dialog") || document.querySelector("dialog[open]");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event)) return;
  const target = event.target.closest?.("g[data-move], [role=button][data-move]");
  if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (/^[1-9]$/.test(event.key)) {
    table.querySelectorAll("#options [data-move]")[Number(event.key) - 1]?.click();
  } else if (event.key === "u") document.getElementById("undo")?.click();
  else if (event.key === "r") {
    event.preventDefault();
    openRules();
  } else if (event.key === "l") open("tab-log");
  else if (ARROWS[event.key]) walk(event);
});

/** Go to the nearest target in the direction of an arrow. @param {KeyboardEvent} event */
function walk(event) {
  const here = event.target.closest?.("#options [data-move], .board [tabindex]");
  if (!here) return;
  const others = here.closest("#options") ? "#options [data-move]" : ".board .target, .board .refused";
  const [x, y] = ARROWS[event.key];
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const each of table.querySelectorAll(others)) {
    const to = middle(each);
    const along = (to[0] - from[0]) * x + (to[1] - from[1]) * y;
    const aside = Math.abs((to[0] - from[0]) * y) + Math.abs((to[1] - from[1]) * x);
    if (each === here || !each.getClientRects().length || along < 4 || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = each;
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}

/** The middle of an element on the screen. @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
