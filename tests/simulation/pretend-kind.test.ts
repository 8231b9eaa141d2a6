import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPglite } from '../integration/database/pglite-database';
import { readKnownMarks } from '../../src/services/import/import-store';
import { excludedMovies } from '../../src/db/impressions';
import { isMarked, newestMarked } from '../../src/db/marks';
import { readMemberExport } from '../../src/db/export-data';
import { setMark } from '../../src/sync/outbox';
import { readJson } from '../../src/domain/import/json-movies';
import { previewOf, plannedMovie } from '../../src/domain/import/planned-movie';
import { undoConflict } from '../../src/sync/outbox-actions';
import {
  isListedOnSyncPage,
  isMarkKind,
  isUserMark,
  kindsWith,
  MARK_KINDS,
  type MarkTraits,
  type UserMarkKind,
} from '../../src/domain/marks/mark-kinds';
import type { Device } from './harness/device';
import { SimulatedServer } from './harness/server';
import { Harness } from './harness/harness';

const TRAITS: MarkTraits = {
  card: true,
  pinned: true,
  userSettable: true,
  excluded: 'searches',
  listedOnSyncPage: true,
  removedBy: null,
  statistic: null,
  retentionDays: null,
};
/** Everything that a migration has to add. */
const MIGRATION = `insert into public.sync_kinds (kind, has_snapshot) values ('pretend', true)`;
const CARD = {
  title: 'Heat',
  year: 1995,
  rating: 7.9,
  genres: ['Crime'],
  description: 'Two men.',
  posterPath: '/h.jpg',
};

let server: SimulatedServer;
let harness: Harness;
beforeAll(async () => {
  Object.assign(MARK_KINDS, { pretend: TRAITS, unregistered: TRAITS });
  server = await SimulatedServer.open(await openPglite());
  await server.script(MIGRATION);
});
beforeEach(async () => {
  harness = await Harness.open(server, true);
});
afterAll(async () => {
  for (const kind of ['pretend', 'unregistered']) Reflect.deleteProperty(MARK_KINDS, kind);
  await server.close();
});

/** The kind that was added above, in the application's own types. */
function added(kind: string): UserMarkKind {
  if (!isMarkKind(kind) || !isUserMark(kind)) throw new Error('the kind is not in the table');
  return kind;
}

function at(device: Device) {
  const userId = harness.user(0);
  const process = device.process(0);
  return { database: process.member(userId), sync: () => process.sync(userId), deps: process.deps };
}

it('a kind that is one row here and one in the database is synced, mirrored, pinned, announced and undone', async () => {
  const [phone, tablet] = [at(harness.device(0)), at(harness.device(1))];
  expect(await tablet.sync()).toMatchObject({ ok: true });

  await setMark(phone.database, phone.deps, added('pretend'), { id: 949, card: CARD }, true);
  expect(await phone.sync()).toMatchObject({ ok: true, value: { pushed: 1 } });
  expect(await server.mark(harness.user(0), 'pretend', 949)).toMatchObject({ present: true });

  expect(await tablet.sync()).toMatchObject({ ok: true, value: { pulled: 1 } });
  expect(await isMarked(tablet.database, added('pretend'), 949)).toBe(true);
  expect(await newestMarked(tablet.database, 10)).toMatchObject([{ movieId: 949, movie: CARD }]);

  const [merge] = await tablet.database.conflicts.toArray();
  if (!merge) throw new Error('no change was logged');
  expect(merge).toMatchObject({ kind: 'pretend', movieId: 949, present: true, overruled: false });
  await undoConflict(tablet.database, tablet.deps, merge);
  expect(await tablet.sync()).toMatchObject({ ok: true, value: { pushed: 1 } });
  expect(await phone.sync()).toMatchObject({ ok: true, value: { pulled: 1 } });
  expect(await isMarked(phone.database, added('pretend'), 949)).toBe(false);
  harness.close();
});

it('a kind of one row is also excluded, listed, exported and imported', async () => {
  const phone = at(harness.device(0));
  await setMark(phone.database, phone.deps, added('pretend'), { id: 949, card: CARD }, true);
  expect([...(await excludedMovies(phone.database))]).toEqual([949]);
  expect(kindsWith().filter(isListedOnSyncPage)).toContain('pretend');

  const copy = await readMemberExport(phone.database, 'ada@example.com', Date.now());
  if (!copy.ok) throw new Error(copy.error.reason);
  expect(copy.value.marks).toMatchObject({ pretend: [{ tmdbId: 949, title: 'Heat' }] });

  const read = readJson(JSON.parse(JSON.stringify(copy.value)), 'matinee.json');
  const movie = read.ok ? read.value.movies[0] : undefined;
  if (!movie) throw new Error('the export could not be parsed');
  expect(plannedMovie(movie, null).marks).toEqual(['pretend']);
  const preview = previewOf([movie], null, await readKnownMarks(phone.database));
  expect(preview).toMatchObject({ marks: { pretend: 1 }, alreadyMarked: 1 });
  harness.close();
});

it('a kind that the database lacks is set aside, and blocks nothing else', async () => {
  const phone = at(harness.device(0));
  await setMark(phone.database, phone.deps, added('unregistered'), { id: 949, card: CARD }, true);
  await setMark(phone.database, phone.deps, 'favorite', { id: 949, card: CARD }, true);
  expect(await phone.sync()).toMatchObject({ ok: true, value: { pushed: 2 } });
  expect(await phone.database.outbox.toArray()).toMatchObject([
    { key: 'unregistered:949', state: 'blocked', code: '23514' },
  ]);
  expect(await server.mark(harness.user(0), 'favorite', 949)).toMatchObject({ present: true });
  harness.close();
});
