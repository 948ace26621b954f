/** Every page: links to copy, menus that close, tooltips. */

import { complete } from "./complete.js";
import { copy } from "./net.js";
import "./tips.js";

const phone = matchMedia("(max-width: 700px)");

/** Tell the server which layout of the board fits this screen. */
function tellWidth() {
  const was = document.cookie.includes("narrow=1");
  document.cookie = `narrow=${phone.matches ? 1 : 0};path=/;max-age=31536000;samesite=lax`;
  if (was !== phone.matches) document.dispatchEvent(new CustomEvent("layout"));
}

phone.addEventListener("change", tellWidth);
addEventListener("load", tellWidth);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (button) copy(document.getElementById(button.dataset.copy).value);
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target) || button) menu.open = false;
  }
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

complete(document);
