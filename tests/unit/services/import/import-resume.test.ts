import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IMPORT_CHUNK, IMPORT_DELIVERY, IMPORT_REQUEST_MS, IMPORT_TRIES } from '../../../../src/config/import';
import { changeImport, deleteImport, storeImport } from '../../../../src/services/import/import-store';
import { listMarked } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { wipeMember } from '../../../../src/db/wipe-member';
import type { MarkKind } from '../../../../src/domain/marks/mark-kinds';
import type { ImportRow } from '../../../../src/domain/import/import-row';
import { importing, fileRow, START } from './importing';

const DAY = Date.UTC(2020, 0, 2, 12);

const listOf = (movie: Partial<ImportRow>) => ({ movies: [fileRow(movie)], leftOut: [], notes: [] });

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

const marked = async (kind: MarkKind) =>
  (await listMarked(database, kind)).map(({ movieId, ts, movie }) => [movieId, ts, movie?.title]);

it('resumes after a reload, and requests nothing twice', async () => {
  const list = Array.from({ length: 2 * IMPORT_CHUNK }, (_, index) =>
    fileRow({ tmdbId: 949 + index * 100_000, marks: { watched: { at: DAY } } }),
  );
  const reloaded = importing(database, {
    failing(_, count) {
      if (count <= IMPORT_CHUNK) return null;
      reloaded.importer.abort();
      return { reason: 'cancelled' };
    },
  });
  await reloaded.run(list);
  expect(await reloaded.movies()).toMatchObject({ waiting: IMPORT_CHUNK });
  const again = importing(database);
  await again.importer.run();
  expect(await again.movies()).toMatchObject({ waiting: 0 });
  expect(again.requests).toHaveLength(IMPORT_CHUNK);
});

it('pauses on request in the middle of a chunk, and resumes from there', async () => {
  const list = Array.from({ length: 5 }, (_, index) =>
    fileRow({ tmdbId: 603 + index, marks: { watched: { at: DAY } } }),
  );
  const { run, importer, movies, requests } = importing(database, {
    failing() {
      importer.abort();
      return { reason: 'cancelled' };
    },
  });
  await run(list);
  await changeImport(database, 'paused');
  await importer.run();
  expect(await movies()).toMatchObject({ waiting: 5 });
  expect(requests).toHaveLength(5);
  const later = importing(database);
  await changeImport(database, 'running');
  await later.importer.run();
  expect(await later.movies()).toMatchObject({ waiting: 0 });
});

it('sends requests no faster than the movie database allows', async () => {
  const { run, waits, requests } = importing(database);
  await run([
    fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } }),
    fileRow({ title: 'No such movie', year: 1990, marks: { watched: { at: DAY } } }),
  ]);
  expect(requests).toHaveLength(3);
  expect(waits).toEqual([3 * IMPORT_REQUEST_MS]);
});

it('requests a sync regularly during an import of many movies', async () => {
  const { run, syncRequests } = importing(database);
  await run(
    Array.from({ length: 2 * IMPORT_DELIVERY }, (_, index) =>
      fileRow({ tmdbId: index + 1, marks: { recommended: { at: DAY } } }),
    ),
  );
  // after the first 260, which are 13 chunks, and at the end
  expect(syncRequests()).toBe(2);
});

it('waits while offline, and reports it', async () => {
  let online = false;
  const statuses: unknown[] = [];
  const { run, movies, importer } = importing(database, {
    failing: () => (online ? null : { reason: 'offline' }),
    online: () => online,
    delay() {
      statuses.push(importer.stalledBy());
      online = statuses.length > 2;
      return Promise.resolve();
    },
  });
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  expect(statuses.slice(0, 3)).toEqual(Array(3).fill({ source: 'movie-database', reason: 'offline' }));
  expect(await movies()).toMatchObject({ marked: 1 });
  expect(importer.stalledBy()).toBeNull();
});

