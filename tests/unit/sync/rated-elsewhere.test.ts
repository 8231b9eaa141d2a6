import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { readRating, readViewings } from '../../../src/db/diary';
import { isMarked } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { type Mark, winsConflict } from '../../../src/domain/marks/mark';
import { fail, ok } from '../../../src/domain/values/result';
import { ServerClock } from '../../../src/sync/clock';
import { addViewing, setRating } from '../../../src/sync/diary';
import { syncOnce } from '../../../src/sync/engine';
import { nextBatch, setMark } from '../../../src/sync/outbox';
import type { SyncTransport } from '../../../src/sync/protocol';
import { AdaptiveBatch } from '../../../src/sync/push';
import { digestOf } from './restored-backup';

const HEAT = { id: 949, card: { title: 'Heat', year: 1995, rating: 8, genres: [], description: '', posterPath: null } };

let now = Date.UTC(2026, 0, 9);
const deps = { now: () => (now += 1000), serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };

/** A server's marks, newest last. */
let marks: readonly Mark[];
let pushed: number;
const transport: SyncTransport = {
  push(operations) {
    pushed += operations.length;
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const isSame = ({ kind, movieId }: Mark) => kind === operation.kind && movieId === operation.movieId;
      const known = marks.find(isSame);
      const wins = !known || winsConflict(operation, known);
      const row: Mark = wins ? { ...operation, seq: (marks.at(-1)?.seq ?? 0) + 1 } : known;
      if (wins) marks = [...marks.filter((mark) => !isSame(mark)), row];
      return { op: operation.op, status: wins ? ('applied' as const) : ('superseded' as const), code: null, row };
    });
    const head = marks.at(-1)?.seq ?? 0;
    return Promise.resolve(ok({ epoch: 'first', head, serverTime: now, results, unknownRows: [] }));
  },
  pull(after) {
    const rows = marks.filter(({ seq }) => seq > after).map((mark) => ({ ...mark, movie: null }));
    const head = marks.at(-1)?.seq ?? 0;
    const page = { epoch: 'first', head, digest: digestOf(marks), serverTime: now, rows, unknownRows: [], more: false };
    return Promise.resolve(ok(page));
  },
};

let phone: MemberDatabase;
let laptop: MemberDatabase;
beforeEach(async () => {
  [phone, laptop] = [new MemberDatabase(crypto.randomUUID()), new MemberDatabase(crypto.randomUUID())];
  [marks, pushed] = [[], 0];
  await setMark(phone, deps, 'watched', HEAT, true);
  await sync(phone, laptop);
});
afterEach(() => Promise.all([phone.delete(), laptop.delete()]));

async function sync(...devices: readonly MemberDatabase[]) {
  for (const database of devices) {
    const sizes = { batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
    expect(await syncOnce({ database, transport, deps, ...sizes })).toMatchObject({ ok: true });
  }
}

const watchedOn = (...devices: readonly MemberDatabase[]) =>
  Promise.all(devices.map((device) => isMarked(device, 'watched', HEAT.id)));

it.each([
  ['first', () => [phone, laptop, phone]],
  ['last', () => [laptop, phone, laptop]],
])(
  'a movie rated on one device stays watched if another unmarks it without knowing, and syncs %s',
  async (_, order) => {
    await setRating(phone, deps, HEAT, 9);
    await setMark(laptop, deps, 'watched', HEAT, false);
    await sync(...order());
    expect(await watchedOn(phone, laptop)).toEqual([true, true]);
    expect(await Promise.all([phone, laptop].map((device) => readRating(device, HEAT.id)))).toEqual([9, 9]);
    const before = pushed;
    await sync(phone, laptop);
    expect(pushed, 'another sync changes nothing').toBe(before);
  },
);

it('a movie watched again on one device stays watched if another unmarks it later without knowing', async () => {
  await addViewing(phone, deps, HEAT, '2026-01-02', true);
  await setMark(laptop, deps, 'watched', HEAT, false);
  await sync(phone, laptop, phone);
  expect(await watchedOn(phone, laptop)).toEqual([true, true]);
  for (const device of [phone, laptop])
    expect((await readViewings(device, HEAT.id)).map((viewing) => viewing.watchedOn)).toEqual(['2026-01-02']);
});

it.each([
  ['the connection breaks after the page with the removal', (database: MemberDatabase) => database],
  ['the tab is killed after that page', (database: MemberDatabase) => new MemberDatabase(database.name)],
])('a movie rated here stays watched though %s', async (_, nextVisit) => {
  await setRating(phone, deps, HEAT, 9);
  await sync(phone);
  await setMark(laptop, deps, 'watched', HEAT, false);
  await transport.push((await nextBatch(laptop, 10)).map(({ operation }) => operation));
  const onlyOnePage: SyncTransport = {
    ...transport,
    async pull(after, limit) {
      const page = await transport.pull(after, limit);
      if (!page.ok || page.value.rows.length === 0) return fail({ reason: 'offline' });
      return ok({ ...page.value, more: true });
    },
  };
  const sizes = { batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
  expect((await syncOnce({ database: phone, transport: onlyOnePage, deps, ...sizes })).ok).toBe(false);
  expect(await watchedOn(phone)).toEqual([false]);
  phone = nextVisit(phone);
  await sync(phone);
  expect(await watchedOn(phone)).toEqual([true]);
});

it('a movie whose rating was known is unmarked with it', async () => {
  await setRating(phone, deps, HEAT, 9);
  await sync(phone, laptop);
  await setMark(laptop, deps, 'watched', HEAT, false);
  await sync(laptop, phone, laptop);
  expect(await watchedOn(phone, laptop)).toEqual([false, false]);
  expect(await readRating(phone, HEAT.id)).toBeNull();
});
