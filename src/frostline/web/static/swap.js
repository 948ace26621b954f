/** Putting a new fragment in place of the old one: what was typed, opened, scrolled and focused stays; pieces travel. */

import { complete } from "./complete.js";
import { reselect } from "./tabs.js";
import { hide } from "./tips.js";

const TRAVEL = 250;
const TURN = 900;
const table = document.getElementById("table");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Replace the content of the table. @param {string|DocumentFragment} content */
export function swap(content) {
  const before = remember();
  const places = piecePlaces();
  const turns = ringTurns();
  hide();
  if (typeof content === "string") table.innerHTML = content;
  else table.replaceChildren(content);
  complete(table);
  reselect();
  recall(before);
  if (still.matches) return;
  travel(places);
  turn(turns);
}

/** What a person did to the page and expects to find again. */
function remember() {
  const active = document.activeElement;
  return {
    fields: new Map([...table.querySelectorAll("input[id]:not([type=hidden], [type=range], [readonly]), textarea[id], select[id]")].map((each) => [each.id, each.value])),
    open: new Map([...table.querySelectorAll("details[id]:not(.newest)")].map((each) => [each.id, each.open])),
    scroll: new Map([...table.querySelectorAll("[data-keep]")].map((each) => [each.id, [each.scrollTop, each.scrollLeft, atEnd(each)]])),
    focus: table.contains(active) ? { id: active.id, move: active.getAttribute("data-move"), step: active.getAttribute("data-step"), from: active.selectionStart } : null,
  };
}

/** Whether an element is scrolled to its end. @param {Element} element */
function atEnd(element) {
  return element.scrollHeight - element.scrollTop - element.clientHeight < 24;
}

/** Put back what was remembered. @param {ReturnType<typeof remember>} before */
function recall(before) {
  for (const [id, value] of before.fields) {
    const field = document.getElementById(id);
    if (field && field.value !== value && [...(field.options ?? [{ value }])].some((each) => each.value === value)) field.value = value;
  }
  for (const [id, open] of before.open) {
    const details = document.getElementById(id);
    if (details) details.open = open;
  }
  for (const element of table.querySelectorAll("[data-keep]")) {
    const [top, left, end] = before.scroll.get(element.id) ?? [0, 0, true];
    element.scrollLeft = left;
    element.scrollTop = end && element.dataset.keep === "end" ? element.scrollHeight : top;
  }
  if (before.focus) refocus(before.focus);
}

/** Focus what was focused, or what there is to decide. @param {{id: string, move: string|null, step: string|null, from?: number|null}} was */
function refocus(was) {
  const same =
    (was.id && document.getElementById(was.id)) ||
    (was.move && table.querySelector(`[data-move="${CSS.escape(was.move)}"]`)) ||
    (was.step && table.querySelector(`[data-step="${CSS.escape(was.step)}"]`));
  const target = same || (was.move && table.querySelector("#options [data-move]")) || table;
  target.focus({ preventScroll: true });
  if (same && typeof was.from === "number" && same.matches("input[type=text], textarea")) same.setSelectionRange(was.from, was.from);
}

/** Where every piece is on the screen. @returns {Map<string, DOMRect>} */
function piecePlaces() {
  const places = new Map();
  for (const piece of table.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset.piece, box);
  }
  return places;
}

/** Let pieces travel from where they were. @param {Map<string, DOMRect>} places */
function travel(places) {
  const moved = new Map();
  const pieces = [...table.querySelectorAll("[data-piece]")];
  const gone = new Map(places);
  for (const piece of pieces) gone.delete(piece.dataset.piece);
  for (const piece of pieces) {
    if (piece.closest("[data-ring]")) continue; // it turns with its ring
    const box = piece.getBoundingClientRect();
    const was = places.get(piece.dataset.piece) ?? alike(gone, piece.dataset.piece, box);
    if (!was || !box.width) continue;
    const carrier = moved.get(piece.parentElement.closest("[data-piece]")) ?? [0, 0];
    const x = was.left - box.left;
    const y = was.top - box.top;
    moved.set(piece, [x, y]);
    if (Math.hypot(x - carrier[0], y - carrier[1]) > 2) slide(piece, x - carrier[0], y - carrier[1]);
  }
}

/** The nearest place of a vanished piece of the same kind: pieces that look alike need no names of their own.
 * A kind is an id without its last part. @param {Map<string, DOMRect>} gone @param {string} id @param {DOMRect} box */
function alike(gone, id, box) {
  const kind = id.slice(0, id.lastIndexOf(":") + 1);
  const far = ([, was]) => Math.hypot(was.left - box.left, was.top - box.top);
  const found = [...gone].filter(([other]) => other.startsWith(kind) && !other.slice(kind.length).includes(":")).sort((a, b) => far(a) - far(b))[0];
  if (!found) return undefined;
  gone.delete(found[0]);
  return found[1];
}

/** Slide one piece; a drawing's own transform stays, so the way is told in its own coordinates. @param {Element} piece @param {number} x @param {number} y */
function slide(piece, x, y) {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  if (matrix) {
    const size = matrix.a * matrix.d - matrix.b * matrix.c;
    if (!size) return;
    [x, y] = [(matrix.d * x - matrix.c * y) / size, (matrix.a * y - matrix.b * x) / size];
  }
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }];
  piece.animate(frames, { duration: TRAVEL, easing: "ease-out", composite: "add" });
  piece.classList.add("moved");
  setTimeout(() => piece.classList.remove("moved"), 2000);
}

/** How far every ring of a board has turned, in degrees. @returns {Map<string, number>} */
function ringTurns() {
  return new Map([...table.querySelectorAll("[data-ring]")].map((ring) => [ring.dataset.ring, Number(ring.dataset.turn)]));
}

/** Let rings turn from where they were, counter-clockwise; what stands upright on them stays so. @param {Map<string, number>} turns */
function turn(turns) {
  for (const ring of table.querySelectorAll("[data-ring]")) {
    const by = (((turns.get(ring.dataset.ring) ?? Number(ring.dataset.turn)) - Number(ring.dataset.turn)) % 360 + 360) % 360;
    if (!by) continue;
    rotate(ring, by);
    for (const each of ring.querySelectorAll(".upright")) rotate(each, -by);
  }
}

/** Turn one drawing back by an angle and let it come round. @param {Element} element @param {number} by */
function rotate(element, by) {
  const frames = [{ transform: `rotate(${by}deg)` }, { transform: "rotate(0deg)" }];
  element.animate(frames, { duration: TURN, easing: "ease-in-out", composite: "add" });
}
