import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { APP, SHELL } from '../../../src/i18n/messages/shell';

const PHONE = { width: 390, height: 844 };

const header = (page: Page) => page.getByRole('banner');
const submenu = (page: Page, name: string) => header(page).getByRole('list', { name, exact: true });
const toggle = (page: Page, name: string) => header(page).getByRole('button', { name: `${name} submenu` });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: SHELL.bottomNavigation });
const megaMenu = (page: Page) => page.getByRole('dialog', { name: SHELL.menu });
const hrefs = (parent: Locator) =>
  parent.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Links and buttons of the header that extend beyond the window: the page clips what does. */
function overflowing(page: Page) {
  return header(page).evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((part) => part.getAttribute('aria-label') ?? part.textContent),
  );
}

test('a submenu opens after the pointer has rested for 100 ms, and closes 300 ms after it left [NAV-12, NAV-13]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await header(page).getByRole('link', { name: 'MOVIES' }).hover();
  await page.clock.runFor(99);
  await expect(toggle(page, 'MOVIES')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(submenu(page, 'MOVIES')).toBeVisible();
  await submenu(page, 'MOVIES').getByRole('link', { name: 'Horror' }).hover();
  await page.clock.runFor(1000);
  await expect(submenu(page, 'MOVIES')).toBeVisible();
  await page.mouse.move(1000, 700);
  await page.clock.runFor(299);
  await expect(toggle(page, 'MOVIES')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(submenu(page, 'MOVIES')).toBeHidden();
});

test('submenus work by keyboard alone, and a chosen link moves the focus to the next screen [NAV-01, NAV-02]', async ({
  page,
}) => {
  await page.goto('/terms');
  const charts = header(page).getByRole('link', { name: 'Charts', exact: true });
  await charts.focus();
  await page.keyboard.press('ArrowDown');
  await expect(submenu(page, 'Charts').getByRole('link', { name: 'All Charts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(submenu(page, 'Charts')).toBeHidden();
  await expect(toggle(page, 'Charts')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submenu(page, 'Charts')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/charts\/movies\/top50$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Top 50' })).toBeFocused();
  await expect(submenu(page, 'Charts')).toBeHidden();
  expect(await hrefs(header(page))).toEqual([
    ...['/', '/charts', '/engine', '/tv', '/charts/movies/top50', '/box-office', '/trending-actors', '/watchlist'],
    ...['/login', '/join'],
  ]);
});

test('on a phone the mega menu lists every destination, scrolls, and closes from within the thumb’s reach [NAV-09, NAV-10, NAV-11]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms');
  const opener = bottomBar(page).getByRole('button', { name: SHELL.menu });
  await opener.click();
  const menu = megaMenu(page);
  await expect(menu.getByRole('link', { name: SHELL.top50 })).toBeInViewport();
  await menu.getByText(SHELL.later).click();
  await expect(menu.getByRole('link')).toHaveCount(56);
  const last = menu.getByRole('link', { name: 'All Tools' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const close = menu.getByRole('button', { name: SHELL.closeMenu });
  const box = await close.boundingBox();
  expect(box?.y).toBeGreaterThan(PHONE.height * 0.8);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the mega menu traps the focus, supports arrow keys, and closes on Escape and on Back [NAV-09]', async ({
  page,
}) => {
  await page.goto('/terms');
  await header(page).getByRole('link', { name: 'My Watchlist' }).click();
  // A menu that opens before the route has changed closes with it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveURL('/terms');
  const opener = header(page).getByRole('button', { name: SHELL.menu, exact: true });
  await opener.click();
  const menu = megaMenu(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('region', { name: 'Charts' }).getByRole('link', { name: 'Top 50' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('link', { name: SHELL.signUp })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`header, submenu and mega menu are accessible in ${colorScheme}, and static with reduced motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/nowhere');
    await toggle(page, 'Charts').click();
    await expect(submenu(page, 'Charts')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await header(page).getByRole('button', { name: SHELL.menu, exact: true }).click();
    await expect(megaMenu(page)).toBeVisible();
    expect(await megaMenu(page).evaluate((menu) => parseFloat(getComputedStyle(menu).animationDuration))).toBeLessThan(
      0.001,
    );
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('a member has an avatar with a menu and a bottom bar, and signs out by Sign out [NAV-05, NAV-06, NAV-07, NAV-08, ERR-47]', async ({
  page,
}) => {
  await signUp(page);
  // Its notification would cover the last rows of the menu in a small window.
  await page.getByRole('region', { name: APP.notifications }).getByRole('button', { name: APP.dismiss }).click();
  const avatar = header(page).getByRole('button', { name: SHELL.accountMenu });
  // the email address of new members begins with an f
  await expect(avatar).toHaveText('F');
  await avatar.click();
  const rows = page.getByRole('menuitem');
  expect(await rows.evaluateAll((all) => all.map((row) => [row.textContent, row.getAttribute('href')]))).toEqual([
    ['Profile', '/profile'],
    ['Favorites', '/profile/favorites'],
    ['History', '/profile/history'],
    ['Statistics', '/profile/stats'],
    ['Settings & Security', '/profile/settings'],
    [SHELL.signOut, null],
  ]);
  await page.keyboard.press('Escape');
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page), `${width} pixels`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await hrefs(bottomBar(page))).toEqual(['/dashboard', '/collection', '/charts', '/profile/favorites']);
  await bottomBar(page).getByRole('button', { name: SHELL.menu }).click();
  await expect(megaMenu(page).getByRole('link', { name: 'Settings & Security' })).toHaveAttribute(
    'href',
    '/profile/settings',
  );
  await megaMenu(page).getByRole('button', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: SHELL.login })).toBeVisible();
});

test('nothing in the header extends beyond a window of 320 pixels or more [NAV-04, NAV-14]', async ({ page }) => {
  await page.goto('/nowhere');
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header(page).getByRole('link', { name: SHELL.signUp })).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page), `${width} pixels`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await hrefs(page.getByRole('contentinfo'))).toEqual(['/privacy', '/terms']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});
