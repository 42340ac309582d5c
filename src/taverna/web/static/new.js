// @ts-check
// As many places as there are seats; and no field that would mean nothing beside what is chosen.
const form = /** @type {HTMLFormElement} */ (document.getElementById('new'));
/** @param {string} name */
function chosen(name) {
  const field = /** @type {HTMLSelectElement | null} */ (form.querySelector(`select[name="option_${name}"]`));
  return field ? field.selectedOptions[0].dataset.is ?? field.value : undefined;
}
function fit() {
  const seats = Number(new FormData(form).get('seats'));
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-seat]'))) {
    const used = Number(place.dataset.seat) < seats;
    place.hidden = !used;
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (place.querySelectorAll('select, input'))) field.disabled = !used;
    const friend = /** @type {HTMLSelectElement} */ (place.querySelector('select')).value === 'person';  // who comes by link says it there
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('[name^="name"], .picks'))) field.hidden = friend;
  }
  for (const about of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('.about'))) about.hidden = false;
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-needs]'))) {
    const needs = (row.dataset.needs ?? '').split(' ').map((need) => need.split('='));
    const used = needs.every(([name, value]) => chosen(name) === value);
    row.hidden = !used;
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (row.querySelectorAll('select, input'))) field.disabled = !used || row.closest('[data-seat][hidden]') !== null;
  }
}
/** What is chosen tells what it is. */
function tell() {
  for (const about of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('.about'))) if (chosen(about.dataset.of ?? '') !== about.dataset.id) about.hidden = true;
}
form.addEventListener('change', () => { fit(); tell(); });
fit();
tell();
