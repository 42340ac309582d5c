// @ts-check
// One's turn, told where one looks: in the title, on the icon, by a notice of the browser if one wants that.
import { $ } from './patch.js';
import { says } from './says.js';
import { play } from './sound.js';
import { start, state } from './state.js';

const words = JSON.parse($('talk-words').textContent), title = document.title, box = $('notify');
const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]')), calm = icon.href;
let was = document.body.dataset.uiAsk ?? '', waited = !was;

function look() {
  const ask = document.body.dataset.uiAsk ?? '', mine = ask !== '';
  document.title = mine ? `● ${words.turn} · ${title}` : title;
  const wanted = mine ? calm.replace('favicon.svg', 'favicon-turn.svg') : calm;
  if (icon.href !== wanted) icon.href = wanted;
  if (mine && waited && ask !== was) called();
  if (ask !== was) waited = !mine;
  was = ask;
}
/** Others have decided, and now it is this person's turn. */
function called() {
  play('turn');
  if (!document.hidden || !box?.checked || !('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification(words.turnof, { body: state.ask?.prompt ?? '', tag: start.table, icon: '/static/favicon-turn.svg' });
  notice.onclick = () => { window.focus(); notice.close(); };
}
/** Told also while no page is open, where this host does that. @param {boolean} on */
async function push(on) {
  const { key } = await (await fetch('/api/push')).json();
  if (!key || !navigator.serviceWorker) return;
  const worker = await navigator.serviceWorker.register('/sw.js'), raw = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  const asked = on ? await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: Uint8Array.from(raw, sign => sign.charCodeAt(0)) }) : await worker.pushManager.getSubscription();
  if (asked) await fetch('/api/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ...asked.toJSON(), lang: start.lang, off: !on }) });
  if (!on) await asked?.unsubscribe();
}
new MutationObserver(look).observe(document.body, { attributes: true, attributeFilter: ['data-ui-ask'] });

if (box) {
  box.checked = localStorage.getItem('notify') !== null && 'Notification' in window && Notification.permission === 'granted';
  box.addEventListener('change', async () => {
    if (box.checked && await Notification.requestPermission() !== 'granted') {
      box.checked = false;
      says(words.denied);
    }
    if (box.checked) localStorage.setItem('notify', '1'); else localStorage.removeItem('notify');
    await push(box.checked);
  });
  box.closest('label').hidden = !('Notification' in window);
}
if (start.held.length) localStorage.setItem('sat', '1');  // so that other pages ask what waits for this device
look();
