import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useListedMovies } from '../../../src/marks/use-marked-movies';
import { useMemberStore } from '../../../src/hooks/member-provider';
import { MemberDatabase } from '../../../src/db/member-database';
import type { MemberStore } from '../../../src/services/member-store';
import { eventually } from '../../time/eventually';

vi.mock('../../../src/hooks/member-provider');

const CARD = { year: 1999, rating: 8, genres: [], description: '', posterPath: null };
const card = (id: number) => ({ ...CARD, id, title: `Title ${id}` });

/** A member whose device has the cards of some movies, and records the requested ids. */
function member(known: readonly number[]) {
  const database = new MemberDatabase(crypto.randomUUID());
  const requests: (readonly number[])[] = [];
  const { movies } = database;
  const read = movies.bulkGet.bind(movies);
  vi.spyOn(movies, 'bulkGet').mockImplementation((ids) => {
    requests.push(ids);
    return read(ids);
  });
  const ready = movies.bulkPut(known.map(card));
  return { runtime: { database } as MemberStore, database, requests, ready };
}

let ann: ReturnType<typeof member>;
beforeEach(async () => {
  ann = member([1, 2, 3]);
  await ann.ready;
  vi.mocked(useMemberStore).mockReturnValue(ann.runtime);
});
afterEach(() => ann.database.delete());

function listed(ids: readonly number[] | undefined) {
  const view = renderHook(({ shown }) => useListedMovies(shown), { initialProps: { shown: ids } });
  const titles = () => view.result.current?.map(({ id, card: its }) => [id, its?.title ?? null]);
  return { titles, show: (next: readonly number[] | undefined) => view.rerender({ shown: next }) };
}

it('is undefined until ids and cards are known, then lists each movie with its card, or null', async () => {
  const view = listed(undefined);
  expect(view.titles()).toBeUndefined();
  view.show([3, 9, 1]);
  expect(view.titles()).toBeUndefined();
  await eventually(() =>
    expect(view.titles()).toEqual([
      [3, 'Title 3'],
      [9, null],
      [1, 'Title 1'],
    ]),
  );
});

it('reads only the card of an added movie, and keeps the others in the meantime', async () => {
  const view = listed([1, 2]);
  await eventually(() => expect(view.titles()).toHaveLength(2));
  view.show([3, 1, 2]);
  expect(view.titles()).toEqual([
    [3, null],
    [1, 'Title 1'],
    [2, 'Title 2'],
  ]);
  await eventually(() => expect(view.titles()?.[0]).toEqual([3, 'Title 3']));
  view.show([3, 2]);
  expect(view.titles()).toEqual([
    [3, 'Title 3'],
    [2, 'Title 2'],
  ]);
  expect(ann.requests).toEqual([[1, 2], [3]]);
});

it('cards that are not needed yet are read when the page is idle, or as soon as they are needed', async () => {
  let runIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (runIdle = callback));
  onTestFinished(() => void vi.unstubAllGlobals());
  const ids = [1, 2];
  const other = [3];
  const view = renderHook(({ shown, awaited }) => useListedMovies(shown, awaited), {
    initialProps: { shown: ids, awaited: false },
  });
  await ann.database.movies.count();
  expect(ann.requests).toEqual([]);
  act(() => runIdle());
  await eventually(() => expect(view.result.current).toHaveLength(2));

  view.rerender({ shown: other, awaited: false });
  expect(ann.requests).toEqual([[1, 2]]);
  view.rerender({ shown: other, awaited: true });
  await eventually(() => expect(view.result.current?.[0]?.card?.title).toBe('Title 3'));
  act(() => runIdle());
  expect(ann.requests).toEqual([[1, 2], [3]]);
});

it('each movie has the sort and filter fields of its own card, and equal genres share one array', async () => {
  const cards = [
    { ...card(4), year: 1982, rating: 6.5, genres: ['Drama', 'War'] },
    { ...card(5), year: 2001, rating: 7.1, genres: ['Comedy'] },
    { ...card(6), year: 2020, rating: 8.9, genres: ['Drama', 'War'] },
    { ...card(7), genres: ['Drama|War'] },
  ];
  await ann.database.movies.bulkPut(cards);
  const ids = cards.map(({ id }) => id);
  const view = renderHook(() => useListedMovies(ids));
  await eventually(() =>
    expect(view.result.current).toEqual(
      cards.map(({ id, title, year, rating, genres }) => ({ id, card: { title, year, rating, genres } })),
    ),
  );
  const [first, , third] = view.result.current ?? [];
  expect(third?.card?.genres).toBe(first?.card?.genres);
});

it('a list without movies is known at once', () => {
  expect(listed([]).titles()).toEqual([]);
});

it('one member’s cards are not shown to the next', async () => {
  const view = listed([1]);
  await eventually(() => expect(view.titles()).toEqual([[1, 'Title 1']]));
  const ben = member([]);
  await ben.ready;
  vi.mocked(useMemberStore).mockReturnValue(ben.runtime);
  view.show([1]);
  expect(view.titles()).toBeUndefined();
  await eventually(() => expect(view.titles()).toEqual([[1, null]]));
  await ben.database.delete();
});
