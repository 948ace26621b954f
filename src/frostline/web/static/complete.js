/** What only the browser knows: where we are, whole addresses, the time of day here. */

/** Fill in what only the browser knows. @param {ParentNode} root */
export function complete(root) {
  for (const field of root.querySelectorAll("[data-here]")) field.value = location.pathname + location.search;
  for (const field of root.querySelectorAll("[data-link]")) field.value = new URL(field.value, location.href).href;
  for (const time of root.querySelectorAll("time[datetime]")) time.textContent = clock(time.dateTime);
}

/** A moment as hours and minutes, with the day when it was not today. @param {string} iso */
export function clock(iso) {
  const when = new Date(iso);
  if (Number.isNaN(when.getTime())) return iso;
  const today = when.toDateString() === new Date().toDateString();
  const day = today ? {} : { day: "numeric", month: "short" };
  return when.toLocaleString(document.documentElement.lang, { ...day, hour: "2-digit", minute: "2-digit" });
}
