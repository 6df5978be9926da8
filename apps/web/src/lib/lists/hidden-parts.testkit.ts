interface ShownPart {
  element: Element;
  text: string;
  box: DOMRect;
  isWanted: boolean;
}

/** Cells and controls whose whole text is wanted, and texts that are wanted anywhere. */
interface Wanted {
  within: string;
  texts: RegExp;
}

/**
 * The parts of each row that are wanted and not wholly in sight: cut by an element around them, outside of their cell
 * or row, under another part, or under a column that stays while the table scrolls.
 */
export function hiddenParts(rows: Iterable<HTMLElement>, wanted: Wanted): string[] {
  const all = [...rows];
  // Below the fold nothing is laid out by itself.
  for (const row of all) row.style.contentVisibility = 'visible';
  return all.flatMap((row) => {
    const parts = partsOf(row, wanted);
    const cells = [...row.querySelectorAll('td')].map((element) => ({ element, box: element.getBoundingClientRect() }));
    return parts
      .filter(({ isWanted }) => isWanted)
      .flatMap((part) => {
        const own = part.element.closest('td');
        const others = [...parts, ...cells].filter((other) => other.element !== part.element && other.element !== own);
        const cutter = around(part, row).find((element) => overhang(element, part.box) > slack);
        if (cutter) return [`“${part.text}” by ${nameOf(cutter)}: ${Math.ceil(overhang(cutter, part.box))} px`];
        const cover = others.find((other) => meet(seenOf(other, row), part.box));
        return cover ? [`“${part.text}” under ${nameOf(cover.element)}`] : [];
      });
  });
}

/** A button or lamp as a whole, of any other text the part that is wanted. */
function partsOf(row: Element, { within, texts }: Wanted): ShownPart[] {
  const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const parts = new Map<Node, ShownPart>();
  while (words.nextNode()) {
    const node = words.currentNode as Text;
    const { parentElement: parent, data } = node;
    if (!parent || !data.trim() || parent.closest('.visually-hidden, svg')) continue;
    const whole = parent.closest('button, [data-lamp], [data-bid]');
    const found = whole || parent.closest(within) ? undefined : texts.exec(data);
    const range = document.createRange();
    range.selectNodeContents(node);
    if (found) {
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
    }
    const box = (whole ?? range).getBoundingClientRect();
    const isAlways = whole?.matches('[data-lamp], [data-bid]') || parent.closest(within);
    const isWanted = Boolean(isAlways ?? found) || texts.test(data);
    const element = whole ?? parent;
    if (box.width > 0) parts.set(whole ?? node, { element, text: found?.[0] ?? element.textContent, box, isWanted });
  }
  return [...parts.values()];
}

/** The rectangle that is left when all elements around have cut the part. */
function seenOf(part: { element: Element; box: DOMRect }, row: Element): DOMRect {
  return around(part, row).reduce((box, element) => {
    const outer = element.getBoundingClientRect();
    const left = Math.max(box.left, outer.left);
    return new DOMRect(left, box.top, Math.min(box.right, outer.right) - left, box.height);
  }, part.box);
}

/** The row, the cell, and whatever cuts its content in between and around. */
function around({ element }: Pick<ShownPart, 'element'>, row: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at === row ? null : at.parentElement) {
    const { overflowX, display } = getComputedStyle(at);
    if (at === row || at.localName === 'td' || (overflowX !== 'visible' && display !== 'inline')) found.push(at);
  }
  const scroller = row.closest('table')?.parentElement;
  return scroller ? [...found, scroller] : found;
}

const slack = 1;

/** An element that cuts its text draws the ellipsis over the last letters, so those count as hidden too. */
function overhang(element: Element, inner: DOMRect): number {
  const outer = element.getBoundingClientRect();
  const { textOverflow, fontSize, direction } = getComputedStyle(element);
  const hasEllipsis = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + slack;
  const ellipsis = hasEllipsis ? Number.parseFloat(fontSize) : 0;
  const [before, after] = direction === 'rtl' ? [ellipsis, 0] : [0, ellipsis];
  return Math.max(outer.left - inner.left + before, inner.right + after - outer.right);
}

/** Lines below each other may touch, since a font is taller than its line. */
function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > slack && height > Math.min(one.height, other.height) / 2;
}

const nameOf = (element: Element): string =>
  element.getAttribute('data-column') ?? `${element.localName}, ${element.textContent.slice(0, 40)}`;
