/** Talking to the server, and telling the person when it did not work. */

const words = document.getElementById("words").dataset;

/** Show a short notice for a few seconds. @param {string} text */
export function notice(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById("notice").replaceChildren(line);
  setTimeout(() => line.remove(), 6000);
}

/**
 * Send JSON. Answers null when the server cannot be reached; anything refused is told to the person,
 * except 409 (somebody was faster), which the caller mends by looking again.
 * @param {string} url @param {object} body @param {string} [method]
 * @returns {Promise<Response|null>}
 */
export async function send(url, body, method = "POST") {
  const token = document.querySelector('meta[name="csrf"]').content;
  let answer;
  try {
    answer = await fetch(url, {
      method,
      headers: { "content-type": "application/json", accept: "application/json", "x-csrftoken": token },
      body: JSON.stringify(body),
    });
  } catch {
    notice(words.offline);
    return null;
  }
  if (!answer.ok && answer.status !== 409) notice(await reason(answer));
  return answer;
}

/** Why the server refused, in words. @param {Response} answer */
async function reason(answer) {
  if (answer.status === 429) return words.busy;
  try {
    const data = await answer.json();
    return data.sentence || data.detail || words.failed;
  } catch {
    return words.failed;
  }
}

/** Put text on the clipboard; without a secure context, through a selection. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  notice(words.copied);
}
