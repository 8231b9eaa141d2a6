import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../../src/config/routes';
import { MEMBER_ADDRESSES } from '../../fixtures/member-addresses';
import { LIMITS } from '../../time/limits';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, choose, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { VISITOR_ADDRESSES } from '../fixtures/screens';
import { SHELL } from '../../../src/i18n/messages/shell';
import { SYNC } from '../../../src/i18n/messages/sync';

// Each test checks many screens, each of them several times.
test.describe.configure({ timeout: LIMITS.longBrowserTest });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = {
  'a desktop window enlarged to 400%': { width: 320, height: 256, letters: '100%' },
  'a small phone': { width: 320, height: 640, letters: '100%' },
  'a phone in landscape': { width: 844, height: 390, letters: '100%' },
  'text at 200%': { width: 390, height: 844, letters: '200%' },
} as const;

/** Text that a box clips sideways, and parts that extend beyond the window: nobody can read these. */
async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent.trim().slice(0, 30)}, ${Math.round(left)} to ${Math.round(right)}`;
    };
    // except what scrolls or is swiped, and what is marked as decoration
    const elsewhere = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      if (parent.closest('[aria-hidden="true"], [inert]') !== null) return true;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) || elsewhere(parent);
    };
    const seen = Array.from(root.querySelectorAll('*')).filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const beyond = seen.filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const hasContent = element.textContent.trim() !== '' || element.matches('img, button, a, input');
      return hasContent && width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && !elsewhere(element);
    });
    const cut = seen.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const own = Array.from(element.childNodes).some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent !== null && textContent.trim() !== '',
      );
      return (
        own &&
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [];
    return [...wide, ...[...beyond, ...cut].map(name)].slice(0, 5);
  });
}

/** Waits until the page has been drawn with its current window and font size. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** What cannot be read on the current screen, by window. */
async function faults(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const [window, { letters, ...size }] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), letters);
    await nextPaint(page);
    for (const fault of await unreadable(page)) found.push(`${what}, ${window}: ${fault}`);
  }
  return found;
}

/** What a screen shows only once the device or the server has responded. */
const FILLED: Readonly<Record<string, string>> = { [ROUTES.history]: 'time' };

async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    if (path in FILLED)
      await expect(
        page
          .getByRole('main')
          .locator(FILLED[path] ?? '')
          .first(),
      ).toBeVisible();
    found.push(...(await faults(page, path)));
  }
  return found;
}

test('a visitor can read everything in small windows and with large text', async ({ page }) => {
  const found = await faultsOf(page, VISITOR_ADDRESSES);
  expect(found).toEqual([]);
});

test('a member can read everything in small windows and with large text', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  await currentSlide(dialog).getByRole('button', { name: 'Add to Favorites' }).click();
  await currentSlide(dialog).getByRole('button', { name: 'Mark as Watched' }).click();
  const inResults = await faults(page, 'results');
  const found = await faultsOf(page, MEMBER_ADDRESSES);
  expect([...inResults, ...found]).toEqual([]);
});

test('with text at 200%, a movie’s dialog breaks no word of its title and cuts nothing of its rating', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Inception
  await page.goto('/charts/movies/top50?movie=27205');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await nextPaint(page);
  const dialog = page.getByRole('dialog', { name: 'Inception' });
  const lines = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
  const title = dialog.getByRole('heading', { level: 2, name: 'Inception' });
  await expect(title).toBeVisible();
  expect(await lines(title)).toBe(1);
  const rating = dialog.getByText(/^\d\.\d\/10$/).first();
  await rating.scrollIntoViewIfNeeded();
  await expect(rating).toBeInViewport({ ratio: 1 });
  expect(await lines(rating)).toBe(1);
  expect(await rating.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(await unreadable(page)).toEqual([]);
});

test('with forced colors, chosen, marked and current items can be told apart', async ({ page }) => {
  await signUp(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((word) => {
      const label = word.closest('label');
      return label && getComputedStyle(label).backgroundColor;
    });
  await choose(page.getByRole('radio').first());
  const chosen = await page
    .getByRole('radio')
    .first()
    .evaluate((radio) => radio.closest('label')?.textContent ?? '');
  const other = await page
    .getByRole('radio')
    .last()
    .evaluate((radio) => radio.closest('label')?.textContent ?? '');
  expect(chosen).not.toBe(other);
  await expect.poll(async () => (await ground(chosen)) === (await ground(other))).toBe(false);

  const steps = await page
    .getByText(/^Step 1 of /)
    .locator('xpath=following-sibling::*/*')
    .evaluateAll((segments) => segments.map((segment) => getComputedStyle(segment).backgroundColor));
  expect(new Set([steps[0], steps[1]]).size).toBe(2);

  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i');
    Object.assign(probe.style, { background: 'Highlight', forcedColorAdjust: 'none' });
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await page.goto('/collection');
  const hearts = page
    .locator('main article')
    .first()
    .getByRole('button', { name: /Favorites$/ });
  await expect(hearts).toHaveAccessibleName('Add to Favorites');
  await expect(hearts).not.toHaveCSS('background-color', highlight);
  await hearts.click();
  await expect(hearts).toHaveAccessibleName('Remove from Favorites');
  await expect(hearts).toHaveCSS('background-color', highlight);

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(hearts).toBeVisible();

  await page.goto('/profile/stats');
  const places = page.getByRole('navigation', { name: SHELL.account });
  await expect(places.locator('[aria-current=page]')).toHaveCSS('background-color', highlight);
  await expect(places.locator('a:not([aria-current])').first()).not.toHaveCSS('background-color', highlight);
  const progress = page.getByRole('progressbar').first();
  // The browser draws the bar itself: only a screenshot distinguishes the filled tenth from the rest.
  const isDistinguishable = async () => {
    const pixels = [...(await progress.screenshot())];
    return page.evaluate(async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const at = (share: number) =>
        canvas?.getImageData(Math.round(bitmap.width * share), Math.round(bitmap.height / 2), 1, 1).data.join();
      return at(0.05) !== at(0.9);
    }, pixels);
  };
  await expect.poll(isDistinguishable).toBe(true);
});

test('with forced colors, the dot of what is saved is filled, and that of a device that is offline is not', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signUp(page);
  const dot = (name: string) => page.getByRole('link', { name }).locator('[aria-hidden]');
  const fill = (name: string) =>
    dot(name).evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      return backgroundColor === borderTopColor ? 'filled' : 'hollow';
    });
  await expect(dot(SYNC.saved)).toBeVisible();
  expect(await fill(SYNC.saved)).toBe('filled');
  await context.setOffline(true);
  await expect(dot(SYNC.offline)).toBeVisible();
  expect(await fill(SYNC.offline)).toBe('hollow');
});

test('with more contrast, no text is gray', async ({ page }) => {
  await page.goto('/charts');
  await expect(page.locator('main p').first()).toBeVisible();
  const colours = () =>
    page.evaluate(() => ({
      words: getComputedStyle(document.body).color,
      lead: getComputedStyle(document.querySelector('main p') ?? document.body).color,
    }));
  const usual = await colours();
  expect(usual.lead).not.toBe(usual.words);
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(async () => (await colours()).lead).toBe(usual.words);
});
