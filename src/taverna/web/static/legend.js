// @ts-check
// The legend of signs, over the table: fetched when someone first asks for it.
const dialog = /** @type {HTMLDialogElement|null} */ (document.getElementById('legend')), place = document.getElementById('legend-list');

async function open() {
  if (!dialog || !place || dialog.open) return;
  dialog.showModal();
  if (place.childElementCount) return;
  const got = await fetch(dialog.dataset.from ?? '');
  if (got.ok) place.innerHTML = await got.text();
}

document.addEventListener('click', event => { if (/** @type {Element} */ (event.target).closest('[data-do="legend"]')) open(); });
document.addEventListener('keydown', event => {
  if (event.key.toLowerCase() !== 's' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/** @type {Element} */ (event.target).closest('input, select, textarea, dialog, [contenteditable]')) open();
});
