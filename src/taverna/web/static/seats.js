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

/** @param {{status: Status, held: number[]}} state @param {Start} start @param {(text: string) => void} says */
export function showSeats(state, start, says) {
  const dialog = $('seats');
  const act = async (/** @type {string} */ what, /** @type {any} */ data) => {
    const reply = await fetch(`/api/tables/${start.table}/${what}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) });
    const read = await reply.json();
    if (!reply.ok) says(read.error?.text ?? '');
    return reply.ok ? read : null;
  };
  dialog.querySelector('.sitting').replaceChildren(...state.status.seats.map(one => {
    const item = document.createElement('li'), name = document.createElement('b'), kind = document.createElement('span');
    name.textContent = one.name;
    kind.textContent = (one.kind === 'bot' ? words.bot : words.person) + (one.here ? '' : ` · ${words.away}`);
    item.append(name, kind);
    const add = (/** @type {string} */ text, /** @type {() => Promise<any>} */ work) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.addEventListener('click', async () => { await work(); dialog.close(); });
      item.append(button);
    };
    if (start.host && one.kind !== 'bot') add(words.invite, async () => { const made = await act('invite', { seat: one.seat }); if (made) await copied(made.link, says); });
    if (start.host) add(one.kind === 'bot' ? words.toperson : words.tobot, () => act('sit', { seat: one.seat, kind: one.kind === 'bot' ? 'person' : 'bot' }));
    if (state.held.includes(one.seat)) {
      const label = document.createElement('label'), field = document.createElement('input'), heard = document.createElement('span');
      heard.className = 'heard';
      heard.textContent = words.rename;
      field.value = one.name;
      field.maxLength = 40;
      label.append(heard, field);
      item.append(label);
      add(words.rename, () => act('name', { seat: one.seat, name: field.value }));
    }
    return item;
  }));
  dialog.showModal();
}