it('waits as long as the movie database asks for, and longer after each failed request', async () => {
  const limited = importing(database, {
    failing: (_, count) => (count === 1 ? { reason: 'rate-limited', retryAfterMs: 7000 } : null),
  });
  await limited.run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  expect(limited.waits[0]).toBeGreaterThanOrEqual(7000);
  const down = importing(database, {
    random: () => 1,
    failing: (_, count) => (count < 4 ? { reason: 'unreachable' } : null),
  });
  await down.run([fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } })]);
  const [first = 0, second = 0, third = 0] = down.waits;
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

it('skips a movie that always fails on its own, but none when all requests fail', async () => {
  const failsForOne = (path: string) =>
    path === '/movie/603' ? { reason: 'server-fault' as const, status: 500 } : null;
  const { run, movies, requests } = importing(database, { failing: failsForOne });
  // the others are answered each time
  const others = Array.from({ length: 5 * IMPORT_CHUNK }, (_, index) =>
    fileRow({ tmdbId: 900_000_000 + index, marks: { watched: { at: DAY } } }),
  );
  await run([fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } }), ...others]);
  expect(requests.filter((path) => path === '/movie/603')).toHaveLength(IMPORT_TRIES);
  expect(await movies()).toMatchObject({ waiting: 0, none: others.length, failed: 1 });
  await deleteImport(database);
  const outage = importing(database, {
    failing: (_, count) => (count < 9 ? { reason: 'server-fault', status: 503 } : null),
  });
  await outage.run([fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } })]);
  expect(await outage.movies()).toMatchObject({ marked: 1 });
});

it.each([{ reason: 'malformed' }, { reason: 'server-fault', status: 422 }] as const)(
  'a movie that can’t be requested ($reason) does not block the others',
  async (error) => {
    const { run, movies } = importing(database, { failing: (path) => (path === '/movie/603' ? error : null) });
    await run([
      fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } }),
      fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } }),
    ]);
    expect(await movies()).toMatchObject({ failed: 1, marked: 1 });
  },
);

it('leaves nothing behind when the member signs out during an import', async () => {
  const { run } = importing(database, {
    failing() {
      void wipeMember(database);
      return null;
    },
  });
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  expect(await database.importEntries.count()).toBe(0);
  expect(await database.imports.count()).toBe(0);
  expect(await database.outbox.count()).toBe(0);
  expect(await database.movies.count()).toBe(0);
});

it('does not start for a signed-out member', async () => {
  await wipeMember(database);
  expect(await storeImport(database, listOf({ tmdbId: 949, marks: { watched: { at: DAY } } }), null, START)).toBe(
    false,
  );
  expect(await database.importEntries.count()).toBe(0);
});

it('does not write to another import that has replaced its own', async () => {
  let replaced = false;
  const { run, movies } = importing(database, {
    failing() {
      if (!replaced)
        void storeImport(database, listOf({ tmdbId: 603, marks: { watched: { at: DAY } } }), null, START + 1);
      replaced = true;
      return null;
    },
  });
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  expect((await marked('watched')).map(([id]) => id)).toEqual([603]);
  expect(await movies()).toMatchObject({ marked: 1 });
});

it('reports why nothing more can be stored, and resumes on request', async () => {
  const { run, importer, movies } = importing(database);
  const refuse = vi
    .spyOn(database.importEntries, 'bulkPut')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  expect(importer.stalledBy()).toEqual({ source: 'device', reason: 'full' });
  // A chunk's marks and rows are stored together: neither was.
  expect(await marked('watched')).toEqual([]);
  refuse.mockRestore();
  await importer.run();
  expect(await movies()).toMatchObject({ marked: 1 });
  expect(importer.stalledBy()).toBeNull();
});

it('leaves the work to another tab that is importing, and takes over when that tab is gone', async () => {
  let locked = true;
  const { run, movies, requests } = importing(database, {
    runExclusively: (work) => (locked ? Promise.resolve() : work()),
    delay() {
      locked = false;
      return Promise.resolve();
    },
  });
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  expect(requests).toHaveLength(1);
  expect(await movies()).toMatchObject({ marked: 1 });
});
