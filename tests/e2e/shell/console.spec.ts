import { expect, test } from '../fixtures/page';

test('a violation of the content-security-policy is noticed', async ({ page, complaints, expectConsole }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://example.com/picture.png';
    document.body.append(image);
  });
  await expect.poll(() => complaints.unannounced()).toContainEqual(expect.stringContaining('img-src'));
  expectConsole(/img-src/);
});

test('an error on the page is noticed', async ({ page, complaints, expectConsole }) => {
  await page.goto('/privacy');
  await page.evaluate(() => void Promise.reject(new Error('left alone')));
  await expect.poll(() => complaints.unannounced()).toContainEqual(expect.stringContaining('left alone'));
  expectConsole(/left alone/);
});

test('a response that a test injects into the server reaches the page', async ({ page, server, expectConsole }) => {
  server.intercept((request) =>
    Promise.resolve(request.url.endsWith('/fault') ? new Response(null, { status: 503 }) : undefined),
  );
  await page.goto('/privacy');
  expectConsole(/503/);
  expect(await page.evaluate(() => fetch('/fault').then((answer) => answer.status))).toBe(503);
});
