import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page';
import { nextPaint } from './rows';
import { LANDING } from '../../../src/features/landing/messages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The worst images for the text: one as light as the text, and one as dark. All others are in between. */
const IMAGES = { dark: '#fff', light: '#000' } as const;

/** On both sides of each breakpoint of the text's position, and a phone in landscape. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1279, height: 800 },
  { width: 1280, height: 800 },
];

/** A line of text: its position, and its color as the browser reports it. */
interface Line {
  readonly text: string;
  readonly color: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Hides the text of a part of the page, including text that appears later. */
function hideText(page: Page, part: string): Promise<void> {
  return page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { -webkit-text-fill-color: transparent !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, part);
}

/** The visible text of a part of the page. Text on a background of its own is left out. */
function linesOf(page: Page, part: string): Promise<Line[]> {
  return page.locator(part).evaluate((root) => {
    const lines: Line[] = [];
    const hasGround = (element: Element): boolean => {
      if (element === root) return false;
      const { backgroundColor, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)') return true;
      return element.parentElement !== null && hasGround(element.parentElement);
    };
    const isSeen = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || hasGround(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const seen = width > 1 && isSeen(element, x + 1, y + 1) && isSeen(element, x + 1, y + height - 1);
        if (seen) lines.push({ text, color: getComputedStyle(element).color, box: { x, y, width, height } });
      }
    }
    return lines;
  });
}

/** The same with a screenshot of the window, both once nothing moves any more. */
async function drawnLines(page: Page, part: string): Promise<{ lines: Line[]; png: Buffer }> {
  let lines = await linesOf(page, part);
  for (;;) {
    await nextPaint(page);
    const png = await page.screenshot();
    const after = await linesOf(page, part);
    if (JSON.stringify(after) === JSON.stringify(lines)) return { lines, png };
    lines = after;
  }
}

/** The lowest contrast of each line with any pixel behind it (WCAG 2.2, definitions), computed on a page without a policy. */
function leastContrasts(
  reader: Page,
  screenshot: Buffer,
  lines: readonly Line[],
): Promise<[text: string, ratio: number][]> {
  return reader.evaluate(
    async ({ png, lines }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const linear = Array.from({ length: 256 }, (_, value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const channel = (value = 0) => linear[value] ?? 0;
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * channel(data[at]) + 0.7152 * channel(data[at + 1]) + 0.0722 * channel(data[at + 2]);
      context.fillStyle = '#000';
      const own = lines.map(({ color }) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return luminance(context.getImageData(0, 0, 1, 1).data, 0);
      });
      context.drawImage(image, 0, 0);
      return lines.map(({ text, box }, index): [string, number] => {
        const { data } = context.getImageData(box.x, box.y, box.width, box.height);
        let minimum = Infinity;
        for (let at = 0; at < data.length; at += 4) {
          const [low = 0, high = 0] = [luminance(data, at), own[index] ?? 0].sort((one, other) => one - other);
          minimum = Math.min(minimum, (high + 0.05) / (low + 0.05));
        }
        return [text, minimum];
      });
    },
    { png: screenshot.toString('base64'), lines: [...lines] },
  );
}

test("text on a movie's image keeps a contrast of 4.5 to 1, whatever the image shows", async ({
  page,
  server,
  context,
}) => {
  let color: string = IMAGES.dark;
  server.intercept(({ url }) => {
    if (!/\/t\/p\/w(500|1280)\//.test(url)) return undefined;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="100%" height="100%" fill="${color}"/></svg>`;
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' } });
  });
  const reader = await context.newPage();
  const lowContrast: string[] = [];
  for (const { path, part } of [
    { path: '/', part: `section[aria-label="${LANDING.hero.label}"]` },
    { path: '/movie/603', part: 'main' },
  ])
    for (const colorScheme of ['dark', 'light'] as const) {
      color = IMAGES[colorScheme];
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await hideText(page, part);
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await expect(page.locator('main img[data-shown=true]')).toHaveCount(1);
        const { lines, png } = await drawnLines(page, part);
        expect(lines.length).toBeGreaterThan(2);
        for (const [text, ratio] of await leastContrasts(reader, png, lines))
          if (ratio < 4.5)
            lowContrast.push(`${path}, ${viewport.width}, ${colorScheme}: '${text}' ${ratio.toFixed(2)}`);
      }
    }
  expect(lowContrast).toEqual([]);
});
