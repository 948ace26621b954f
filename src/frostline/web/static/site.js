/** Every page: links to copy, menus that close, tooltips. */

import { complete } from "./complete.js";
import { copy } from "./net.js";
import "./tips.js";

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
