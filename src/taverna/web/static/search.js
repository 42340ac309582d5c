// @ts-check
// Looking something up while typing: in the head of every page, on the page of the search, and at the table. `/` goes there.
const FIELD = 'input[data-seek], .seek input[type="search"]';
/** @type {HTMLElement|null} */
let list = null;
let turn = 0, timer = 0;

/** The list that belongs to a field: one named by it, else one that drops down under it. @param {HTMLInputElement} field */
function under(field) {
  const named = field.dataset.seek && document.getElementById(field.dataset.seek);
  if (named) return named;
  if (!list) {
    list = document.createElement('div');
    list.className = 'drop';
    list.setAttribute('aria-live', 'polite');
    field.closest('form')?.append(list);
  }
  return list;
}

/** @param {HTMLInputElement} field */
async function look(field) {
  const mine = ++turn, form = field.form, data = new URLSearchParams({ q: field.value, part: '1' });
  const game = /** @type {HTMLInputElement|null} */ (form?.elements.namedItem('game'));
  if (game?.value) data.set('game', game.value);
  const box = under(field);
  if (!field.value.trim()) { box.replaceChildren(); return; }
  const reply = await fetch(`/rules/search?${data}`), text = await reply.text();
  if (mine !== turn || !reply.ok) return;
  const found = new DOMParser().parseFromString(text, 'text/html').body;
  if (document.body.classList.contains('at-table')) for (const link of found.querySelectorAll('a')) link.target = '_blank';
  box.replaceChildren(...found.childNodes);
}

document.addEventListener('input', event => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return;
  clearTimeout(timer);
  timer = setTimeout(() => look(field), 90);
});

document.addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !target.closest('input, select, textarea, dialog')) {
    const dialog = /** @type {HTMLDialogElement|null} */ (document.getElementById('seek'));
    const field = /** @type {HTMLInputElement|null} */ ((dialog ?? document).querySelector(FIELD));
    if (!field) return;
    event.preventDefault();
    dialog?.showModal();
    field.focus();
    field.select();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const box = target.matches(FIELD) ? under(/** @type {HTMLInputElement} */ (target)) : target.closest('.drop, #found, #seek-found');
    if (!box) return;
    const links = [...box.querySelectorAll('a')], at = links.indexOf(/** @type {any} */ (target)), next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (!links.length) return;
    event.preventDefault();
    if (next < 0) /** @type {HTMLElement|null} */ (document.querySelector(FIELD))?.focus();
    else links[Math.min(next, links.length - 1)].focus();
  } else if (event.key === 'Escape') list?.replaceChildren();
});
document.addEventListener('pointerdown', event => { if (list && !list.closest('form')?.contains(/** @type {Node} */ (event.target))) list.replaceChildren(); });
