// @ts-check
// The scene, patched fragment by fragment. The server owns every attribute except the page's own (see `ours`).
/** @typedef {{fragments: Record<string, string>, gone: string[], events: any[], moves: import('./motion.js').Move[]}} Beat */
export const $ = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
export const words = JSON.parse($('words').textContent);
export const scene = /** @type {HTMLElement} */ (document.getElementById('scene'));
/** @type {Map<string, Element>} */
export const elements = new Map();
/** @type {Map<string, string>} */
const known = new Map();
const template = document.createElement('template');
const PAGE = new Set(['tabindex', 'style', 'aria-description']);
/** @param {Element} element @param {string} name */
const ours = (element, name) => name.startsWith('data-ui') || PAGE.has(name) || (name === 'open' && element.nodeName === 'DETAILS');
/** @param {string} name */
const layerOf = name => scene.querySelector(`[data-layer="${name}"]`);
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden || 'calm' in document.documentElement.dataset;

/** A frame without what hangs in it. @param {Element} whole */
const bare = whole => { const copy = /** @type {Element} */ (whole.cloneNode(true)); for (const layer of copy.querySelectorAll('[data-layer]')) layer.replaceChildren(); return copy.innerHTML; };
let frame = '';
/** The order of each layer's fragments, as the host told it. @type {Record<string, string[]>} */
let orders = {};
export const expect = (/** @type {Record<string, string[]>} */ order) => { orders = { ...orders, ...order }; };
/** Take over what the page came with. @param {Record<string, string[]>} order */
export function adopt(order) {
  frame = bare(scene);
  orders = order;
  elements.clear();
  known.clear();
  for (const element of scene.querySelectorAll('[data-layer] > [data-k]')) elements.set(keyIn(element) ?? '', element);
}

/** The key of a fragment, or of a part within one. @param {Node} node */
const keyIn = node => node instanceof Element ? node.getAttribute('data-k') : null;

/** Make `old` equal to `fresh`, keeping every node that can stay: focus, hover, a half-made click and transitions live in
 * nodes. Parts that have a key stay themselves wherever they stand; others by their place among those without.
 * @param {Element} old @param {Element} fresh */
function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !ours(old, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (!ours(old, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  const wanted = [...fresh.childNodes], keys = new Set(wanted.map(keyIn));
  /** @type {Map<string, ChildNode>} */
  const kept = new Map();
  for (const kid of [...old.childNodes]) {
    const key = keyIn(kid);
    if (key === null) continue;
    if (keys.has(key)) kept.set(key, kid); else kid.remove();  // first, so that nobody has to move for one who leaves
  }
  let here = old.firstChild;
  for (const want of wanted) {
    const key = keyIn(want);
    let kid = key === null ? here : kept.get(key) ?? null;
    while (key === null && kid && keyIn(kid) !== null) kid = kid.nextSibling;
    if (kid && kid === here) here = here.nextSibling;
    else if (kid) old.insertBefore(kid, here);
    if (!kid) old.insertBefore(want, here);
    else if (kid.nodeName !== want.nodeName) kid.replaceWith(want);
    else if (kid instanceof Element) morph(kid, /** @type {Element} */ (want));
    else if (kid.nodeValue !== want.nodeValue) kid.nodeValue = want.nodeValue;
  }
  while (here) { const next = here.nextSibling; here.remove(); here = next; }
}

/** Hang up a new fragment where its layer's order wants it. @param {string} key @param {Element} fresh */
function hang(key, fresh) {
  const name = key.slice(0, key.indexOf('/')), order = orders[name] ?? [], layer = layerOf(name), at = order.indexOf(key);
  const next = at < 0 ? undefined : order.slice(at + 1).find(other => elements.get(other)?.parentNode === layer);
  layer?.insertBefore(fresh, next === undefined ? null : elements.get(next) ?? null);
  elements.set(key, fresh);
}

/** @param {string} key @param {string} text */
function put(key, text) {
  if (known.get(key) === text) return;
  known.set(key, text);
  const drawn = /^<(g|path)\b/.test(text);  // a part of a drawing is no HTML
  template.innerHTML = drawn ? `<svg>${text}</svg>` : text;
  const whole = /** @type {Element} */ (template.content.firstElementChild), old = elements.get(key);
  const fresh = drawn ? /** @type {Element} */ (whole.firstElementChild) : whole;
  if (old) morph(old, fresh);
  else {
    hang(key, fresh);
    if (!drawn && !calm()) fresh.animate([{ opacity: 0, transform: 'translateY(-10px)' }, { opacity: 1, transform: 'none' }], { duration: 260, easing: 'ease-out' });
  }
}

/** @param {string} key */
function drop(key) {
  elements.get(key)?.remove();
  elements.delete(key);
  known.delete(key);
}

/** Put a layer's fragments in order, moving as few as can be. @param {Record<string, string[]>} order */
export function arrange(order) {
  const focused = document.activeElement;
  for (const [name, keys] of Object.entries(order)) {
    const layer = layerOf(name);
    let here = layer?.firstElementChild ?? null;
    for (const key of keys) {
      const element = elements.get(key);
      if (!element || !layer) continue;
      if (element === here) here = here.nextElementSibling;
      else layer.insertBefore(element, here);
    }
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}

/** Everything anew; nodes that are still wanted stay. @param {{frame?: string, fragments: Record<string, string>, order: Record<string, string[]>}} whole */
export function replaceAll(whole) {
  const wanted = document.createElement('div');
  wanted.innerHTML = whole.frame ?? '';
  if (whole.frame && frame !== bare(wanted)) {
    scene.replaceChildren(...wanted.childNodes);
    adopt(whole.order);
  } else orders = whole.order;
  for (const key of [...elements.keys()]) if (!(key in whole.fragments)) drop(key);
  for (const key in whole.fragments) put(key, whole.fragments[key]);
  arrange(whole.order);
}

/** @param {Beat} beat */
export function apply(beat) {
  for (const key of beat.gone) drop(key);
  for (const key in beat.fragments) put(key, beat.fragments[key]);
}
