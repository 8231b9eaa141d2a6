import { describe, expect, it } from 'vitest';
import type { DiscoverSource } from '../../../../src/api/tmdb/discover';
import { GENRE } from '../../../../src/config/genres';
import { searchRecommendations, type RecommendationSearch } from '../../../../src/api/tmdb/recommendation-search';
import type { Candidate } from '../../../../src/domain/movies/movie';
import type { MovieMetadata } from '../../../../src/domain/movies/metadata';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { fail, ok } from '../../../../src/domain/values/result';
import { answers, candidate, NOW } from '../../services/candidates';

const KNOWN: MovieMetadata = {
  certification: 'PG',
  providers: [],
  trailerUrl: 'trailer',
  keywords: [],
  seriesId: null,
};

/** A service with movies by discover page, the same for every query, and metadata of some of them. */
function serviceOf(
  pages: readonly (readonly Candidate[])[],
  facts: (id: number) => MovieMetadata | null = () => KNOWN,
) {
  const log: string[] = [];
  const source: DiscoverSource = {
    discover: ({ order }, page) => {
      log.push(`${order} ${page}`);
      return Promise.resolve(ok({ page, movies: pages[page - 1] ?? [], totalPages: pages.length }));
    },
    metadata: (id) => {
      log.push(`facts ${id}`);
      const known = facts(id);
      return Promise.resolve(known === null ? fail({ reason: 'offline' as const }) : ok(known));
    },
  };
  return { source, log };
}

const movies = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    candidate({ id: from + index, releaseDate: `${[1980, 2000, 2015][index % 3] ?? 2015}-01-01` }),
  );

function search(fields: Partial<RecommendationSearch> & Pick<RecommendationSearch, 'source'>) {
  return searchRecommendations({
    answers: answers(),
    excluded: new Set(),
    now: NOW,
    seed: 5,
    pause: () => Promise.resolve(),
    ...fields,
  });
}

const idsOf = (of: readonly Recommendation[]) => of.map(({ id }) => id);

