import type { Page } from '@playwright/test';

/** Pixels, from the upper left corner of the window with the page scrolled to the top. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible part of a control or of a line of text. */
export interface Box extends Rect {
  readonly kind: 'control' | 'words';
  readonly name: string;
  /** Path from the document's root: an element's path begins with those of its ancestors. */
  readonly path: string;
  /** Path of the ancestor that overlays the page, such as a sticky bar; empty for the page itself. */
  readonly layer: string;
  /** Path of the ancestor that stays in the window while the page scrolls; empty for what scrolls along. */
  readonly fixed: string;
  /** It is not completely visible, and its container cannot be scrolled to the rest. */
  readonly cut: boolean;
  /** It is in a row that is swiped, where more of it is beyond an edge. */
  readonly swiped: boolean;
}

/** Everything visible on a page, or in the dialog that is open over it. */
export interface Drawing {
  readonly boxes: readonly Box[];
  readonly window: { readonly width: number; readonly height: number };
  readonly page: { readonly width: number; readonly height: number };
  /** Parts that stay at an edge of the window while the page scrolls. */
  readonly bars: readonly Rect[];
  readonly dialog: boolean;
}

/** Controls: what can be pressed or filled in. */
export const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:has(input), [role^=menuitem], [tabindex="0"]';

/** Reads the boxes of everything visible. */
export function drawing(page: Page): Promise<Drawing> {
  return page.evaluate((controls) => {
    /** The share of the font size that letters fill: lines may be closer together than their boxes are tall. */
    const INK = 0.8;
    const NO_END = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const root = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;

    const common = (one: Rect, other: Rect): Rect => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const rectOf = (element: Element): Rect => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };

    interface Context extends Pick<Box, 'path' | 'layer' | 'fixed' | 'swiped'> {
      readonly hidden: boolean;
      readonly exposed: boolean;
      /** The area in which content is visible. */
      readonly shown: Rect;
      /** The same, ignoring areas that scroll and text that ends in an ellipsis. */
      readonly clip: Rect;
    }
    const PAGE: Context = {
      ...{ path: '', layer: '', fixed: '', swiped: false, hidden: false, exposed: true },
      ...{ shown: NO_END, clip: NO_END },
    };
    const contexts = new Map<Element, Context>();
    /** How an element and its ancestors affect what is inside it. */
    function contextOf(element: Element): Context {
      const known = contexts.get(element);
      if (known) return known;
      const parent = element.parentElement;
      const outer = parent === null || element === root ? PAGE : contextOf(parent);
      const style = getComputedStyle(element);
      const path = `${outer.path}${parent ? Array.prototype.indexOf.call(parent.children, element) : 0}/`;
      const canScroll = (overflow: string) => /auto|scroll/.test(overflow);
      const hides = (overflow: string) => element !== document.body && overflow !== 'visible';
      const [x, y] = [style.overflowX, style.overflowY];
      const at = rectOf(element);
      // text with an ellipsis ends where the padding begins
      const pad = style.textOverflow === 'ellipsis' ? parseFloat(style.paddingRight) : 0;
      const limits = (sideways: boolean, upright: boolean): Rect => ({
        ...NO_END,
        ...(sideways && { left: at.left + pad, right: at.right - pad }),
        ...(upright && { top: at.top, bottom: at.bottom }),
      });
      const isStuck = style.position === 'sticky' && at.top === 0;
      const isFixed = style.position === 'fixed' && element !== root;
      const overlays = isFixed || style.position === 'sticky' || Number(style.zIndex) > 1;
      const scrolls = (canScroll(x) && element.scrollWidth > element.clientWidth + 1) || false;
      const context: Context = {
        path,
        layer: overlays && element !== root ? path : outer.layer,
        fixed: isFixed || isStuck ? path : outer.fixed,
        swiped: outer.swiped || scrolls,
        hidden: outer.hidden || style.clipPath !== 'none' || element.matches('[inert]'),
        exposed: outer.exposed && element.getAttribute('aria-hidden') !== 'true',
        shown: common(isFixed ? NO_END : outer.shown, limits(hides(x), hides(y))),
        clip: common(
          canScroll(x) || canScroll(y) || isFixed ? NO_END : outer.clip,
          limits(
            hides(x) && !canScroll(x) && style.webkitLineClamp === 'none',
            hides(y) && !canScroll(y) && style.webkitLineClamp === 'none',
          ),
        ),
      };
      contexts.set(element, context);
      return context;
    }
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !contextOf(element).hidden;

    /** The text of a field ends where its padding begins, which may contain a button. */
    function insideOf(element: Element): Rect {
      const { left, top, right, bottom } = rectOf(element);
      if (!element.matches('input')) return { left, top, right, bottom };
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return { left: left + parseFloat(paddingLeft), top, right: right - parseFloat(paddingRight), bottom };
    }

    const boxes: Box[] = [];
    function add(kind: Box['kind'], name: string, element: Element, whole: Rect): void {
      const { path, layer, fixed, swiped, exposed, shown, clip } = contextOf(element);
      const at = common(whole, shown);
      const cut =
        exposed &&
        (whole.left < clip.left - 2 ||
          whole.right > clip.right + 2 ||
          whole.top < clip.top - 2 ||
          whole.bottom > clip.bottom + 2);
      // the skip link waits above the window until it has the focus
      const waits = fixed !== '' && at.bottom < 0;
      const gone = at.right - at.left < 1 || at.bottom - at.top < 1 || waits;
      if (!gone || cut) boxes.push({ kind, name, path, layer, fixed, swiped, cut, ...at });
    }
    for (const element of root.querySelectorAll(controls)) {
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      if (seen(element)) add('control', `${element.tagName.toLowerCase()} '${name}'`, element, insideOf(element));
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('option, style, script') || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const half = (parseFloat(getComputedStyle(element).fontSize) * INK) / 2;
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (width > 1)
          add('words', `'${text.slice(0, 40)}'`, element, { left, right, top: middle - half, bottom: middle + half });
      }
    }
    const bars = Array.from(document.querySelectorAll(root === document.body ? 'body *' : 'none')).filter((element) => {
      const { top, bottom } = rectOf(element);
      const isBar = /fixed|sticky/.test(getComputedStyle(element).position) && (top === 0 || bottom === innerHeight);
      return isBar && seen(element);
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      boxes,
      window: { width: innerWidth, height: innerHeight },
      page: { width: scrollWidth, height: scrollHeight },
      bars: bars.map(rectOf).filter(({ left, right, top, bottom }) => right > left && bottom > top),
      dialog: root !== document.body,
    };
  }, CONTROLS);
}
