// @ts-check
// How much time whoever is asked has left, and the pace of the table.
import { $ } from './patch.js';
import { says } from './says.js';
import { nameOf, start, state } from './state.js';
/** @typedef {import('./state.js').Timed} Timed */

const words = JSON.parse($('pace-words').textContent), face = $('clock'), dialog = $('clockwork'), list = dialog.querySelector('.clocks');
const left = (/** @type {Timed} */ one) => one.until === null ? one.left ?? 0 : Math.max(0, one.until - Date.now() / 1000);
/** @param {number} seconds */
function told(seconds) {
  const whole = Math.ceil(seconds), two = (/** @type {number} */ n) => String(Math.floor(n)).padStart(2, '0');
  if (whole >= 172800) return words.days.replace('{n}', String(Math.floor(whole / 86400)));
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${two(whole / 60 % 60)}:${two(whole % 60)}` : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
const post = async (/** @type {string} */ what, /** @type {any} */ data) => {
  const reply = await fetch(`/api/tables/${start.table}/${what}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) });
  if (!reply.ok) says((await reply.json()).error?.text ?? '');
  return reply.ok;
};
function look() {
  const clock = state.status.clock, running = clock?.seats.filter(one => one.until !== null) ?? [];
  const one = running.find(other => other.seat === state.seat) ?? running.sort((a, b) => left(a) - left(b))[0];
  face.hidden = !one || state.status.over;
  if (clock && one) {
    const seconds = left(one), text = seconds ? told(seconds) : words.late;
    if (face.textContent !== text) face.textContent = text;
    face.title = words.clock.replace('{who}', nameOf(one.seat)).replace('{time}', text);
    face.classList.toggle('short', seconds < Math.min(60, clock.time / 5));
  }
  if (dialog.open) draw();
}
function draw() {
  const clock = state.status.clock;
  list.replaceChildren(...(clock?.seats ?? []).map(one => {
    const item = document.createElement('li'), name = document.createElement('b'), time = document.createElement('span');
    name.textContent = nameOf(one.seat);
    time.textContent = left(one) ? told(left(one)) : words.late;
    item.append(name, time);
    const mine = state.held.find(seat => seat !== one.seat);
    if (clock?.over === 'vote' && one.until !== null && !left(one) && mine !== undefined && !one.votes.includes(mine)) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = words.vote.replace('{who}', nameOf(one.seat));
      button.addEventListener('click', () => post('late', { seat: mine, late: one.seat }));
      item.append(button);
    }
    return item;
  }));
  if (!clock) list.append(Object.assign(document.createElement('li'), { textContent: words.none }));
}
for (const opener of [face, $('show-pace')]) opener?.addEventListener('click', () => { draw(); dialog.showModal(); });
$('set-pace')?.addEventListener('change', (/** @type {Event} */ event) => {
  const form = /** @type {HTMLElement} */ (event.currentTarget), own = /** @type {HTMLFieldSetElement} */ (form.querySelector('.own'));
  own.hidden = own.disabled = /** @type {HTMLSelectElement} */ (form.querySelector('[name=pace]')).value !== 'own';
});
$('set-pace')?.addEventListener('submit', async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target)), over = form.get('over'), pace = form.get('pace');
  const own = { time: 60 * Number(form.get('time')), increment: Number(form.get('increment')) };
  if (await post('pace', pace === 'own' ? { own, over } : { pace, over })) dialog.close();
});
$('set-hook')?.addEventListener('submit', async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const url = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('url'));
  if (await post('hook', { url, lang: start.lang })) { dialog.close(); says(url ? words.hooked : words.unhooked); }
});
setInterval(look, 500);
look();
