// @ts-check
// What comes after the first sight (later.js) puts itself here. Until then nothing moves, sounds or explains, and what people say waits.
/** What people said before it could be shown. @type {any[]} */
export const unheard = [];
export const coming = {
  advised: (/** @type {any} */ _) => {},
  hear: (/** @type {any} */ message) => { unheard.push(message); },
  notNow: (/** @type {any} */ _) => false,
  told() {},
  pace: () => 1,
  still() {},
  ends: (/** @type {any[]} */ _) => false,
  remember: (/** @type {any[]} */ _) => {},
  run: (/** @type {any[]} */ _, /** @type {number} */ _events, /** @type {number} */ _least) => /** @type {number[]} */ ([]),
  sound: (/** @type {string} */ _) => {},
};
