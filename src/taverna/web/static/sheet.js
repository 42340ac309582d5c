// @ts-check
// The sheet goes to the printer.
document.getElementById('print')?.addEventListener('click', () => print());
