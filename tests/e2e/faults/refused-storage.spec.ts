import { randomUUID } from 'node:crypto';
import { recordRequests } from '../fixtures/record-requests';
import { sendCredentials } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { refuseStorage, type Refused } from '../fixtures/refused-storage';
import { LANDING } from '../../../src/features/landing/messages';
import { AUTH, SESSION_NOT_SAVED } from '../../../src/i18n/messages/auth';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});

const CASES: readonly (readonly [string, Refused])[] = [
  ['refuses IndexedDB', 'indexed-db'],
  ['refuses all storage', 'all'],
];

for (const [title, refused] of CASES) {
  test(`in a browser that ${title} a visitor finds movies, and signing in says why it is impossible`, async ({
    page,
    context,
    server,
  }) => {
    await refuseStorage(context, refused);
    const pushes = recordRequests(server, /sync_push/);
    await page.goto('/');
    await page.getByRole('button', { name: LANDING.tryIt }).click();
    await answer(page, FAMILY_EVENING);
    const dialog = await results(page);
    const slide = currentSlide(dialog);
    await slide.getByRole('button', { name: 'More Details' }).click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/charts/movies/top50');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/profile/favorites');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/join');
    await sendCredentials(page, { email: `fan-${randomUUID()}@example.com`, password: 'popcorn-1' }, AUTH.signUp);
    await expect(page.getByText(SESSION_NOT_SAVED.unavailable).first()).toBeVisible();
    expect(pushes).toEqual([]);
  });
}
