// @ts-check
// Arrow keys over anything that has spots. Knows no game and no shape of board.
/** @type {Record<string, [number, number]>} */
const WAY = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const middle = (/** @type {Element} */ element) => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
/** @type {{axis: number, value: number, at: Element}|null} */
let line = null;

/** The nearest spot within sixty degrees of the direction pressed, keeping to the line one started on (as a text cursor
 * keeps its column), so that opposite keys undo each other; failing that, the nearest of all in that direction.
 * @param {HTMLElement} from @param {string} key @param {HTMLElement[]} spots @returns {HTMLElement|null} */
export function neighbour(from, key, spots) {
  const [dx, dy] = WAY[key], axis = dx ? 1 : 0, here = middle(from);
  if (line?.axis !== axis || line.at !== from) line = { axis, value: here[axis], at: from };
  let best = null, least = Infinity, wide = null, widest = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const there = middle(spot), along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy, aside = Math.abs(there[axis] - here[axis]);
    if (along <= 1) continue;
    const cost = Math.hypot(along, aside) + 0.5 * Math.abs(there[axis] - line.value);
    if (aside <= along * 1.74) { if (cost < least) { least = cost; best = spot; } } else if (cost < widest) { widest = cost; wide = spot; }
  }
  best ??= wide;
  if (best) line.at = best;
  return best;
}
