import { describe, expect, it } from 'vitest';
import { COLLECTION_LIMIT } from '../../../../src/config/recommend';
import { searchCollection, type CollectionSearch } from '../../../../src/api/tmdb/collection-search';
import type { DiscoverSource } from '../../../../src/api/tmdb/discover';
import { fail, ok } from '../../../../src/domain/values/result';
import { candidate, NOW } from '../../services/candidates';

/** A catalog with the given number of pages of twenty, the same for every query. */
function catalog(totalPages: number) {
  const pages: number[] = [];
  const discover: DiscoverSource['discover'] = (_params, page) => {
    pages.push(page);
    const movies =
      page > totalPages ? [] : Array.from({ length: 20 }, (_, index) => candidate({ id: page * 100 + index }));
    return Promise.resolve(ok({ page, movies, totalPages }));
  };
  return { pages, discover };
}

const search = (fields: Partial<CollectionSearch> & Pick<CollectionSearch, 'discover'>) =>
  searchCollection({
    request: { genre: 'all', text: '', mix: false },
    excluded: new Set(),
    now: NOW,
    seed: 1,
    pause: () => Promise.resolve(),
    ...fields,
  });

async function found(fields: Parameters<typeof search>[0]) {
  const outcome = await search(fields);
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value.map(({ id }) => id);
}

describe('searching the collection', () => {
  it('finds twenty movies by default, and fifty for the collection [REC-03, COLL-14]', async () => {
    expect(await found(catalog(9))).toHaveLength(20);
    expect(await found({ ...catalog(9), limit: COLLECTION_LIMIT })).toHaveLength(50);
  });

  it('continues after the pages of the plan when everything on them was shown [COLL-15]', async () => {
    const excluded = new Set([1, 2, 3].flatMap((page) => Array.from({ length: 20 }, (_, index) => page * 100 + index)));
    const { pages, discover } = catalog(9);
    const ids = await found({ discover, excluded });
    expect(ids).toHaveLength(20);
    expect(ids.filter((id) => excluded.has(id))).toEqual([]);
    expect(Math.max(...pages)).toBe(6);
  });

  it('finds nothing, without an error, when everything was shown, and requests no page that does not exist', async () => {
    const { pages, discover } = catalog(2);
    const excluded = new Set([1, 2].flatMap((page) => Array.from({ length: 20 }, (_, index) => page * 100 + index)));
    expect(await found({ discover, excluded })).toEqual([]);
    expect(Math.max(...pages)).toBe(2);
  });

  it('reports that nothing new is left only after the last page, and its progress until then [COLL-15]', async () => {
    const shown = (pages: number) =>
      new Set(Array.from({ length: pages * 20 }, (_, index) => (Math.floor(index / 20) + 1) * 100 + (index % 20)));
    const progress: number[] = [];
    const ids = await found({ ...catalog(40), excluded: shown(39), onProgress: (share) => progress.push(share) });
    expect(ids).toHaveLength(20);
    expect(progress.length).toBeGreaterThan(2);

    const { pages, discover } = catalog(40);
    expect(await found({ discover, excluded: shown(40) })).toEqual([]);
    expect(Math.max(...pages)).toBe(40);
  });

  it('makes no claim when some pages could not be read', async () => {
    const { discover } = catalog(12);
    const excluded = new Set(Array.from({ length: 1300 }, (_, index) => index));
    const error = { reason: 'server-fault', status: 500 } as const;
    const outcome = await search({
      excluded,
      discover: (query, page) => (page > 9 ? Promise.resolve(fail(error)) : discover(query, page)),
    });
    expect(outcome).toEqual({ ok: false, error });
  });

  it('also searches titles and people for a text, filters the results by genre, and names the person', async () => {
    const texts: string[] = [];
    const foundBy = { person: 'Audrey Tautou', titleWords: '' };
    const named = (text: string) => {
      texts.push(text);
      const movies = [candidate({ id: 5, genreIds: [35] }), candidate({ id: 6, genreIds: [27] })];
      return Promise.resolve({ candidates: movies.map((movie) => ({ ...movie, foundBy })), missing: null });
    };
    const { discover } = catalog(9);
    const request = { genre: 'comedy', text: ' tautou ', mix: false } as const;
    expect(await search({ discover, findByName: named, request })).toMatchObject({
      ok: true,
      value: [{ id: 5, foundBy }],
    });
    expect(texts).toEqual(['tautou']);
    await search({ discover, findByName: named, request: { ...request, text: ' ' } });
    expect(texts, 'nothing is looked for by no text').toHaveLength(1);
  });

  it('does not claim that nothing matches a text when titles or people could not be searched', async () => {
    const error = { reason: 'server-fault', status: 500 } as const;
    const named = () => Promise.resolve({ candidates: [], missing: error });
    const request = { genre: 'all', text: 'tautou', mix: false } as const;
    expect(await search({ ...catalog(2), findByName: named, request })).toEqual({ ok: false, error });
  });

  it('stops reading for a text when that takes too long, and says what it found', async () => {
    const { discover } = catalog(400);
    const limit = new AbortController();
    const request = { genre: 'all', text: 'xyzzy', mix: false } as const;
    let late = 0;
    const slow: typeof discover = (query, page) => {
      if (page < 30) return discover(query, page);
      late += 1;
      limit.abort();
      return Promise.resolve(fail({ reason: 'cancelled' }));
    };
    expect(await found({ discover: slow, request, enough: limit.signal })).toEqual([]);
    expect(late).toBeLessThan(20);
  });

  it('tells an empty search from one whose matches were all shown', async () => {
    const shown = new Set(Array.from({ length: 20 }, (_, index) => 100 + index));
    const seen: string[] = [];
    const onAllExcluded = () => seen.push('all');
    await found({ ...catalog(0), excluded: shown, onAllExcluded });
    expect(seen).toEqual([]);
    await found({ ...catalog(1), excluded: shown, onAllExcluded });
    expect(seen).toEqual(['all']);
  });

  it('returns the service’s error', async () => {
    const error = { reason: 'server-fault', status: 500 } as const;
    expect(await search({ discover: () => Promise.resolve(fail(error)) })).toEqual({ ok: false, error });
  });

  it('keeps its results when the pages after the plan fail', async () => {
    const { discover } = catalog(9);
    const movies = await found({
      discover: (params, page) =>
        page > 3 ? Promise.resolve(fail({ reason: 'server-fault', status: 500 })) : discover(params, page),
      limit: 100,
    });
    expect(movies).toHaveLength(60);
  });

  it('ends as cancelled when its signal aborts', async () => {
    const controller = new AbortController();
    const { discover } = catalog(9);
    const outcome = await search({
      signal: controller.signal,
      discover: (params, page) => {
        controller.abort();
        return discover(params, page);
      },
    });
    expect(outcome).toEqual({ ok: false, error: { reason: 'cancelled' } });
  });
});
