// @ts-check
// A waiting room: what others do appears by itself; one's own acts are the forms on the page.
const room = /** @type {HTMLElement} */ (document.getElementById('room'));
const line = /** @type {HTMLElement} */ (document.getElementById('says'));
const says = (/** @type {string} */ text) => { line.textContent = text; };

const opened = () => /** @type {HTMLElement[]} */ ([...room.querySelectorAll('details[open]')]);
/** Draw it anew, but leave what somebody is typing. @param {string} markup */
function draw(markup) {
  const at = /** @type {HTMLInputElement|null} */ (document.activeElement?.closest('#room [data-keep], #room button'));
  const typed = new Map(), open = opened().map(one => one.dataset.keepOpen);
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (room.querySelectorAll('[data-keep]'))) if (field === at || field.dataset.uiTyped !== undefined) typed.set(field.dataset.keep, field.value);
  const place = at?.dataset.keep, chair = at?.closest('[data-chair]')?.getAttribute('data-chair'), select = at?.matches('input') ? [at.selectionStart, at.selectionEnd] : null;
  room.innerHTML = markup;
  sharing();
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (room.querySelectorAll('details'))) one.toggleAttribute('open', open.includes(one.dataset.keepOpen));
  for (const [key, value] of typed) {
    const field = /** @type {HTMLInputElement|null} */ (room.querySelector(`[data-keep="${key}"]`));
    if (!field) continue;
    field.value = value;
    field.dataset.uiTyped = '';
  }
  if (!at) return;
  const next = /** @type {HTMLInputElement|null} */ (room.querySelector(place ? `[data-keep="${place}"]` : `[data-chair="${chair}"] button`));
  next?.focus();
  if (next && place && select) next.setSelectionRange(select[0], select[1]);
}
room.addEventListener('input', event => { /** @type {HTMLElement} */ (event.target).dataset.uiTyped = ''; });
room.addEventListener('submit', async event => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target), by = /** @type {HTMLButtonElement|null} */ (event.submitter);
  const data = new URLSearchParams(/** @type {any} */ (new FormData(form, by)));
  for (const field of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-keep]'))) delete field.dataset.uiTyped;
  const reply = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' }, body: data });
  says(reply.ok ? '' : (await reply.json()).error?.text ?? '');
  if (!reply.ok) return;
  socket?.close();  // the device may have got its key just now: come back with it
});

/** @type {WebSocket|null} */
let socket = null;
let tries = 0;
function connect() {
  socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${room.dataset.table}/room?lang=${room.dataset.lang}`);
  socket.onmessage = event => {
    const message = JSON.parse(event.data);
    tries = 0;
    if (message.type === 'begun') location.reload();
    else { draw(message.markup); room.dataset.uiReady = ''; }
  };
  socket.onclose = () => setTimeout(connect, Math.min(3000, 50 * 2 ** tries++));
}
connect();

document.addEventListener('click', async event => {
  const button = /** @type {HTMLElement|null} */ (/** @type {HTMLElement} */ (event.target).closest('[data-copy], [data-share]'));
  if (!button) return;
  const { copy, share, title, done } = button.dataset;
  try {
    if (share) await navigator.share({ title, url: share });
    else { await navigator.clipboard.writeText(copy ?? ''); says(done ?? ''); }
  } catch { says(copy ?? ''); }
});
function sharing() {
  if ('share' in navigator) for (const button of document.querySelectorAll('[data-share]')) button.removeAttribute('hidden');
}
sharing();
