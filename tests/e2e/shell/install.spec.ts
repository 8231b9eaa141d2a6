import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { WHOLE_BROWSER } from '../fixtures/whole-browser';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { INSTALL } from '../../../src/features/marked-movies/messages';

/** The manifest itself, for fields that Chromium's parsed form omits. */
interface Written {
  readonly handle_links: string;
  readonly share_target: { readonly params: Readonly<Record<string, string>> };
  readonly icons: readonly ManifestImage[];
  readonly shortcuts: readonly { readonly icons: readonly ManifestImage[] }[];
  readonly screenshots: readonly ManifestImage[];
}
interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

test.use({ viewport: { width: 390, height: 844 } });

test('a member with favorites is invited to install, and never again after declining', async ({ page }) => {
  await signUp(page);
  // Chromium fires this event once the application can be installed, but not in a test.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  const places = page.getByRole('navigation', { name: SHELL.bottomNavigation });
  const invitation = page.getByRole('region', { name: INSTALL.title });
  await places.getByRole('link', { name: SHELL.favorites }).click();
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(invitation).toBeHidden();

  await places.getByRole('link', { name: SHELL.collection }).click();
  await page.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await places.getByRole('link', { name: SHELL.favorites }).click();
  await expect(invitation.getByRole('button', { name: INSTALL.action })).toBeVisible();
  await invitation.getByRole('button', { name: INSTALL.decline }).click();
  await expect(invitation).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await places.getByRole('link', { name: SHELL.collection }).click();
  await expect(page.getByRole('button', { name: 'Add to Favorites' }).first()).toBeVisible();
  await places.getByRole('link', { name: SHELL.favorites }).click();
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expect(invitation).toBeHidden();
});

test('the header of an installed window drags it, and its controls can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  const header = page.getByRole('banner');
  const region = (element: HTMLElement | SVGElement) => getComputedStyle(element).getPropertyValue('app-region');
  expect(await header.evaluate(region)).toBe('drag');
  const pressed = header.getByRole('link').or(header.getByRole('button'));
  await expect(header.getByRole('link', { name: SHELL.signUp })).toBeVisible();
  for (const one of await pressed.all()) expect(await one.evaluate(region)).toBe('no-drag');
});

test('an overlay above the header of an installed window can be pressed, and does not drag it', async ({ page }) => {
  const region = (element: HTMLElement | SVGElement) => getComputedStyle(element).getPropertyValue('app-region');
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  await page.goto('/collection');
  const skip = page.getByRole('link', { name: APP.skipToContent });
  await skip.focus();
  expect(await skip.evaluate(region)).toBe('no-drag');
  await page.getByRole('banner').getByRole('button', { name: SHELL.menu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: SHELL.menu });
  expect(await menu.evaluate(region)).toBe('no-drag');
  await menu.getByRole('button', { name: SHELL.closeMenu }).click();
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: 'Add to Favorites' }).click();
  const notifications = page.getByRole('region', { name: APP.notifications }).locator('> *');
  await expect(notifications.first()).toBeVisible();
  expect(await notifications.first().evaluate(region)).toBe('no-drag');
  await card.getByRole('button', { name: await card.getByRole('heading').innerText() }).click();
  expect(await page.getByRole('dialog').evaluate(region)).toBe('no-drag');
});

test(
  'Chromium parses the manifest without an error, with every field that the system uses',
  { tag: WHOLE_BROWSER },
  async ({ page, server }) => {
    await page.goto('/');
    const browser = await page.context().newCDPSession(page);
    const { errors, manifest, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const at = (path: string) => `${server.url}/${path}`;
    expect(manifest).toMatchObject({
      id: at(''),
      startUrl: at('dashboard'),
      scope: at(''),
      display: 'kStandalone',
      displayOverrides: ['kWindowControlsOverlay'],
      launchHandler: { clientMode: 'kNavigateExisting' },
      protocolHandlers: [{ protocol: 'web+matinee', url: at('open?url=%s') }],
      shareTarget: { action: at('open'), method: 'kGet' },
      shortcuts: [
        'dashboard',
        'dashboard?do=again',
        'profile/watchlist?do=pick',
        'profile/favorites',
        'charts/movies/top50',
        'collection',
      ].map((path) => ({ url: at(path) })),
      screenshots: [{ formFactor: 'kNarrow' }, { formFactor: 'kWide' }],
    });
    // The fields that the browser's response omits, as written.
    const written = JSON.parse(data ?? '') as Written;
    expect(written.handle_links).toBe('preferred');
    expect(written.share_target.params).toEqual({ title: 'title', text: 'text', url: 'url' });
    expect(written.icons.map(({ purpose = 'any' }) => purpose)).toEqual([
      'any',
      'any',
      'maskable',
      'any',
      'monochrome',
    ]);
    expect(written.shortcuts.every(({ icons }) => icons.length === 1)).toBe(true);
    const images = [...written.icons, ...written.shortcuts.flatMap(({ icons }) => icons), ...written.screenshots];
    for (const { src, sizes } of images.filter((image) => image.sizes !== 'any')) {
      const drawn = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return `${width}x${height}`;
      }, at(src));
      expect(drawn, src).toBe(sizes);
    }
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Playwright's windows are private ones.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  },
);

test('Safari on an iPhone finds a start image for its screen and theme, and other browsers get none', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const links = 'link[rel="apple-touch-startup-image"]';
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator(links)).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      screen: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      colorScheme,
    });
    complaints.watch(context);
    await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    const phone = await context.newPage();
    await phone.goto('/');
    await expect(phone.locator(links)).not.toHaveCount(0);
    const fitting = await phone
      .locator(links)
      .evaluateAll((all: HTMLLinkElement[]) =>
        all.filter(({ media }) => matchMedia(media).matches).map(({ href }) => href),
      );
    expect(fitting).toEqual([`${server.url}/start/1170x2532-${colorScheme}.png`]);
    const image = await phone.request.get(fitting[0] ?? '');
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
    await context.close();
  }
});
