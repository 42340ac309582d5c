// @ts-check
// The rules, filtered while one types.
const box = /** @type {HTMLInputElement} */ (document.getElementById('q'));
const count = /** @type {HTMLElement} */ (document.getElementById('count'));
const clauses = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.clauses .clause')]);
const none = document.querySelector('.clauses')?.getAttribute('data-none') ?? '';
const plain = (/** @type {string} */ text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const texts = clauses.map(clause => plain(clause.textContent ?? ''));
function filter() {
  const words = plain(box.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  clauses.forEach((clause, i) => {
    const there = words.every(word => texts[i].includes(word));
    clause.hidden = !there;
    shown += Number(there);
  });
  count.textContent = shown ? `${shown} / ${clauses.length}` : none;
}
box.addEventListener('input', filter);
filter();
