// What a person would find wrong with the words on the page: words that are cut, that leave the page, or that lie on other words.
() => {
  const found = new Set();
  const texts = [];
  const clips = style => /hidden|clip/.test(style);
  const rolls = style => /auto|scroll/.test(style);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const name = el => {
    const near = el.closest('[data-spot], [data-look], [data-layer], [id], [class]');
    return near ? near.dataset.spot ?? near.dataset.look ?? (near.id || '.' + (near.getAttribute('class') ?? near.dataset.layer)) : el.tagName;
  };
  while (walk.nextNode()) {
    const node = walk.currentNode, el = node.parentElement, said = node.nodeValue.trim();
    if (!said || el.closest('.heard, .skip, script, style, template, noscript, dialog:not([open]), [hidden], title, desc, [data-coordinate]')) continue;
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      let box = { left: line.left, right: line.right, top: line.top, bottom: line.bottom }, cut = null, gone = false, rolled = false;
      for (let up = el; up && up !== document.documentElement; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.display === 'none' || style.clipPath !== 'none' && !up.closest('svg')) { gone = true; break; }
        if (up !== el && up.closest('svg') && up.tagName !== 'svg') continue;
        const seen = up.getBoundingClientRect();
        for (const [how, low, high, slack] of [[style.overflowX, 'left', 'right', 2], [style.overflowY, 'top', 'bottom', 3.5]]) {
          if (clips(how) && up.tagName !== 'svg') { if (!rolled && (box[low] < seen[low] - slack || box[high] > seen[high] + slack)) cut ??= up; }
          if (rolls(how)) rolled = true;
          if (clips(how) || rolls(how)) { box[low] = Math.max(box[low], seen[low]); box[high] = Math.min(box[high], seen[high]); }
        }
        if (box.right - box.left < 1 || box.bottom - box.top < 1) { gone = !cut || rolled; break; }
        if (style.position === 'fixed') break;
      }
      if (gone) continue;
      const board = el.closest('.board[data-unit]');
      if (cut && board && cut.contains(board)) continue; // the camera looks elsewhere
      if (cut && cut === board) continue;
      if (cut) { found.add(`cut: "${said}" of ${name(el)} by ${name(cut)}`); continue; }
      if (!rolled && !board && (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)) found.add(`off the page: "${said}" of ${name(el)}`);
      if (line.height > 5) texts.push({ el, said, box });
    }
  }
  texts.sort((a, b) => a.box.left - b.box.left);
  const opaque = (upper, lower) => {
    for (let up = upper; up && !up.contains(lower); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up.closest('svg') && up.tagName !== 'svg') { if (up.tagName === 'g' && up.querySelector(':scope > rect, :scope > circle, :scope > path, :scope > use')) return true; continue; }
      if (!/rgba\(.*, 0\)|transparent/.test(style.backgroundColor) || style.backgroundImage !== 'none') return true;
    }
    return false;
  };
  for (const [i, a] of texts.entries()) for (let j = i + 1; j < texts.length && texts[j].box.left < a.box.right - 1.5; j++) {
    const b = texts[j];
    if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue;
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top), wide = Math.min(a.box.right, b.box.right) - b.box.left;
    const least = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
    if (wide < 1.5 || high < Math.max(2, least * .3)) continue;
    const x = b.box.left + wide / 2, y = Math.max(a.box.top, b.box.top) + high / 2;
    const top = document.elementFromPoint(x, y);
    if (top && !a.el.contains(top) && !b.el.contains(top) && !top.contains(a.el) && !top.contains(b.el) && opaque(top, a.el) && opaque(top, b.el)) continue;
    if (opaque(a.el, b.el) || opaque(b.el, a.el)) {
      const same = a.el.closest('.board') && b.el.closest('.board');
      if (!same || !a.el.closest('svg')) continue;
    }
    found.add(`on one another: "${a.said}" of ${name(a.el)}, "${b.said}" of ${name(b.el)}`);
  }
  return [...found];
}
