import { createMovieDatabase as createEmbedded } from '../../../../local-stack/movie-database/movie-database';
import { createImporter, type ImporterOptions } from '../../../../src/services/import/importer';
import { changeImport, storeImport, readImport } from '../../../../src/services/import/import-store';
import type { MemberDatabase } from '../../../../src/db/member-database';
import { ServerClock } from '../../../../src/sync/clock';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import type { TmdbError } from '../../../../src/api/tmdb/errors';
import { type ImportRow, importRow, type LeftOut } from '../../../../src/domain/import/import-row';
import { fail, ok } from '../../../../src/domain/values/result';
import { NOW } from '../candidates';

export const START = Date.parse(NOW);
const service = createEmbedded({ key: 'key', now: () => START });

/** A row of an imported file. */
export function fileRow(fields: Partial<ImportRow>): ImportRow {
  const movie = importRow(fields);
  if (movie === null) throw new Error('A movie needs a title or an id.');
  return movie;
}

/**
 * An importer on a device whose movie database is the embedded one, unless the test makes it fail.
 * @param failing the error of a request, given its path and number; null if it succeeds
 */
export function importing(
  database: MemberDatabase,
  {
    failing = () => null,
    ...change
  }: Partial<ImporterOptions> & { readonly failing?: (path: string, count: number) => TmdbError | null } = {},
) {
  const requests: string[] = [];
  const waits: number[] = [];
  let syncRequests = 0;
  let ids = 0;
  const { getDated } = createTmdbClient({
    baseUrl: 'http://localhost/movie-database/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    fetch: (url) => Promise.resolve(service.fetch(new Request(url))),
  });
  const environment = { now: () => START, serverClock: new ServerClock(() => 0), newId: () => `op-${(ids += 1)}` };
  const importer = createImporter({
    database,
    syncDeps: environment,
    load: () =>
      Promise.resolve({
        tmdb: {
          getDated(path, params, parse, signal, urgency) {
            requests.push(path);
            const error = signal?.aborted === true ? { reason: 'cancelled' as const } : failing(path, requests.length);
            return error === null ? getDated(path, params, parse, signal, urgency) : Promise.resolve(fail(error));
          },
        },
      }),
    requestSync: () => (syncRequests += 1),
    online: () => true,
    random: () => 0,
    delay(milliseconds) {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    runExclusively: (work) => work(),
    ...change,
  });
  return {
    importer,
    requests,
    waits,
    environment,
    syncRequests: () => syncRequests,
    run: async (movies: readonly ImportRow[], threshold: number | null = 8, leftOut: readonly LeftOut[] = []) => {
      await storeImport(database, { movies, leftOut, notes: [] }, threshold, START);
      await importer.run();
    },
    undo: async () => {
      await changeImport(database, 'undoing');
      await importer.run();
    },
    movies: async () => (await readImport(database))?.movies,
  };
}
