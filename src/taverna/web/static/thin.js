// @ts-check
// Of a fragment that came before, the host sends only the middle that changed: here it becomes whole again.
/** @type {Map<string, string>} */
let texts = new Map();

/** Make a message whole, and keep the texts it brings. @param {any} message */
export function whole(message) {
  if (message.type === 'welcome') texts.clear();
  if (message.type === 'scene') texts = new Map(Object.entries(message.fragments));
  if (message.type !== 'update') return;
  for (const beat of message.beats) {
    for (const key of beat.gone) texts.delete(key);
    for (const [key, [first, last, middle]] of Object.entries(beat.changed ?? {})) {
      const old = texts.get(key) ?? '';
      beat.fragments[key] = old.slice(0, first) + middle + old.slice(old.length - last);
    }
    for (const key in beat.fragments) texts.set(key, beat.fragments[key]);
  }
}
