// @ts-check
// What one says ahead: how certain questions are answered for one, until one takes it back.
import { $ } from './patch.js';
import { says } from './says.js';
import { start, state } from './state.js';

const box = $('ahead');
document.addEventListener('settled', () => {
  const all = state.status.ahead ?? [], now = JSON.stringify([state.seat, all]);
  if (box.dataset.uiNow === now) return;
  box.dataset.uiNow = now;
  box.hidden = !all.length;
  for (const old of box.querySelectorAll('label')) old.remove();
  box.append(...all.map(({ id, text, on }) => {
    const label = document.createElement('label'), field = document.createElement('input');
    label.className = 'switch';
    field.type = 'checkbox';
    field.checked = on;
    field.addEventListener('change', async () => {
      const body = JSON.stringify({ seat: state.seat, question: id, on: field.checked });
      const reply = await fetch(`/api/tables/${start.table}/ahead`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      if (!reply.ok) { field.checked = on; says((await reply.json()).error?.text ?? ''); }
    });
    label.append(field, Object.assign(document.createElement('span'), { textContent: text }));
    return label;
  }));
  $('settings').toggleAttribute('data-ui-ahead', all.some(one => one.on));
});
