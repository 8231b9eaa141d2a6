import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMarked } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';
import { readSyncState } from '../../../src/db/sync-state';
import { setMark } from '../../../src/sync/outbox';
import { applyPullPage } from '../../../src/sync/pull';
import { ServerClock } from '../../../src/sync/clock';

const CARD = { title: 'Heat', year: 1995, rating: 8.3, genres: [], description: '', posterPath: null };
let database: MemberDatabase;
let ids = 0;
const deps = { now: () => 5000, serverClock: new ServerClock(() => 0), newId: () => `op-${(ids += 1)}` };

beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

it('adding a movie that has become a favorite since the button was rendered keeps it a favorite', async () => {
  const row = { kind: 'favorite', movieId: 949, present: true, ts: 9, op: 'other', seq: 1, movie: CARD } as const;
  const answer = { epoch: 'e', head: 1, digest: 0, serverTime: 5000, rows: [row], unknownRows: [], more: false };
  const syncState = await readSyncState(database);
  await applyPullPage(database, answer, { syncState: syncState, now: 5000, serverOffset: 0 });
  expect(await setMark(database, deps, 'favorite', { id: 949, card: CARD }, true)).toEqual({
    ok: true,
    value: { changed: false, card: CARD, removed: { marks: [], diary: null } },
  });
  expect(await isMarked(database, 'favorite', 949)).toBe(true);
  expect(await database.outbox.count()).toBe(0);
});

it('pressing remove on a movie that was already removed does not add it', async () => {
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, false);
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, true);
  expect(await isMarked(database, 'favorite', 949)).toBe(true);
});

it('removing a movie by its id alone keeps the card it was marked with', async () => {
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, true);
  const unknown = { ...CARD, title: 'Movie 949', year: 0 };
  expect(await setMark(database, deps, 'favorite', { id: 949, card: unknown }, false)).toEqual({
    ok: true,
    value: { changed: true, card: CARD, removed: { marks: [], diary: null } },
  });
  expect(await database.movies.get(949)).toEqual({ id: 949, ...CARD });
});

it('a mark set while its member signs out leaves only its pending change', async () => {
  await wipeMember(database);
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, true);
  expect(await database.outbox.toArray()).toMatchObject([{ operation: { movie: CARD } }]);
  expect(await database.movies.count()).toBe(0);
});

it.each([
  ['', () => Promise.resolve()],
  [' and the member signed out and in again', () => wipeMember(database)],
])('a change is later than the one before, even if the clock was set back in between%s', async (_, inBetween) => {
  const timeOf = async () => (await database.outbox.get('favorite:949'))?.operation.ts ?? 0;
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, true);
  const before = await timeOf();
  await database.outbox.clear();
  await inBetween();
  await setMark(database, { ...deps, now: () => 1000 }, 'favorite', { id: 949, card: CARD }, true);
  expect(await timeOf()).toBeGreaterThan(before);
});

describe('a movie on the watchlist', () => {
  const HEAT = { id: 949, card: CARD };
  const lists = async () => {
    const kinds = ['favorite', 'watched', 'watchlist'] as const;
    const marked = await Promise.all(kinds.map((kind) => isMarked(database, kind, HEAT.id)));
    return kinds.filter((_, at) => marked[at]);
  };

  beforeEach(async () => {
    await setMark(database, deps, 'watchlist', HEAT, true);
  });

  it('leaves it when it is marked as watched, and comes back when that is undone', async () => {
    const watched = await setMark(database, deps, 'watched', HEAT, true);
    expect(watched).toMatchObject({ ok: true, value: { changed: true, removed: { marks: ['watchlist'] } } });
    expect(await lists()).toEqual(['watched']);
    await setMark(database, deps, 'watched', HEAT, false, { marks: ['watchlist'], diary: null });
    expect(await lists()).toEqual(['watchlist']);
    expect((await database.outbox.get('watchlist:949'))?.operation).toMatchObject({ present: true, movie: CARD });
  });

  it('leaves it in the same transaction', async () => {
    const put = vi.spyOn(database.outbox, 'put');
    put.mockImplementationOnce((row) => database.outbox.add(row));
    put.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    expect(await setMark(database, deps, 'watched', HEAT, true)).toMatchObject({ ok: false });
    put.mockRestore();
    expect(await lists()).toEqual(['watchlist']);
  });

  it('stays there when it becomes a favorite or is no longer watched', async () => {
    await setMark(database, deps, 'watched', HEAT, true);
    await setMark(database, deps, 'watchlist', HEAT, true);
    await setMark(database, deps, 'favorite', HEAT, true);
    expect(await lists()).toEqual(['favorite', 'watched', 'watchlist']);
    await setMark(database, deps, 'watched', HEAT, false);
    expect(await lists()).toEqual(['favorite', 'watchlist']);
  });
});
