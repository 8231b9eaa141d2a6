import type { CDPSession, Page } from '@playwright/test';
import { NO_INSETS, type Insets } from './faults';

/** How somebody looks at the screens. */
export interface Row {
  readonly width: number;
  readonly height: number;
  readonly letters?: '200%';
  /** Their own colours, and more contrast. */
  readonly forced?: true;
  readonly insets?: Insets;
  /** A finger is to hit everything. */
  readonly finger?: true;
}

/** Pixels: 1024 at 400%. */
const DESKTOP_ENLARGED = 256;

const ON_ITS_SIDE: Insets = { top: 0, right: 47, bottom: 21, left: 47 };

export const ROWS: Readonly<Record<string, Row>> = {
  'a desktop window enlarged to 400%': { width: 320, height: DESKTOP_ENLARGED },
  'a small phone': { width: 320, height: 640, finger: true },
  'letters of twice the size': { width: 390, height: 844, letters: '200%' },
  'forced colours, more contrast': { width: 390, height: 844, forced: true },
  'a phone with a notch': { width: 390, height: 844, insets: { ...NO_INSETS, top: 47, bottom: 34 }, finger: true },
  'a small phone with a notch on its side': { width: 740, height: 360, insets: ON_ITS_SIDE },
  'a phone with a notch on its side': { width: 844, height: 390, insets: ON_ITS_SIDE, finger: true },
};

/** What each page is shown as: what stays the same is not set again. A session's settings end with it, so a page has one. */
const shown = new WeakMap<Page, { devtools: CDPSession; row: Row }>();

/** Shows a page to somebody: what was set before is taken back. */
export async function show(page: Page, row: Row): Promise<void> {
  const { devtools, row: before } = shown.get(page) ?? {
    devtools: await page.context().newCDPSession(page),
    row: undefined,
  };
  shown.set(page, { devtools, row });
  if (row.width !== before?.width || row.height !== before.height)
    await page.setViewportSize({ width: row.width, height: row.height });
  if (row.forced !== before?.forced) {
    const forcedColors = row.forced ? 'active' : 'none';
    await page.emulateMedia({ forcedColors, contrast: row.forced ? 'more' : 'no-preference' });
  }
  // a phone's scrollbar takes no room
  const hidden = row.height !== DESKTOP_ENLARGED;
  if (before === undefined || hidden !== (before.height !== DESKTOP_ENLARGED))
    await devtools.send('Emulation.setScrollbarsHidden', { hidden });
  if (row.insets !== before?.insets)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...(row.insets ?? NO_INSETS) } });
  // a page that was opened anew has letters of its own size again
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  }, row.letters ?? '');
}

/** Until the page has been drawn as its window and letters are now. */
export function drawnAnew(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
