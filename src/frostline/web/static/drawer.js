/** The rules drawer, and the question before something that cannot be taken back. */

const drawer = document.getElementById("rules");
const found = document.getElementById("rules-found");
const search = document.getElementById("rules-q");
const form = document.getElementById("rules-form");
let asked = "";
let timer = 0;

/** Open the rules, at one of them or at what was last looked for. @param {string} [id] */
export async function openRules(id = "") {
  if (!drawer.open) drawer.showModal();
  if (id) search.value = "";
  await look();
  const rule = id ? document.getElementById(id) : null;
  for (const each of found.querySelectorAll(".wanted")) each.classList.remove("wanted");
  if (rule) {
    rule.classList.add("wanted");
    rule.scrollIntoView({ block: "center" });
    found.focus();
  } else search.focus();
}

/** Fetch what is looked for, unless it is there already. */
async function look() {
  const url = `${form.getAttribute("action")}?fragment=1&q=${encodeURIComponent(search.value.trim())}`;
  if (url === asked) return;
  asked = url;
  try {
    const answer = await fetch(url);
    if (asked === url && answer.ok) {
      found.innerHTML = await answer.text();
      found.scrollTop = 0;
    }
  } catch {
    asked = "";
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  look();
});
search.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(look, 200);
});
drawer.addEventListener("click", (event) => {
  if (event.target === drawer) drawer.close();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-rule], [data-rules]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  openRules(link.dataset.rule);
});

/** Ask whether to go on. @param {string} text @param {boolean} [reveals] @returns {Promise<boolean>} */
export function sure(text, reveals = false) {
  const dialog = document.getElementById("confirm");
  document.getElementById("confirm-text").textContent = text;
  document.getElementById("confirm-reveals").hidden = !reveals;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}
