import { gate, TRAILER } from '../fixtures/movie';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { MOVIE, SHARE } from '../../../src/features/movie/messages';
import { CARD } from '../../../src/i18n/messages/movies';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a visitor reads everything about a movie, and is asked to sign in to mark it [RT-07, DET-03, DET-04, DET-08, DET-09, ERR-01, ERR-05]', async ({
  page,
}) => {
  await page.goto('/movie/603');
  await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
  await expect(page).toHaveTitle(/The Matrix/);
  for (const part of ['Overview', 'Cast', 'Available to Stream On', 'Ranking', 'Details']) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect(page.getByText('as Neo')).toBeVisible();
  const overview = await page.getByText('A hacker who suspects').boundingBox();
  expect((overview?.x ?? 0) + (overview?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(await page.getByRole('list').filter({ hasText: 'as Neo' }).getByRole('listitem').count()).toBeLessThanOrEqual(
    12,
  );
  await expect(page.getByText('2h 16m').first()).toBeVisible();
  await expect(page.getByText('$63,000,000')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByText('Please sign in to add favorites')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByText('Please sign in to mark movies as watched')).toBeVisible();
});

test('the URL of a movie is copied to the clipboard where there is no share sheet', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/movie/603?from=friend');
  await page.getByRole('button', { name: SHARE.share, exact: true }).click();
  await expect(page.getByText(SHARE.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/movie/603`);
});

test('a movie that does not exist, and a URL without an id, say so [DET-13, ERR-15]', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto('/movie/999999999');
  await expect(page.getByText('Movie not found')).toBeVisible();
  await page.goto('/movie/matrix');
  await expect(page.getByRole('heading', { name: 'Movie ID not found' })).toBeVisible();
});

/** A movie with more of everything than its screen shows. */
const EPIC = {
  id: 603,
  title: 'The Long Epic',
  tagline: 'It never ends.',
  overview: 'Somebody goes somewhere and comes back.',
  release_date: '2012-05-04',
  vote_average: 8.64,
  vote_count: 900,
  runtime: 201,
  status: 'Released',
  budget: 0,
  revenue: 1234567,
  genres: [
    { id: 12, name: 'Adventure' },
    { id: 14, name: 'Fantasy' },
  ],
  poster_path: '/poster-603.svg',
  backdrop_path: '/backdrop-603.svg',
  production_companies: Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    name: `Studio ${index}`,
    logo_path: null,
  })),
  credits: {
    cast: Array.from({ length: 13 }, (_, index) => ({
      id: index + 1,
      name: `Player ${index}`,
      character: `Part ${index}`,
      profile_path: null,
    })),
    crew: [
      { name: 'Dora Director', job: 'Director' },
      { name: 'Will Writer', job: 'Screenplay' },
    ],
  },
  release_dates: { results: [{ iso_3166_1: 'US', release_dates: [{ type: 3, certification: 'PG-13' }] }] },
  'watch/providers': {
    results: {
      US: {
        flatrate: Array.from({ length: 7 }, (_, index) => ({
          provider_id: index + 1,
          provider_name: `Service ${index}`,
          logo_path: null,
          display_priority: 10 - index,
        })),
      },
    },
  },
  videos: TRAILER,
};

test('a member finds every field of a movie and marks it [RT-05, DET-01, DET-02, DET-04, DET-05, DET-06, DET-08, DET-09, DET-11, DET-12, FAV-06, FAV-09, FAV-10]', async ({
  page,
  server,
}) => {
  await signUp(page);
  const held = gate();
  server.intercept(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/movie-database/3/movie/603') {
      await held.opened;
      return Response.json(EPIC);
    }
    if (pathname !== '/movie-database/3/trending/movie/week') return undefined;
    const number = Number(searchParams.get('page'));
    const results = Array.from({ length: 20 }, (_, index) => {
      const place = (number - 1) * 20 + index + 1;
      return { ...EPIC, id: place === 7 ? 603 : 900_000 + place, genre_ids: [12] };
    });
    return Response.json({ page: number, results, total_pages: 500, total_results: 10_000 });
  });
  await page.goto('/movie/603');
  await expect(page.getByRole('heading', { name: 'Loading movie details...' })).toBeVisible();
  held.open();

  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1, name: 'The Long Epic' })).toBeVisible();
  await expect(main.locator('img[src*="/w1280/backdrop-603.svg"]')).toBeAttached();
  await expect(main.getByRole('img', { name: 'Poster of The Long Epic' })).toBeVisible();
  for (const fact of ['It never ends.', 'Trending #7', 'PG-13', '3h 21m', 'Masterpiece', MOVIE.rankTier.grey])
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(main.getByText('2012', { exact: true })).toBeVisible();
  await expect(main.getByRole('list', { name: CARD.genres }).getByRole('listitem')).toHaveText([
    'Adventure',
    'Fantasy',
  ]);
  await expect(main.getByText('Somebody goes somewhere')).toBeVisible();
  await expect(main.getByText('as Part 11')).toBeAttached();
  await expect(main.getByText('as Part 12')).toHaveCount(0);
  const services = main.getByRole('region', { name: 'Available to Stream On' });
  await expect(services.getByRole('listitem')).toHaveText([6, 5, 4, 3, 2, 1].map((number) => `Service ${number}`));
  await expect(services).toContainText(MOVIE.streamingNote);
  const facts = (name: string) => main.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  for (const [name, value] of [
    ['Director', 'Dora Director'],
    ['Writers', 'Will Writer'],
    ['Status', 'Released'],
    [MOVIE.releaseDate, 'May 4, 2012'],
    ['Rating', '8.6/10, Masterpiece'],
    ['Runtime', '3h 21m'],
    ['Revenue', '$1,234,567'],
  ] as const)
    await expect(facts(name).first()).toContainText(value);
  await expect(main.getByText(MOVIE.budget, { exact: true })).toHaveCount(0);
  await expect(facts(MOVIE.companies).getByRole('listitem')).toHaveText(
    [0, 1, 2, 3, 4].map((number) => `Studio ${number}`),
  );

  // the video service belongs to another company: no test sends it a request
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  );
  await main.getByRole('button', { name: 'Watch Trailer' }).click();
  const trailer = page.getByRole('dialog', { name: 'Trailer: The Long Epic' });
  await expect(trailer.locator('iframe')).toHaveAttribute('src', /\/embed\/trailer_key\?/);
  await page.keyboard.press('Escape');
  await expect(trailer).toBeHidden();
  for (const [press, then] of [
    ['Add to Favorites', 'Remove from Favorites'],
    ['Remove from Favorites', 'Add to Favorites'],
    ['Mark as Watched', 'Mark as Unwatched'],
    ['Mark as Unwatched', 'Mark as Watched'],
  ] as const) {
    await main.getByRole('button', { name: press }).click();
    await expect(main.getByRole('button', { name: then })).toBeVisible();
  }
});

test('a movie that cannot be loaded says so, and loads with the next try [ERR-14]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  expectConsole(/status of 404/);
  const failing = ({ url }: Request) =>
    /\/movie-database\/3\/movie\/(603|999999999)$/.test(new URL(url).pathname)
      ? new Response('', { status: 500 })
      : undefined;
  const again = page.getByRole('button', { name: MOVIE.retry });
  server.intercept(failing);
  await page.goto('/movie/999999999');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Failed to load movie details');
  server.clearIntercepts();
  await again.click();
  await expect(heading).toHaveText('Movie not found');

  // a movie whose main fields come from a list
  server.intercept(failing);
  await page.goto('/movie/603');
  const failure = page.getByText('Failed to load movie details');
  await expect(failure).toBeVisible();
  await expect(heading).toHaveText('The Matrix');
  server.clearIntercepts();
  await again.click();
  await expect(page.getByText('as Neo')).toBeVisible();
  await expect(failure).toBeHidden();
});
