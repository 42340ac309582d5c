// @ts-check
// The scene, patched fragment by fragment. The server owns every attribute except the page's own (see `ours`).
/** @typedef {{fragments: Record<string, string>, gone: string[], events: any[]}} Beat */
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
/** Take over what the page came with. */
export function adopt() {
  frame = bare(scene);
  elements.clear();
  known.clear();
  for (const element of scene.querySelectorAll('[data-k]')) elements.set(element.getAttribute('data-k') ?? '', element);
}

/** Make `old` equal to `fresh`, keeping every node that can stay: focus, hover, a half-made click and transitions live in nodes.
 * @param {Element} old @param {Element} fresh */
function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !ours(old, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (!ours(old, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  const kids = [...old.childNodes], wanted = [...fresh.childNodes];
  wanted.forEach((want, i) => {
    const kid = kids[i];
    if (!kid) old.append(want);
    else if (kid.nodeName !== want.nodeName) kid.replaceWith(want);
    else if (kid instanceof Element) morph(kid, /** @type {Element} */ (want));
    else if (kid.nodeValue !== want.nodeValue) kid.nodeValue = want.nodeValue;
  });
  for (const extra of kids.slice(wanted.length)) extra.remove();
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
    layerOf(key.slice(0, key.indexOf('/')))?.append(fresh);
    elements.set(key, fresh);
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
    adopt();
  }
  for (const key of [...elements.keys()]) if (!(key in whole.fragments)) drop(key);
  for (const key in whole.fragments) put(key, whole.fragments[key]);
  arrange(whole.order);
}

/** @param {Beat} beat */
export function apply(beat) {
  for (const key of beat.gone) drop(key);
  for (const key in beat.fragments) put(key, beat.fragments[key]);
}
