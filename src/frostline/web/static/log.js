/** The log: filter by player, what is new since the last look, and whether bots tell their plans at once. */

const table = document.getElementById("table");

/** Show only one player's turns, or all. */
export function filter() {
  const seat = document.getElementById("log-of")?.value ?? "";
  for (const turn of table.querySelectorAll("#log > li")) turn.hidden = seat !== "" && turn.dataset.seat !== seat;
}

/** The newest line, for the live region. */
export function newest() {
  return table.querySelector("#log > li:last-child p")?.textContent.trim() ?? "";
}

/** Mark what happened since this browser last looked at the table. */
export function markNews() {
  const key = `seen:${table.dataset.id}`;
  const turns = [...table.querySelectorAll("#log > li")];
  const last = Number(turns.at(-1)?.dataset.number ?? 0);
  let seen = last;
  try {
    seen = Number(localStorage.getItem(key) ?? last);
    if (!document.hidden) localStorage.setItem(key, String(last));
  } catch {
    // Without storage nothing is marked as new.
  }
  for (const turn of turns) turn.classList.toggle("fresh", Number(turn.dataset.number) > seen);
}

/** Why a bot made the newest move is read at once, unless this browser's person once closed it: then it waits for a click. */
export function tellPlans() {
  const newest = table.querySelector("#log .why.newest");
  if (newest) newest.open = wished() !== "closed";
}

/** What the person last did with the newest reason. */
function wished() {
  try {
    return localStorage.getItem("plans");
  } catch {
    return null;
  }
}

table.addEventListener("change", (event) => {
  if (event.target.id === "log-of") filter();
});

table.addEventListener("click", (event) => {
  const newest = event.target.closest?.("#log .why.newest > summary")?.parentElement;
  if (!newest) return;
  try {
    localStorage.setItem("plans", newest.open ? "closed" : "open");
  } catch {
    // Without storage every new reason is open.
  }
});
