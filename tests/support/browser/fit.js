// What `fit.py` asks of a page: whether all that is on it fits, can be hit, and is called what stands on it.
(() => {
  /** Each element is asked once: lines have many ancestors in common. */
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const styleOf = once((element) => {
    const { clipPath, display, overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element);
    return { clipPath, display, overflowX, overflowY, position, webkitLineClamp };
  });
  const boxOf = once((element) => element.getBoundingClientRect());
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isClipped = (element) => styleOf(element).clipPath === 'inset(50%)';
  const clipped = once((element) => element && (isClipped(element) || clipped(element.parentElement)));
  const heard = (element) => element.closest('noscript, option') || clipped(element);
  /** Behind an open dialog nothing counts. */
  const behind = (element) => document.querySelector('dialog[open]') && !element.closest('dialog[open]');
  /** What lies within so many lines stands elsewhere in full. */
  const brief = (element) => styleOf(element).webkitLineClamp !== 'none';
  const named = ({ outerHTML }) => (outerHTML.length > 160 ? `${outerHTML.slice(0, 160)}…` : outerHTML);
  const scrolling = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const MAY_SCROLL = '.seats, .hand, :has(> table)';

  const layerOf = once((element) => {
    for (let at = element; at; at = at.parentElement) {
      const { position } = styleOf(at);
      if (['fixed', 'sticky', 'absolute'].includes(position) || at.matches('dialog')) return at;
    }
    return null;
  });

  function scrollsToTheSide() {
    const whole = document.scrollingElement;
    const found = whole.scrollWidth > whole.clientWidth ? [`the page is ${whole.scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches(MAY_SCROLL) || element.scrollWidth <= element.clientWidth + 1) continue;
      if (!scrolling(styleOf(element).overflowX) || !shown(element) || clipped(element)) continue;
      found.push(`this scrolls to the side: ${named(element)}`);
    }
    return found;
  }

  /** Whether anything that moves needs, on its way, more room than there is: all that has moved does so once more. */
  function swaying() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation-name: none !important; }');
    const others = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...others, sheet];
    void document.documentElement.offsetWidth;
    document.adoptedStyleSheets = others;
    const whole = document.scrollingElement;
    const moving = document.getAnimations();
    const widths = [0, 0.25, 0.5].map((part) => {
      for (const animation of moving) {
        animation.pause();
        animation.currentTime = part * animation.effect.getTiming().duration;
      }
      return whole.scrollWidth;
    });
    for (const animation of moving) animation.play();
    const widest = Math.max(...widths);
    return widest > whole.clientWidth ? [`the page is ${widest} wide while something moves`] : [];
  }

  /** A line of text as it is seen: what is left of its box, and whether something was cut off that nobody can scroll to. */
  function seen(element, { left, right, top, bottom }) {
    let aside = false;
    let below = false;
    let cut = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      const box = boxOf(at);
      if (overflowX !== 'visible') {
        if (scrolling(overflowX) && at.scrollWidth > at.clientWidth) aside = true;
        else if (!aside && (left < box.left - 2 || right > box.right + 2)) cut = true;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (overflowY !== 'visible') {
        if (scrolling(overflowY) && at.scrollHeight > at.clientHeight) below = true;
        else if (!below && (top + bottom) / 2 > box.bottom + 1) cut = true;
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      if (position === 'fixed') break;
    }
    const wide = document.documentElement.clientWidth;
    if (!aside && (left < -1 || right > wide + 1)) cut = true;
    return { left, right, top, bottom, cut };
  }

  function lines() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.data.trim();
      if (!text || !shown(element) || heard(element) || brief(element) || behind(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const line = { node, element, text, layer: layerOf(element), height: box.height };
        if (box.width >= 1) found.push({ ...line, ...seen(element, box) });
      }
    }
    return found;
  }

  function cutOff() {
    const all = lines();
    const found = all.filter(({ cut }) => cut).map(({ text, element }) => `“${text}” is cut off: ${named(element)}`);
    const left = all.filter((line) => line.right - line.left > 1 && line.bottom - line.top > 1);
    for (const [place, one] of left.entries()) {
      for (const other of left.slice(place + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const low = Math.min(one.height, other.height);
        if (across > 2 && down > low * 0.4) found.push(`“${one.text}” lies on “${other.text}”`);
      }
    }
    return [...new Set([...scrollsToTheSide(), ...found])];
  }

  function tooSmall(least) {
    const all = document.querySelectorAll('button, a[href], select, input, textarea, summary, [role="tab"]');
    return [...all].flatMap((element) => {
      if (!shown(element) || behind(element)) return [];
      if (element.matches('p a') && styleOf(element).display.startsWith('inline')) return [];
      if (clipped(element) && !element.labels?.length) return [];
      const label = element.matches('input:is([type=radio], [type=checkbox], [type=file])') && element.labels?.[0];
      const spread = label && getComputedStyle(label, '::after').position === 'absolute';
      const { width, height } = (spread ? label.parentElement : label || element).getBoundingClientRect();
      if (Math.min(width, height) >= least - 0.5) return [];
      return [`only ${Math.round(width)} by ${Math.round(height)}: ${named(element)}`];
    });
  }

  /** Buttons and links that have a name of their own: what stands on them must be part of it (WCAG 2.5.3). */
  function misnamed() {
    const words = (text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    const visible = (element) =>
      heard(element) || !shown(element)
        ? []
        : [...element.childNodes].flatMap((node) =>
            node.nodeType === Node.TEXT_NODE ? words(node.data) : node.nodeType === Node.ELEMENT_NODE ? visible(node) : [],
          );
    return [...document.querySelectorAll(':is(button, a)[aria-label]')].filter(shown).flatMap((element) => {
      const name = words(element.ariaLabel);
      const missing = visible(element).filter((word) => !name.includes(word));
      return missing.length ? [`“${missing}” is seen, but not in the name “${element.ariaLabel}”`] : [];
    });
  }

  return { cutOff, swaying, tooSmall, misnamed };
})()
