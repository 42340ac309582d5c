// @ts-check
// A book under the hand: on a phone its contents are folded; links of old lead to where a rule stands now.
const rail = document.querySelector('.rail details'), narrow = matchMedia('(max-width: 860px)');
if (rail instanceof HTMLDetailsElement) rail.open = !narrow.matches;

const here = document.querySelector('.numbers');
if (here && location.hash.length > 1) {
  const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (wanted instanceof HTMLAnchorElement && here.contains(wanted)) location.replace(wanted.href);
  else if (location.hash.startsWith('#term-')) location.replace(`${location.pathname}/glossary${location.hash}`);
}
const now = document.querySelector('.rail [aria-current]'), side = document.querySelector('.rail');
if (now instanceof HTMLElement && side) side.scrollTop = now.offsetTop - side.clientHeight / 2;

/** A step of an example: the next page of it, put in place of this one. */
document.addEventListener('click', async event => {
  const link = /** @type {HTMLElement} */ (event.target).closest('a[data-step]'), box = document.getElementById('steps');
  if (!(link instanceof HTMLAnchorElement) || !box || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const reply = await fetch(link.href), pageOf = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const next = pageOf.getElementById('steps'), symbols = pageOf.querySelector('svg.icons'), old = document.querySelector('svg.icons');
  if (!next) { location.href = link.href; return; }
  const way = link.rel;
  if (symbols && old) old.replaceWith(document.importNode(symbols, true));
  box.replaceWith(document.importNode(next, true));
  history.replaceState(null, '', link.href);
  /** @type {HTMLElement|null} */ (document.querySelector(way ? `#steps a[rel="${way}"]` : '#steps [aria-current="step"]') ?? document.querySelector('#steps a[data-step]'))?.focus({ preventScroll: true });
});
document.addEventListener('keydown', event => {
  const way = { ArrowRight: 'next', ArrowLeft: 'prev' }[event.key];
  if (!way || event.ctrlKey || event.altKey || event.metaKey || /** @type {HTMLElement} */ (event.target).closest('input, select, textarea')) return;
  /** @type {HTMLElement|null} */ (document.querySelector(`#steps a[rel="${way}"]`))?.click();
});

/** A list that is filtered by words and by marks. */
const filter = /** @type {HTMLFormElement|null} */ (document.querySelector('form[data-filter]'));
if (filter) {
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`#${filter.dataset.filter} > li`)]), count = filter.querySelector('output');
  const plain = (/** @type {string} */ text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const texts = rows.map(row => plain(row.textContent ?? ''));
  const sift = () => {
    const words = plain(/** @type {HTMLInputElement} */ (filter.querySelector('[type="search"]')).value).split(/\s+/).filter(Boolean);
    const marks = new Set([...filter.querySelectorAll('[name="proof"]:checked')].map(box => /** @type {HTMLInputElement} */ (box).value));
    let shown = 0;
    rows.forEach((row, n) => {
      row.hidden = !marks.has(row.dataset.proof ?? '') || !words.every(word => texts[n].includes(word));
      shown += Number(!row.hidden);
    });
    if (count) count.textContent = `${shown} / ${rows.length}`;
  };
  filter.addEventListener('input', sift);
  filter.addEventListener('submit', event => event.preventDefault());
  sift();
}
