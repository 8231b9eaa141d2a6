import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { SessionProvider } from '../../../../src/hooks/session-provider';
import { sessionImpressions } from '../../../../src/db/session-impressions';
import { CollectionScreen } from '../../../../src/features/collection/collection-screen';
import { guardFocus } from '../../../../src/components/layout/focus';
import { eventually } from '../../../time/eventually';
import type { Respond } from '../charts/page';
import { renderLists, type Surroundings } from './render-lists';
import { json, listItem, listPage } from '../../api/tmdb/fake-fetch';
import { fakeScreen } from './fake-screen';
import { MARKS } from '../../../../src/marks/messages';
import { COLLECTION } from '../../../../src/features/collection/messages';
import { MOVIE_DATABASE } from '../../../../src/i18n/messages/movies';
import { SEARCH_PROGRESS } from '../../../../src/i18n/messages/results';

beforeEach(() => {
  sessionImpressions.clear();
  fakeScreen(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}
const place = () => document.querySelector('output')?.textContent;

const open = (answer: Respond, surroundings: Surroundings = {}) =>
  renderLists(
    <SessionProvider>
      <CollectionScreen />
      <Place />
    </SessionProvider>,
    answer,
    surroundings,
  );

/** The given number of pages of twenty movies, the same for every query. */
const catalog =
  (pages: number): Respond =>
  ({ query }) => {
    const page = Number(query.get('page'));
    const movies = page > pages ? [] : Array.from({ length: 20 }, (_, index) => listItem(page * 100 + index));
    return json(listPage(movies, page, pages));
  };

const press = (name: string) => fireEvent.click(screen.getByText(name));
const found = (count: number) => screen.findByText(`Found ${count} new movies`);

it('shows skeletons while it searches', async () => {
  open(() => new Promise<Response>(() => undefined));
  expect(document.querySelectorAll('li[aria-hidden=true]')).toHaveLength(20);
  expect((await screen.findAllByRole('status'))[0]?.textContent).toBe(COLLECTION.loading);
});

it('suggests adjusting the search when nothing was found and nothing was shown before [COLL-19, COLL-21]', async () => {
  open(catalog(0));
  const emptyNotice = await screen.findByText('No new movies found with current filters.');
  expect(emptyNotice.closest('[role=status]')?.textContent).toContain('Try adjusting your search criteria.');
});

it('says how many movies were already shown when nothing new was found [COLL-20]', async () => {
  open(catalog(1));
  await found(20);
  press('Search');
  expect(await screen.findByText('No new movies found with current filters.')).toBeTruthy();
  expect(
    await screen.findByText("You've already seen 20 movies. Try different filters or get fresh results."),
  ).toBeTruthy();
});

it('clears the session, waits 100 ms, and only then requests fresh results [COLL-16]', async () => {
  const requests = open(catalog(1));
  await found(20);
  expect(sessionImpressions.read()).toHaveLength(20);
  const before = requests.length;
  vi.useFakeTimers();
  try {
    press('Fresh Results');
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(sessionImpressions.read()).toEqual([]);
    expect(requests).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(requests.length).toBeGreaterThan(before);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  } finally {
    vi.useRealTimers();
  }
  await found(20);
  expect(sessionImpressions.read()).toHaveLength(20);
});

it('counts movies on screen as shown, page by page, and leaves the rest to be found', async () => {
  open(catalog(8));
  await found(50);
  await eventually(() => expect(sessionImpressions.read()).toHaveLength(20));
  press('2');
  await eventually(() => expect(sessionImpressions.read()).toHaveLength(40));
  press('1');
  await eventually(() => expect(screen.getByLabelText('Page 1').getAttribute('aria-current')).toBe('page'));
  expect(sessionImpressions.read()).toHaveLength(40);
});

it('finds a movie by its text even if it was shown, and says so [COLL-18]', async () => {
  const movies = [listItem(1, { title: 'Amélie of Montmartre' }), listItem(2)];
  open(({ path }) => json(listPage(path === '/discover/movie' ? movies : [], 1, 1)));
  await found(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'montmartre AMELIE' } });
  press('Search');
  expect(await screen.findByText(COLLECTION.foundBefore(1))).toBeTruthy();
  expect(screen.getByText('Found 0 new movies').closest('[role=status]')?.textContent).toContain(
    COLLECTION.foundBefore(1),
  );
  expect(screen.getByText('Amélie of Montmartre')).toBeTruthy();
  expect(screen.getByText(COLLECTION.shownBefore)).toBeTruthy();
  expect(screen.queryByText('Movie 2')).toBeNull();
  press('List');
  expect(screen.getByText(COLLECTION.shownBefore)).toBeTruthy();
});

it('a search returns to page 1 [COLL-13]', async () => {
  open(catalog(8));
  await found(50);
  press('3');
  expect(screen.getByLabelText('Page 3').getAttribute('aria-current')).toBe('page');
  press('Search');
  await found(50);
  expect(screen.getByLabelText('Page 1').getAttribute('aria-current')).toBe('page');
});

it('uses the singular for one movie', async () => {
  open(() => json(listPage([listItem(1)])));
  expect(await screen.findByText('Found 1 new movie')).toBeTruthy();
  expect(screen.getByRole('button', { name: MARKS.favorite.add })).toBeTruthy();
});

it('uses the singular for one shown movie [COLL-20]', async () => {
  open(() => json(listPage([listItem(1)])));
  await screen.findByText('Found 1 new movie');
  press('Search');
  expect(
    await screen.findByText("You've already seen 1 movie. Try different filters or get fresh results."),
  ).toBeTruthy();
});

it('has no pagination for a single page', async () => {
  open(catalog(1));
  await found(20);
  expect(screen.queryByLabelText(COLLECTION.pages)).toBeNull();
});