describe('recommendation search', () => {
  it('finds 15 movies with their metadata [REC-02] [CALL-39]', async () => {
    const { source } = serviceOf([movies(1, 20), movies(100, 20)]);
    const found = await search({ source });
    expect(found.ok && found.value).toHaveLength(15);
    expect(found.ok && found.value.every(({ certification }) => certification === 'PG')).toBe(true);
    expect(found.ok && found.value.every(({ streamingEstimated }) => !streamingEstimated)).toBe(true);
  });

  it('movies of the watchlist that fit come first, and others fill up', async () => {
    const watchlist = [901, 902, 903].map(
      (id) => ({ ...candidate({ id, voteAverage: 5 }), onWatchlist: true }) as const,
    );
    const { source } = serviceOf([movies(1, 20)], (id) => (id === 902 ? { ...KNOWN, certification: 'R' } : KNOWN));
    const shown: (readonly number[])[] = [];
    const given = answers({ ageFiltering: 'yes', ageRatings: ['PG'] });
    const found = await search({ source, watchlist, answers: given, onMovies: (some) => shown.push(idsOf(some)) });
    const ids = found.ok ? idsOf(found.value) : [];
    expect(ids).toHaveLength(15);
    expect(new Set(ids.slice(0, 2))).toEqual(new Set([901, 903]));
    expect(shown[0]).toEqual(ids.slice(0, 2));
    const named = found.ok ? found.value.filter(({ reasons }) => reasons[0]?.code === 'watchlist') : [];
    expect(idsOf(named)).toEqual(ids.slice(0, 2));
  });

  it('queries by mood and genres, and keeps what company and age ratings allow [CALL-39]', async () => {
    const requests = new Set<string>();
    const horrors = movies(1, 20).map((movie) => ({ ...movie, genreIds: [GENRE.horror, GENRE.thriller] }));
    const dramas = movies(100, 20).map((movie) => ({ ...movie, genreIds: [GENRE.drama] }));
    const { source } = serviceOf([[...horrors, ...dramas]]);
    const listening: DiscoverSource = {
      ...source,
      discover: (query, page, signal) => {
        for (const id of query.genres) requests.add(String(id));
        return source.discover(query, page, signal);
      },
    };
    const found = await search({
      source: listening,
      answers: answers({
        mood: 'sad',
        genres: ['drama', 'romance'],
        company: 'family',
        ageFiltering: 'yes',
        ageRatings: ['PG'],
      }),
    });
    expect([...requests]).toEqual(expect.arrayContaining([String(GENRE.drama), String(GENRE.romance)]));
    expect([...requests]).not.toContain(String(GENRE.comedy));
    expect(found.ok && idsOf(found.value).length).toBe(15);
    expect(found.ok && idsOf(found.value).every((id) => id >= 100)).toBe(true);
  });

  it('shows six movies of the first pages early, requests their metadata before later pages, and keeps them', async () => {
    const { source, log } = serviceOf([movies(1, 20), movies(100, 20), movies(200, 20)]);
    const reported: (readonly number[])[] = [];
    const found = await search({ source, onMovies: (so) => reported.push(idsOf(so)) });
    expect(reported.map((so) => so.length)).toEqual([6, 15]);
    expect(reported[0]?.every((id) => id < 100)).toBe(true);
    expect(found.ok && idsOf(found.value).slice(0, 6)).toEqual(reported[0]);
    expect(log.findIndex((entry) => entry.startsWith('facts'))).toBeLessThan(log.indexOf('popularity 2'));
    expect(log.filter((entry) => entry.startsWith('facts'))).toHaveLength(15);
  });

  it('replaces movies whose actual certification is not allowed, keeping the decades mixed', async () => {
    const strict = (id: number) => ({ ...KNOWN, certification: id % 4 === 0 ? 'R' : 'PG' });
    const { source } = serviceOf([movies(1, 20), movies(100, 40)], strict);
    const found = await search({ source, answers: answers({ ageFiltering: 'yes', ageRatings: ['PG'] }) });
    const years = found.ok ? found.value.map(({ year }) => year) : [];
    expect(found.ok && idsOf(found.value).filter((id) => id % 4 === 0)).toEqual([]);
    for (const year of [1980, 2000, 2015]) expect(years.filter((one) => one === year)).toHaveLength(5);
  });

  it('keeps two movies of a series that is named only in the metadata', async () => {
    const { source } = serviceOf([movies(1, 20), movies(100, 20)], (id) => ({
      ...KNOWN,
      seriesId: id < 50 ? 7 : null,
    }));
    const found = await search({ source });
    expect(found.ok && found.value).toHaveLength(15);
    expect(found.ok && idsOf(found.value).filter((id) => id < 50)).toHaveLength(2);
  });

  it('reads more pages for a chosen genre that the first pages lack', async () => {
    const romances = movies(600, 20).map((movie) => ({ ...movie, genreIds: [GENRE.romance] }));
    const { source, log } = serviceOf([movies(1, 20), movies(100, 20), movies(200, 20), movies(300, 20)]);
    const found = await search({
      source: {
        ...source,
        discover: async (query, page, signal) => {
          if (query.genres.length !== 1 || query.genres[0] !== GENRE.romance)
            return source.discover(query, page, signal);
          log.push(`romance ${page}`);
          return ok({ page, movies: page === 3 ? romances : [], totalPages: 3 });
        },
      },
      answers: answers({ genres: ['comedy', 'romance'] }),
    });
    expect(found.ok && found.value.filter(({ matches }) => matches.includes('romance'))).toHaveLength(6);
    expect(log.filter((entry) => entry.startsWith('romance'))).toEqual(['romance 1', 'romance 2', 'romance 3']);
    // Queries with enough results are not requested again.
    expect(log.filter((entry) => entry.startsWith('popularity')).length).toBe(9);
  });

  it('drops R for a family, and reports that nothing matches when nothing is left', async () => {
    const { source } = serviceOf([movies(1, 20)], () => ({ ...KNOWN, certification: 'R' }));
    expect(await search({ source, answers: answers({ company: 'family' }) })).toEqual(fail({ reason: 'none-match' }));
  });

  it('keeps estimates when metadata can’t be loaded', async () => {
    const { source } = serviceOf([movies(1, 20)], () => null);
    const found = await search({ source });
    expect(found.ok && found.value).toHaveLength(15);
    expect(found.ok && found.value.every(({ streamingEstimated }) => streamingEstimated)).toBe(true);
  });

  it('never repeats shown movies, reads pages after the plan, and reports when everything was shown [ERR-18] [ERR-19]', async () => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => movies(page * 100, 10));
    const firstThree = new Set(pages.slice(0, 3).flatMap((page) => page.map(({ id }) => id)));
    const { source } = serviceOf(pages);
    const found = await search({ source, excluded: firstThree });
    expect(found.ok && found.value).toHaveLength(15);
    expect(found.ok && idsOf(found.value).every((id) => id >= 400)).toBe(true);
    const all = new Set(pages.flatMap((page) => page.map(({ id }) => id)));
    expect(await search({ source, excluded: all })).toEqual(fail({ reason: 'none-left' }));
    expect(await search({ source: serviceOf([[]]).source })).toEqual(fail({ reason: 'none-match' }));
  });

  it('reports that everything was shown only after the last page, and its progress until then [ERR-18]', async () => {
    const pages = Array.from({ length: 40 }, (_, index) => movies((index + 1) * 100, 20));
    const shown = (count: number) => new Set(pages.slice(0, count).flatMap((page) => page.map(({ id }) => id)));
    const { source } = serviceOf(pages);
    const reported: number[] = [];
    const found = await search({ source, excluded: shown(39), onProgress: (share) => reported.push(share) });
    expect(found.ok && idsOf(found.value).every((id) => id >= 4000)).toBe(true);
    expect(found.ok && found.value).toHaveLength(15);
    expect(reported.length).toBeGreaterThan(2);
    expect(reported.every((share, index) => share < 1 && share > (reported[index - 1] ?? 0))).toBe(true);

    const all = serviceOf(pages);
    expect(await search({ source: all.source, excluded: shown(40) })).toEqual(fail({ reason: 'none-left' }));
    expect(new Set(all.log)).toContain('votes 40');
  });

  it('returns the service’s error when some pages could not be read, and makes no claim', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => movies((index + 1) * 100, 20));
    const { source } = serviceOf(pages);
    const excluded = new Set(pages.flatMap((page) => page.map(({ id }) => id)));
    const failing: DiscoverSource = {
      ...source,
      discover: (query, page, signal) =>
        page === 11 ? Promise.resolve(fail({ reason: 'timeout' })) : source.discover(query, page, signal),
    };
    expect(await search({ source: failing, excluded })).toEqual(fail({ reason: 'timeout' }));
  });

  it('sends no request when the answers contradict each other', async () => {
    const { source, log } = serviceOf([movies(1, 20)]);
    const given = answers({ mood: 'tense', genres: ['horror'], company: 'family' });
    expect(await search({ source, answers: given })).toEqual(fail({ reason: 'none-match' }));
    expect(log).toEqual([]);
  });

  it('returns the service’s error', async () => {
    const source: DiscoverSource = {
      discover: () => Promise.resolve(fail({ reason: 'key-refused' })),
      metadata: () => Promise.resolve(fail({ reason: 'offline' })),
    };
    expect(await search({ source })).toEqual(fail({ reason: 'key-refused' }));
  });

  it('is cancelled by its signal, and reports no movies afterwards', async () => {
    const controller = new AbortController();
    const { source } = serviceOf([movies(1, 20)], () => {
      controller.abort();
      return KNOWN;
    });
    const reported: number[] = [];
    const found = await search({ source, signal: controller.signal, onMovies: (so) => reported.push(so.length) });
    expect(found).toEqual(fail({ reason: 'cancelled' }));
    expect(reported).toEqual([]);
  });
});
