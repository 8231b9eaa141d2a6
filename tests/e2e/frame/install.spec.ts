import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';

test.use({ viewport: { width: 390, height: 844 } });

test('favorites invite to install, once there are some, and never again after a no', async ({ page }) => {
  await signUp(page);
  // What Chromium does once it finds that the application can be installed, which it does not tell a test.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  const places = page.getByRole('navigation', { name: 'Main places' });
  const invitation = page.getByRole('region', { name: 'Install Matinee' });
  await places.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(invitation).toBeHidden();

  await places.getByRole('link', { name: 'Collection' }).click();
  await page.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await places.getByRole('link', { name: 'Favorites' }).click();
  await expect(invitation.getByRole('button', { name: 'Install' })).toBeVisible();
  await invitation.getByRole('button', { name: 'No, thanks' }).click();
  await expect(invitation).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await places.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('button', { name: 'Add to Favorites' }).first()).toBeVisible();
  await places.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expect(invitation).toBeHidden();
});

test('the header of an installed window moves it, and what is in it can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  const header = page.getByRole('banner');
  const region = (element: HTMLElement | SVGElement) => getComputedStyle(element).getPropertyValue('app-region');
  expect(await header.evaluate(region)).toBe('drag');
  const pressed = header.getByRole('link').or(header.getByRole('button'));
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  for (const one of await pressed.all()) expect(await one.evaluate(region)).toBe('no-drag');
});
