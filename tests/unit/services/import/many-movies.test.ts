import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { IMPORT_REQUEST_MS } from '../../../../src/config/import';
import { isMarked, markedIds } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { ok } from '../../../../src/domain/values/result';
import { importing, fileRow, START } from './importing';

/** Different movies of a file. */
const MOVIES = 1000;

/** A service that has every title once, with the number in it as its id. */
function everyTitle(url: string): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.endsWith('/search/movie')) return Promise.resolve(Response.json({}, { status: 404 }));
  const title = searchParams.get('query') ?? '';
  const id = Number(/\d+/.exec(title)?.[0]);
  const movie = { id, title, overview: '', release_date: '1999-01-01', genre_ids: [], vote_average: 7, vote_count: 9 };
  return Promise.resolve(Response.json({ page: 1, results: [movie], total_pages: 1 }));
}

it('1,000 different movies are found and marked, one request each, no faster than the movie database allows', async () => {
  const database = new MemberDatabase('many');
  const tmdb = createTmdbClient({
    baseUrl: 'http://localhost/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    fetch: everyTitle,
  });
  let questions = 0;
  const { run, waits, movies } = importing(database, {
    load: () =>
      Promise.resolve({
        tmdb: {
          getDated(...question) {
            questions += 1;
            return tmdb.getDated(...question);
          },
        },
      }),
  });
  const file = Array.from({ length: MOVIES }, (_, at) =>
    fileRow({
      title: `The Movie ${at + 1}`,
      year: 1999,
      rating: at % 2 === 0 ? 9 : 5,
      marks: { watched: { at: START - at * 1000 } },
    }),
  );
  await run(file);
  expect(await movies()).toMatchObject({ marked: MOVIES, waiting: 0 });
  expect([(await markedIds(database, 'watched')).size, (await markedIds(database, 'favorite')).size]).toEqual([
    MOVIES,
    MOVIES / 2,
  ]);
  expect(await isMarked(database, 'watched', MOVIES)).toBe(true);
  expect(questions).toBe(MOVIES);
  // Time passes here only while the import waits.
  const waited = waits.reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBe(MOVIES * IMPORT_REQUEST_MS);
  await database.delete();
});
