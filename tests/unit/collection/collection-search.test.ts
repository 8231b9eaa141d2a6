import { describe, expect, it } from 'vitest';
import { COLLECTION_LIMIT } from '../../../src/config/recommendation';
import { searchCollection, type CollectionSearch } from '../../../src/data/tmdb/collection-search';
import type { FilmSource } from '../../../src/data/tmdb/film-source';
import { fail, ok } from '../../../src/domain/result';
import { candidate, NOW } from '../domain/candidates';

/** A catalogue of so many pages of twenty, the same for every query. */
function catalogue(totalPages: number) {
  const pages: number[] = [];
  const discover: FilmSource['discover'] = (_params, page) => {
    pages.push(page);
    const films =
      page > totalPages ? [] : Array.from({ length: 20 }, (_, index) => candidate({ id: page * 100 + index }));
    return Promise.resolve(ok({ page, films, totalPages }));
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
  it('finds twenty films when nothing else is said, and fifty for the collection [REC-03, COLL-14]', async () => {
    expect(await found(catalogue(9))).toHaveLength(20);
    expect(await found({ ...catalogue(9), limit: COLLECTION_LIMIT })).toHaveLength(50);
  });

  it('goes behind the pages of the plan when all on them was shown [COLL-15]', async () => {
    const excluded = new Set([1, 2, 3].flatMap((page) => Array.from({ length: 20 }, (_, index) => page * 100 + index)));
    const { pages, discover } = catalogue(9);
    const ids = await found({ discover, excluded });
    expect(ids).toHaveLength(20);
    expect(ids.filter((id) => excluded.has(id))).toEqual([]);
    expect(Math.max(...pages)).toBe(6);
  });

  it('finds nothing, without an error, when all was shown, and asks for no page that does not exist', async () => {
    const { pages, discover } = catalogue(2);
    const excluded = new Set([1, 2].flatMap((page) => Array.from({ length: 20 }, (_, index) => page * 100 + index)));
    expect(await found({ discover, excluded })).toEqual([]);
    expect(Math.max(...pages)).toBe(2);
  });

  it('fails as the service failed', async () => {
    const error = { reason: 'server-fault', status: 500 } as const;
    expect(await search({ discover: () => Promise.resolve(fail(error)) })).toEqual({ ok: false, error });
  });

  it('keeps what it has when the pages behind the plan fail', async () => {
    const { discover } = catalogue(9);
    const films = await found({
      discover: (params, page) =>
        page > 3 ? Promise.resolve(fail({ reason: 'server-fault', status: 500 })) : discover(params, page),
      limit: 100,
    });
    expect(films).toHaveLength(60);
  });

  it('ends as cancelled when it is called off', async () => {
    const controller = new AbortController();
    const { discover } = catalogue(9);
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
