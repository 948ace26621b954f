/** One tooltip for everything that explains itself: on hover, on focus and on a long press. */

const tip = document.getElementById("tip");
const HOLD = 450;
let shown = null;
let timer = 0;

/** What explains itself at or around an element. @param {EventTarget|null} from */
function explained(from) {
  return from instanceof Element ? from.closest("[data-why], [data-tip], .target") : null;
}

/** Show what an element has to say. @param {Element} element */
function show(element) {
  const why = element.closest("[data-why]")?.getAttribute("data-why");
  const move = element.closest(".target")?.getAttribute("data-move");
  const warned = move && document.querySelector(`#options [data-reveals][data-move="${CSS.escape(move)}"]`);
  const text = [element.getAttribute("data-tip"), why, warned?.dataset.tip].filter(Boolean).join("\n");
  if (!text) return;
  hide();
  shown = element;
  tip.textContent = text;
  tip.classList.toggle("no", Boolean(why));
  tip.hidden = false;
  if (!element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", "tip");
  place(element.getBoundingClientRect());
}

/** Above the element where there is room, else below it. @param {DOMRect} box */
function place(box) {
  const own = tip.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), window.innerWidth - own.width - 8);
  const above = box.top - own.height - 8;
  const top = above > 8 ? above : Math.min(box.bottom + 8, window.innerHeight - own.height - 8);
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** Put the tooltip away. */
export function hide() {
  if (shown?.getAttribute("aria-describedby") === "tip") shown.removeAttribute("aria-describedby");
  shown = null;
  tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = explained(event.target);
  if (element === shown) return;
  if (element) show(element);
  else hide();
});
document.addEventListener("focusin", (event) => {
  const element = explained(event.target);
  if (element && event.target.matches(":focus-visible")) show(element);
});
document.addEventListener("focusout", hide);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
document.addEventListener("pointerdown", (event) => {
  clearTimeout(timer);
  const element = explained(event.target);
  if (event.pointerType !== "touch") return;
  hide();
  if (!element) return;
  timer = setTimeout(() => {
    show(element);
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 1500);
  }, HOLD);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => clearTimeout(timer), { capture: true, passive: true });
}
document.addEventListener("scroll", hide, { capture: true, passive: true });

/** The click that ends a long press asks for words, not for a move. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}
