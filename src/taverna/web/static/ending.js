// @ts-check
// When it is over: play again with the same people, share, see it again, take it along.
import { $ } from './patch.js';
import { says } from './says.js';
import { state } from './state.js';

const box = $('ending'), words = JSON.parse($('ending-words').textContent), again = box.querySelector('[data-end="again"]');
let told = '';
function look() {
  const { over, again: wanted } = state.status;
  box.hidden = !over;
  if (!over || !again) return;
  again.hidden = !wanted?.can;
  again.querySelector('span').textContent = wanted?.table ? words.joined : words.again;
  if (wanted?.table && wanted.table !== told) { told = wanted.table; says(words.joined); }
}
new MutationObserver(look).observe($('others'), { attributes: true, attributeFilter: ['data-ui-for'] });
/** Where the device can hand things on by itself, a link is shared there. */
box.querySelector('[data-copy]').addEventListener('click', (/** @type {MouseEvent} */ event) => {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return;
  event.stopPropagation();
  navigator.share({ title: document.title, url: new URL(/** @type {HTMLElement} */ (event.currentTarget).dataset.copy ?? '', location.href).href }).catch(() => {});
});
look();
