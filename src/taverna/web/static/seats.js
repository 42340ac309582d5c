// @ts-check
// Who sits here: invite links, bots in and out, names.
import { $, words } from './patch.js';
/** @typedef {import('./state.js').Status} Status */
/** @typedef {import('./state.js').Start} Start */

/** @param {string} link @param {(text: string) => void} says */
export async function copied(link, says) {
  try {
    await navigator.clipboard.writeText(link);
    says(`${words.copied} ${link}`);
  } catch {
    says(link);
  }
}

/** Ask the host to change something about the seats. @param {string} table @param {string} what @param {any} data @param {(text: string) => void} says */
async function act(table, what, data, says) {
  const reply = await fetch(`/api/tables/${table}/${what}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) });
  const read = await reply.json();
  if (!reply.ok) says(read.error?.text ?? '');
  return reply.ok ? read : null;
}

/** What one can do about a seat: [words, what happens]. @param {import('./state.js').Sitting} one @param {boolean} mine @param {Start} start @param {(text: string) => void} says @returns {[string, () => Promise<any>][]} */
function acts(one, mine, start, says) {
  const { seat } = one, bot = one.kind === 'bot', ask = (/** @type {string} */ what, /** @type {any} */ more = {}) => act(start.table, what, { seat, ...more }, says);
  const link = async () => { const made = await ask('invite'); if (made) await copied(made.link, says); };
  const doing = /** @type {[boolean, string, () => Promise<any>][]} */ ([
    [mine && bot, words.seatback, () => ask('sit', { kind: 'person' })],
    [mine && !bot, words.otherdevice, link],
    [start.host && !mine && !bot && !one.claimed, words.invite, link],
    [(start.host || mine) && !bot, words.tobot, () => ask('sit', { kind: 'bot' })],
    [start.host && !mine && bot, words.toperson, () => ask('sit', { kind: 'person' })],
    [start.host && !mine && !bot && one.claimed, words.free, () => ask('free')],
  ]);
  return doing.filter(([can]) => can).map(([, text, work]) => [text, work]);
}

/** @param {{status: Status, held: number[]}} state @param {Start} start @param {(text: string) => void} says */
export function showSeats(state, start, says) {
  const dialog = $('seats');
  dialog.querySelector('.sitting').replaceChildren(...state.status.seats.map(one => {
    const item = document.createElement('li'), name = document.createElement('b'), kind = document.createElement('span');
    name.textContent = one.called || one.name;
    kind.textContent = present(one);
    item.append(name, kind);
    const add = (/** @type {string} */ text, /** @type {() => Promise<any>} */ work) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.addEventListener('click', async () => { await work(); dialog.close(); });
      item.append(button);
    };
    for (const [text, work] of acts(one, state.held.includes(one.seat), start, says)) add(text, work);
    if (state.held.includes(one.seat)) {
      const label = document.createElement('label'), field = document.createElement('input'), heard = document.createElement('span');
      heard.className = 'heard';
      heard.textContent = words.rename;
      field.value = one.called;
      field.maxLength = 40;
      label.append(heard, field);
      item.append(label);
      add(words.rename, () => act(start.table, 'name', { seat: one.seat, name: field.value }, says));
    }
    return item;
  }));
  dialog.showModal();
}

/** Who it is and whether they are here. @param {import('./state.js').Sitting} one */
export function present(one) {
  if (one.kind === 'bot') return words.bot;
  if (!one.claimed) return words.nobody;
  const since = one.asked && one.since ? Math.floor((Date.now() / 1000 - one.since) / 60) : 0;
  const minutes = since > 0 ? ` · ${words.thinking.replace('{n}', String(since))}` : '';
  return (one.bot ? words.standin : one.here ? words.here : words.away) + minutes;
}

/** If a bot plays in a seat of one's own, it says so, and how to have it back. @param {{status: Status, held: number[], seat: number|null}} state @param {Start} start @param {(text: string) => void} says */
export function standIn(state, start, says) {
  const place = $('standin'), lent = state.status.over ? undefined : state.held.find(seat => state.status.seats[seat]?.kind === 'bot' && (state.seat === seat || state.held.length === 1));
  place.hidden = lent === undefined;
  if (lent !== undefined) place.querySelector('button').onclick = () => act(start.table, 'sit', { seat: lent, kind: 'person' }, says);
}
