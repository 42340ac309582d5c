// @ts-check
// Before the first paint: the theme someone chose. Then the small things every page has.
(() => {
  const root = document.documentElement;
  const kept = localStorage.getItem('theme');
  if (kept) root.dataset.theme = kept;
  if (localStorage.getItem('calm')) root.dataset.calm = '';
  document.addEventListener('click', event => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest('[data-do="theme"]')) {
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
      localStorage.setItem('theme', root.dataset.theme);
    }
    for (const menu of document.querySelectorAll('details.menu[open]')) if (!menu.contains(target)) menu.removeAttribute('open');
  });
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-lang]'))) {
      const query = new URLSearchParams(location.search);
      query.set('lang', link.dataset.lang ?? 'en');
      link.href = `?${query}`;
    }
    const format = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' });
    for (const time of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('time[data-time]'))) {
      const ago = (Number(time.dataset.time) * 1000 - Date.now()) / 60000;
      const [n, unit] = ago > -60 ? [ago, 'minute'] : ago > -1440 ? [ago / 60, 'hour'] : [ago / 1440, 'day'];
      time.textContent = format.format(Math.round(/** @type {number} */ (n)), /** @type {any} */ (unit));
    }
  });
})();
