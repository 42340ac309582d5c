// @ts-check
// What the page knows of its table. The words of the wire are in docs/protocol.md.
import { $ } from './patch.js';

/** @typedef {{id: string, text: string, short: string, on: string[], shows: string[], declines: boolean}} Choice */
/** @typedef {{seat: number, id: string, prompt: string, secret: boolean, dire?: boolean, options: Choice[]}} Ask */
/** @typedef {{seat: number, name: string, called: string, plays: string, kind: 'person'|'bot', bot: string|null, here: boolean, claimed: boolean, asked: boolean, since: number|null}} Sitting */
/** @typedef {{seat: number, left: number|null, until: number|null, votes: number[]}} Timed */
/** @typedef {{time: number, increment: number, over: 'bot'|'vote'|'nothing', seats: Timed[]}} Clock */
/** @typedef {{seats: Sitting[], clock: Clock|null, over: boolean, next: boolean, again: {can: boolean, table: string|null}|null, result: any, chosen: {option: string, text: string, on: string[]}|null, undo: {can: boolean, text: string, question: string|null}, ahead?: {id: string, text: string, on: boolean}[], advice?: boolean, guide?: any}} Status */
/** @typedef {import('./patch.js').Beat} Beat */
/** @typedef {import('./log.js').Line} Line */
/** @typedef {{frame?: string, fragments: Record<string, string>, order: Record<string, string[]>, seat: number|null, to: string, ask: Ask|null, status: Status, log: Line[]}} Whole */
/** @typedef {{from: string, to: string, beats: Beat[], order: Record<string, string[]>, ask: Ask|null, status: Status, log_kept: number, log: Line[]}} Update */
/** @typedef {{table: string, game: string, seat: number|null, held: number[], host: boolean, open: boolean, lang: string, to: string, ask: Ask|null, status: Status, log: Line[], order: Record<string, string[]>}} Start */
/** @typedef {{type: 'answer', seat: number, question: string, option: string}} Answer */

/** @type {Start} */
export const start = JSON.parse($('start').textContent);
/** @type {{seat: number|null, held: number[], have: string, ask: Ask|null, status: Status, selected: string|null, pending: Answer|null, keyboard: boolean, byKey: Map<string, Choice[]>}} */
export const state = {
  seat: start.seat, held: start.held, have: start.to, ask: null, status: start.status, selected: null, pending: null, keyboard: false,
  byKey: new Map(),  // what each thing on the table is offered for
};
export const spots = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-spot]')].filter(spot => spot.getClientRects().length));
export const keyOf = (/** @type {Element} */ spot) => spot.getAttribute('data-spot') ?? '';
export const offered = (/** @type {Element} */ spot) => state.byKey.has(keyOf(spot));
export const nameOf = (/** @type {number} */ seat) => state.status.seats[seat]?.name ?? '';
