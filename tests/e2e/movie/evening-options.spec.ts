import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { CHOICES } from '../../../src/i18n/messages/questionnaire';
import { LAST_ANSWERS, RESULTS } from '../../../src/i18n/messages/results';
import { catalogCached } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { results } from '../fixtures/questionnaire';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const SHORT_EVENING = `Happy & Upbeat · Comedy · Just Me · ${CHOICES.time[90]}`;

test('a limit of time is chosen without a step of its own, holds online and offline, and is remembered', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await page.getByRole('radio', { name: 'Happy & Upbeat' }).click();
  await page.getByRole('checkbox', { name: 'Comedy', exact: true }).check();
  await page.getByRole('radio', { name: 'Just Me' }).click();
  const time = page.getByRole('group', { name: QUESTIONNAIRE.time });
  await expect(time.getByRole('radio', { checked: true })).toHaveCount(0);
  await time.getByRole('radio', { name: CHOICES.time[90] }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  const dialog = await results(page);
  /** The runtimes on the slides, in minutes. */
  const runtimes = () =>
    dialog.locator('article h3 + p').evaluateAll((lines) =>
      lines.map((line) => {
        const texts = [...line.querySelectorAll('span')].map(({ textContent }) => textContent);
        const [, hours = '0', minutes = '0'] =
          texts.map((text) => /^(?:(\d+)h )?(\d+)m$/.exec(text)).find(Boolean) ?? [];
        return Number(hours) * 60 + Number(minutes);
      }),
    );
  const fits = (minutes: number) => minutes >= 40 && minutes <= 90;
  await expect.poll(async () => (await runtimes()).filter(fits).length, 'online').toBe(15);
  await catalogCached(page, 60);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText(SHORT_EVENING)).toBeVisible();
  await page.getByRole('button', { name: LAST_ANSWERS.again }).click();
  // What the device has besides those fifteen, and how long it is, differs from day to day.
  await expect(dialog.locator('article').or(page.getByText(RESULTS.deviceNoneLeft)).first()).toBeVisible();
  // Those of a cached response fit without a known runtime.
  expect((await runtimes()).filter((minutes) => minutes > 90)).toEqual([]);
});

for (const [width, height] of [
  [844, 390],
  [390, 600],
] as const) {
  test(`at ${width} by ${height}, the next question is in view after each choice`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signUp(page);
    /** Neither the edges of the window nor the header or the navigation at the bottom cover these. */
    const expectInView = async (...labels: readonly string[]) => {
      for (const label of labels) {
        const isUncovered = () =>
          page
            .locator('form')
            .getByText(label, { exact: true })
            .evaluate((element) => {
              const { left, width, top, bottom } = element.getBoundingClientRect();
              return [top + 2, bottom - 2].every((y) =>
                element.contains(document.elementFromPoint(left + width / 2, y)),
              );
            });
        await expect.poll(isUncovered, label).toBe(true);
      }
    };
    const pick = (name: string) => page.getByRole('radio', { name, exact: true }).click();
    await pick('Introspective & Lonely');
    await expectInView(CHOICES.question.genre, 'Romance');
    await page.getByRole('checkbox', { name: 'Drama', exact: true }).check();
    await pick('Family Movie Night');
    await expectInView(QUESTIONNAIRE.time, 'No');
    await pick('Yes');
    await expectInView(CHOICES.question.rating, 'PG-13');
  });
}
