import type { CDPSession, Page } from '@playwright/test';
import { NO_INSETS, type Insets } from './faults';

/** A combination of device and display settings. */
export interface Row {
  readonly width: number;
  readonly height: number;
  readonly fontSize?: '200%';
  /** Forced colors, and more contrast. */
  readonly forced?: true;
  readonly insets?: Insets;
  /** Touch: every target must be large enough for a finger. */
  readonly finger?: true;
}

/** Pixels: 1024 at 400%. */
const DESKTOP_ENLARGED = 256;

const LANDSCAPE: Insets = { top: 0, right: 47, bottom: 21, left: 47 };

export const ROWS: Readonly<Record<string, Row>> = {
  'a desktop window enlarged to 400%': { width: 320, height: DESKTOP_ENLARGED },
  'a small phone': { width: 320, height: 640, finger: true },
  'text at 200%': { width: 390, height: 844, fontSize: '200%' },
  'forced colors, more contrast': { width: 390, height: 844, forced: true },
  'a phone with a notch': { width: 390, height: 844, insets: { ...NO_INSETS, top: 47, bottom: 34 }, finger: true },
  'a small phone with a notch in landscape': { width: 740, height: 360, insets: LANDSCAPE },
  'a phone with a notch in landscape': { width: 844, height: 390, insets: LANDSCAPE, finger: true },
};

/** The current settings of each page, so that unchanged ones are not set again. Closing the CDP session would reset them. */
const shown = new WeakMap<Page, { devtools: CDPSession; row: Row }>();

/** Applies a row's settings to a page, and resets those of the row before. */
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
  // a phone's scrollbar takes up no space
  const hidden = row.height !== DESKTOP_ENLARGED;
  if (before === undefined || hidden !== (before.height !== DESKTOP_ENLARGED))
    await devtools.send('Emulation.setScrollbarsHidden', { hidden });
  if (row.insets !== before?.insets)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...(row.insets ?? NO_INSETS) } });
  // a page that was reloaded has its default font size again
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  }, row.fontSize ?? '');
}

/** Waits until the page has been drawn with its current window and font size. */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
