// @ts-check
// As many places as there are seats.
const form = /** @type {HTMLFormElement} */ (document.getElementById('new'));
function fit() {
  const seats = Number(new FormData(form).get('seats'));
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-seat]'))) {
    const used = Number(place.dataset.seat) < seats;
    place.hidden = !used;
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (place.querySelectorAll('select, input'))) field.disabled = !used;
  }
}
form.addEventListener('change', fit);
fit();
