import { describe, expect, it } from 'vitest';
import type { TmdbError } from '../../../../src/api/tmdb/errors';
import type { DiscoverSource } from '../../../../src/api/tmdb/discover';
import { runDiscoverPlan } from '../../../../src/api/tmdb/discover-runner';
import { collectionPlan } from '../../../../src/domain/lists/collection';
import type { DiscoverQuery } from '../../../../src/domain/recommend/discover-plan';
import { fail, ok } from '../../../../src/domain/values/result';
import { candidate, NOW } from '../../services/candidates';

const GENRES = { a: 1, b: 2 } as const;
type Label = keyof typeof GENRES;

/** A query that the fake `discover` recognizes by its genre. */
function query(label: Label, pages: number[]): DiscoverQuery {
  const [planned] = collectionPlan({ genre: 'all', mix: true }, NOW);
  if (planned === undefined) throw new Error('no plan');
  return { label, movies: { ...planned.movies, genres: [GENRES[label]] }, pages };
}

/** Pages of two movies. Page p of query q holds the ids 10p and 10p + 1, so that queries overlap. */
function pagesOf(totalPages: number, failing: Record<string, TmdbError> = {}) {
  const log: string[] = [];
  const discover: DiscoverSource['discover'] = ({ genres }, page) => {
    const name = `${genres[0] === GENRES.a ? 'a' : 'b'}${page}`;
    log.push(name);
    const error = failing[name];
    const movies = [candidate({ id: page * 10 }), candidate({ id: page * 10 + 1 })];
    return Promise.resolve(error === undefined ? ok({ page, movies, totalPages }) : fail(error));
  };
  const pause = (milliseconds: number) => {
    log.push(`wait ${milliseconds}`);
    return Promise.resolve();
  };
  return { log, discover, pause };
}

describe('running a discover plan', () => {
  it('reads every page, staggered by 100 ms, and returns each movie once [REC-09]', async () => {
    const { log, ...service } = pagesOf(9);
    const outcome = await runDiscoverPlan({ plan: [query('a', [1, 2, 3]), query('b', [1, 2])], ...service });
    expect(outcome.ok && outcome.value.candidates.map(({ id }) => id)).toEqual([10, 11, 20, 21, 30, 31]);
    expect(log.filter((entry) => !entry.startsWith('wait')).sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect(new Set(log.filter((entry) => entry.startsWith('wait')))).toEqual(new Set(['wait 100']));
    expect(outcome.ok && [...outcome.value.totalPages]).toEqual([
      ['a', 9],
      ['b', 9],
    ]);
  });

  it('starts a page only after the pause since the previous one', async () => {
    const { log, discover } = pagesOf(9);
    const pauses: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
    const outcome = runDiscoverPlan({ plan: [query('a', [1, 2, 3])], discover, pause });
    for (const before of [['a1'], ['a1', 'a2']]) {
      await new Promise(setImmediate);
      expect(log).toEqual(before);
      pauses.shift()?.();
    }
    await outcome;
    expect(log).toEqual(['a1', 'a2', 'a3']);
  });

  it('reports the first pages before it requests more', async () => {
    const { log, ...service } = pagesOf(9);
    await runDiscoverPlan({
      plan: [query('a', [1, 2]), query('b', [1, 2])],
      ...service,
      onFirstPages: (movies) => log.push(`reported ${movies.length}`),
    });
    expect(log.indexOf('reported 2')).toBeGreaterThan(log.indexOf('b1'));
    expect(log.indexOf('reported 2')).toBeLessThan(log.indexOf('a2'));
  });

  it('requests no page that does not exist', async () => {
    const { log, ...service } = pagesOf(2);
    await runDiscoverPlan({ plan: [query('a', [1, 2, 3])], ...service });
    expect(log).not.toContain('a3');
  });

  it('records the query of each movie: theme and ratings', async () => {
    const { discover, pause } = pagesOf(1);
    const baseQuery = query('a', [1]);
    const foundBy = async (movies: Partial<DiscoverQuery['movies']>) => {
      const plan = [{ ...baseQuery, movies: { ...baseQuery.movies, ...movies } }];
      const outcome = await runDiscoverPlan({ plan, discover, pause });
      return outcome.ok ? outcome.value.candidates[0] : null;
    };
    expect(await foundBy({ certifications: ['PG'] })).toMatchObject({ certifications: ['PG'] });
    expect(await foundBy({ theme: 'indie' })).toMatchObject({ themes: ['indie'] });
    expect(await foundBy({})).toEqual(candidate({ id: 10 }));
  });

  it('continues without pages that fail', async () => {
    const { log, ...service } = pagesOf(9, { a1: { reason: 'offline' }, b2: { reason: 'malformed' } });
    const outcome = await runDiscoverPlan({ plan: [query('a', [1, 2]), query('b', [1, 2, 3])], ...service });
    expect(outcome.ok && outcome.value.candidates.map(({ id }) => id)).toEqual([10, 11, 30, 31]);
    expect(log).not.toContain('a2');
    expect(outcome.ok && [...outcome.value.totalPages.keys()]).toEqual(['b']);
  });

  it('returns the most telling error when everything failed', async () => {
    const service = pagesOf(9, { a1: { reason: 'offline' }, b1: { reason: 'rate-limited', retryAfterMs: 5 } });
    const outcome = await runDiscoverPlan({ plan: [query('a', [1, 2]), query('b', [1])], ...service });
    expect(outcome).toEqual({ ok: false, error: { reason: 'rate-limited', retryAfterMs: 5 } });
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const { log, ...service } = pagesOf(9);
    const outcome = await runDiscoverPlan({
      plan: [query('a', [1, 2, 3])],
      ...service,
      signal: controller.signal,
      onFirstPages: () => controller.abort(),
    });
    expect(outcome).toEqual({ ok: false, error: { reason: 'cancelled' } });
    expect(log).not.toContain('a2');
  });
});