it('mentions the key if that fails [ERR-23]', async () => {
  open(catalog(1), { keyError: { reason: 'key-missing' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load movie recommendations');
  expect(alert.textContent).toContain(MOVIE_DATABASE.keyFailed);
});

const broken: Respond = () => Promise.reject(new TypeError('Failed to fetch'));

it('says that the movie database is unreachable, not that the device is offline', async () => {
  open(broken);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(MOVIE_DATABASE.unreachable);
  expect(screen.queryByText(COLLECTION.offlineEmptyTitle)).toBeNull();
  expect(screen.queryByText(/offline/)).toBeNull();
});

it('keeps the last results while the movie database is unreachable, and retries on request', async () => {
  let answer = catalog(3);
  open((request) => answer(request));
  await found(50);
  answer = broken;
  press('Search');
  expect(await screen.findByText(MOVIE_DATABASE.unreachable)).toBeTruthy();
  expect(screen.getByText('Found 50 new movies')).toBeTruthy();
  answer = catalog(6);
  press(COLLECTION.retry);
  await waitFor(() => expect(screen.queryByText(MOVIE_DATABASE.unreachable)).toBeNull());
  await found(50);
});

it('shows the progress of a search that reads to the last page, and stops it on request', async () => {
  let hold = false;
  open(async (request) => {
    if (hold && Number(request.query.get('page')) > 20) await new Promise(() => undefined);
    return catalog(40)(request);
  });
  await found(50);
  const all = Array.from({ length: 40 * 20 }, (_, index) => (Math.floor(index / 20) + 1) * 100 + (index % 20));
  act(() => sessionImpressions.add(all));
  hold = true;
  press('Search');
  const progress = await screen.findByText(/^Nothing new yet\. Searched [1-9]0% so far\.$/);
  expect(progress.getAttribute('role')).toBe('status');
  press(SEARCH_PROGRESS.stop);
  await screen.findByText(COLLECTION.stoppedBefore);
  await found(50);
  expect(screen.queryByText(/^Nothing new yet/)).toBeNull();
  hold = false;
  press('Fresh Results');
  await found(50);
  await waitFor(() => expect(screen.queryByText(COLLECTION.stoppedBefore)).toBeNull());
});

it('keeps the focus on the screen when a first search is stopped and started again', async () => {
  onTestFinished(guardFocus());
  const all = Array.from({ length: 40 * 20 }, (_, index) => (Math.floor(index / 20) + 1) * 100 + (index % 20));
  sessionImpressions.add(all);
  open(async (request) => {
    if (Number(request.query.get('page')) > 20) await new Promise(() => undefined);
    return catalog(40)(request);
  });
  fireEvent.click(await screen.findByText(SEARCH_PROGRESS.stop));
  const retry = await screen.findByText(COLLECTION.retry);
  retry.focus();
  fireEvent.click(retry);
  await screen.findByText(SEARCH_PROGRESS.stop);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('finds movies by their makers, and names them', async () => {
  open(({ path, query }) => {
    if (path === '/search/person') return json({ page: 1, results: [{ id: 7, name: 'Agnès Varda' }] });
    const movies = query.get('with_people') === '7' ? [listItem(5, { title: 'Vagabond' })] : [listItem(1)];
    return json(listPage(path === '/discover/movie' ? movies : [], 1, 1));
  });
  await screen.findByText('Found 1 new movie');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'agnes varda' } });
  press('Search');
  expect(await screen.findByText('Vagabond')).toBeTruthy();
  expect(screen.getByText('Agnès Varda')).toBeTruthy();
  expect(screen.queryByText('Movie 1')).toBeNull();
  press('List');
  expect(screen.getByText('Agnès Varda')).toBeTruthy();
});

it('a search stands in the URL, and Back returns to the one before', async () => {
  const requests = open(({ path }) => {
    if (path === '/search/movie') return json(listPage([listItem(5, { title: 'Heat' })]));
    return json(listPage(path === '/discover/movie' ? [listItem(1)] : [], 1, 1));
  });
  await screen.findByText('Movie 1');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'heat ' } });
  press('Search');
  expect(await screen.findByText('Heat')).toBeTruthy();
  expect(place()).toBe('/collection?text=heat');
  expect(requests.filter(({ path }) => path === '/search/movie')).toHaveLength(1);
  press('back');
  expect(await screen.findByText('Movie 1')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('opens with the search of its URL', async () => {
  const answer: Respond = ({ path }) =>
    json(listPage(path === '/search/movie' ? [listItem(5, { title: 'Heat' })] : []));
  const requests = open(answer, { address: '/collection?text=heat&genre=crime' });
  await eventually(() =>
    expect(requests.find(({ path }) => path === '/search/movie')?.query.get('query')).toBe('heat'),
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('heat');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('crime');
});

it('answers a word that matches nothing within five seconds, not after the last page', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => timeout.mockRestore());
  const requests = open((request) => (request.path === '/discover/movie' ? catalog(40)(request) : json(listPage([]))));
  await found(50);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
  press('Search');
  expect(await screen.findByText(COLLECTION.emptyHint)).toBeTruthy();
  expect(timeout.mock.lastCall?.[0]).toBeLessThan(5000);
  expect(Math.max(...requests.map(({ query }) => Number(query.get('page'))))).toBeLessThan(20);
});

it('does not blame movies that were seen if a word matches none', async () => {
  open(({ path }) => json(listPage(path === '/discover/movie' ? [listItem(1)] : [], 1, 1)));
  await screen.findByText('Movie 1');
  await eventually(() => expect(sessionImpressions.read()).toHaveLength(1));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
  press('Search');
  expect(await screen.findByText(COLLECTION.emptyHint)).toBeTruthy();
});
