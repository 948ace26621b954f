/** Tabs: one selected per list, arrows move between them, the choice outlives a new fragment. */

/** @type {Map<string, string>} the selected tab of each tab list */
const chosen = new Map();

/** Select a tab and show what belongs to it. @param {HTMLElement} tab @param {boolean} [keep] */
export function select(tab, keep = true) {
  const list = tab.closest('[role="tablist"]');
  for (const each of list.querySelectorAll('[role="tab"]')) {
    const on = each === tab;
    each.setAttribute("aria-selected", String(on));
    each.tabIndex = on ? 0 : -1;
    const panel = document.getElementById(each.getAttribute("aria-controls"));
    if (each.dataset.view) {
      if (on) document.getElementById("table").dataset.view = each.dataset.view;
    } else if (panel) panel.hidden = !on;
  }
  tab.classList.remove("news");
  if (keep) chosen.set(list.id, tab.id);
  document.dispatchEvent(new CustomEvent("tab", { detail: tab }));
}

/** Select again what was selected before the page changed. */
export function reselect() {
  for (const list of document.querySelectorAll('[role="tablist"]')) {
    const tab = document.getElementById(chosen.get(list.id) ?? "") ?? list.querySelector('[aria-selected="true"]');
    if (tab) select(tab, false);
  }
}

/** Open a tab by its id, with the view of the phone it lies in. @param {string} id */
export function open(id) {
  const tab = document.getElementById(id);
  const talk = document.getElementById("tab-talk");
  if (talk && tab?.closest("#talk-tabs")) select(talk);
  if (tab) {
    select(tab);
    tab.focus();
  }
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest?.('[role="tab"]');
  if (tab) select(tab);
});
document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.('[role="tab"]');
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: "first", End: "last" }[event.key];
  if (!tab || step === undefined) return;
  const tabs = [...tab.closest('[role="tablist"]').querySelectorAll('[role="tab"]')];
  const at = tabs.indexOf(tab);
  const to = step === "first" ? 0 : step === "last" ? tabs.length - 1 : (at + step + tabs.length) % tabs.length;
  event.preventDefault();
  event.stopPropagation();
  select(tabs[to]);
  tabs[to].focus();
});
