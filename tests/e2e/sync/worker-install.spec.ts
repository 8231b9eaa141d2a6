import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';

test('a worker whose first installation fails is installed on the next try, without another visit', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 503|bad-precaching-response/);
  let refused = 0;
  server.intercept(({ url }) => {
    if (refused > 0 || !/\/assets\/statistics-screen-[^/]*\.js/.test(url)) return undefined;
    refused += 1;
    return new Response('', { status: 503 });
  });
  await page.goto('/');
  await workerReady(page);
  expect(refused).toBe(1);
});
