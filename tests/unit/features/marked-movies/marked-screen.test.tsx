import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as diary from '../../../../src/db/diary';
import { FavoritesRow } from '../../../../src/features/marked-movies/marked-row';
import { DatedRow, MarkedScreen, WatchedRow } from '../../../../src/features/marked-movies/marked-screen';
import { MARKED_MOVIES } from '../../../../src/features/marked-movies/messages';
import { useMarkTimes } from '../../../../src/features/marked-movies/use-marked-list';
import { MARKED_LISTS } from '../../../../src/i18n/messages/marked-lists';
import { NOT_SYNCED_YET } from '../../../../src/i18n/messages/sync';
import { DIARY, MARKS } from '../../../../src/marks/messages';
import { useMovieCards } from '../../../../src/marks/use-marked-movies';
import { eventually } from '../../../time/eventually';
import { MATRIX, openMarks, showMember } from '../../marks/open-marks';
import { renderUi } from './render-ui';

vi.mock('../../../../src/db/diary', { spy: true });
vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/features/marked-movies/use-marked-list', { spy: true });
vi.mock('../../../../src/marks/use-marked-movies', { spy: true });

// The grid chooses its rows by layout, which jsdom lacks.
vi.mock('../../../../src/features/marked-movies/windowed-movie-grid', () => ({
  WindowedMovieGrid: ({ ids }: { readonly ids: readonly number[] }) => <p>{`movies ${ids.join()}`}</p>,
}));

afterEach(() => {
  vi.mocked(useMarkTimes).mockReset();
  vi.restoreAllMocks();
});

const LOADING = MARKS.watched.loading;
const NONE = MARKED_LISTS.watched.emptyTitle;

const show = () => renderUi(<MarkedScreen kind="watched" />);

const showRow = () =>
  renderUi(<DatedRow kind="watched" ids={[MATRIX.id]} priority wrap={(id, card) => <div key={id}>{card}</div>} />);

it('lists watched movies, and no other mark', async () => {
  const { database } = await openMarks(['watched', 'favorite']);
  await database.mirror.put({ kind: 'favorite', movieId: 949, present: 1, ts: 9, op: 'heat', seq: 9 });
  show();
  expect(await screen.findByText(`movies ${MATRIX.id}`)).toBeTruthy();
});

it('shows the empty state with a tip about the eye icon once the list is known to be empty', async () => {
  await openMarks();
  show();
  expect(await screen.findByRole('heading', { name: NONE })).toBeTruthy();
  expect(screen.getByText(/eye icon/)).toBeTruthy();
});

it('shows loading while the data opens, and makes no claim', () => {
  showMember({ status: 'opening' });
  show();
  expect(screen.getByText(LOADING)).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
});

it('shows loading during a new device’s first pull, and makes no claim', async () => {
  const { database } = await openMarks([], false);
  show();
  for (let times = 0; times < 5; times += 1) await database.mirror.count();
  expect(screen.getByText(LOADING)).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
});

it('a new device that is offline says so, and makes no claim', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openMarks([], false);
  show();
  await eventually(() => expect(screen.getByRole('status').textContent).toBe(NOT_SYNCED_YET.offline));
  expect(screen.queryByText(NONE)).toBeNull();
});

it('no card appears before its date is read', async () => {
  const { database } = await openMarks(['watched']);
  await database.movies.put(MATRIX);
  vi.mocked(useMarkTimes).mockReturnValue(undefined);
  showRow();
  await eventually(() => expect(useMovieCards).toHaveLastReturnedWith(new Map([[MATRIX.id, MATRIX]])));
  expect(screen.queryByRole('article')).toBeNull();
});

it('a card shows the date of its mark', async () => {
  const { database } = await openMarks();
  await database.movies.put(MATRIX);
  const ts = new Date(2025, 0, 5, 12).getTime();
  await database.mirror.put({ kind: 'watched', movieId: MATRIX.id, present: 1, ts, op: 'op', seq: 1 });
  showRow();
  expect(await screen.findByText(MARKED_MOVIES.marked('January 5, 2025'))).toBeTruthy();
});

it('a card whose mark was just removed stays until its movie leaves the list, since it may have the focus', async () => {
  const { database } = await openMarks();
  await database.movies.put(MATRIX);
  showRow();
  expect((await screen.findByRole('article')).textContent).not.toContain(MARKED_MOVIES.marked('').trim());
});

it('a movie on the watchlist can be marked as watched from its card', async () => {
  const { database } = await openMarks(['watchlist']);
  await database.movies.put(MATRIX);
  renderUi(<DatedRow kind="watchlist" ids={[MATRIX.id]} priority wrap={(id, card) => <div key={id}>{card}</div>} />);
  expect(await screen.findByRole('button', { name: MARKS.watchlist.remove })).toBeTruthy();
  expect(await screen.findByRole('button', { name: MARKS.watched.add })).toBeTruthy();
});

const MATRIX_DATE = '2009-07-11';

const showWatched = () =>
  renderUi(<WatchedRow ids={[MATRIX.id]} priority wrap={(id, card) => <div key={id}>{card}</div>} />);

it.each([
  [{ date: MATRIX_DATE, rating: 9 }, `${DIARY.watchedOn('Jul 11, 2009')}${DIARY.yourRating}: ${DIARY.stars('4.5')} 4½`],
  [{ date: MATRIX_DATE }, DIARY.watchedOn('Jul 11, 2009')],
  [{ rating: 9 }, `${DIARY.yourRating}: ${DIARY.stars('4.5')} 4½`],
  [{}, MATRIX.genres.join('')],
] as const)('a watched movie shows its date and the member’s rating, as far as known: %j', async (known, text) => {
  const store = await openMarks();
  await store.database.movies.put(MATRIX);
  if ('date' in known) await store.addViewing(MATRIX, known.date);
  if ('rating' in known) await store.rate(MATRIX, known.rating);
  showWatched();
  const shown = (await screen.findByRole('article')).textContent;
  expect(shown.slice(-text.length)).toBe(text);
});

it('watched movies in their first order are shown without reading the whole diary', async () => {
  const store = await openMarks();
  await store.addViewing(MATRIX, MATRIX_DATE);
  show();
  expect(await screen.findByText(`movies ${MATRIX.id}`)).toBeTruthy();
  showWatched();
  expect((await screen.findByRole('article')).textContent).toContain(DIARY.watchedOn('Jul 11, 2009'));
  expect(vi.mocked(diary.readWatchedDates)).not.toHaveBeenCalled();
});

it('a favorite shows the member’s own rating, as it changes', async () => {
  const store = await openMarks(['favorite']);
  await store.rate(MATRIX, 9);
  renderUi(
    <FavoritesRow
      ids={[MATRIX.id]}
      priority
      onOpen={() => {}}
      renderActions={() => null}
      wrap={(id, card) => <div key={id}>{card}</div>}
    />,
  );
  expect(await screen.findByText(`${DIARY.yourRating}: ${DIARY.stars('4.5')}`)).toBeTruthy();
  await store.rate(MATRIX, null);
  await eventually(() => expect(screen.queryByText(new RegExp(DIARY.yourRating))).toBeNull());
});
