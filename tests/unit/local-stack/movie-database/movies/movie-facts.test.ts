import { describe, expect, it } from 'vitest';
import { parseMovieFacts } from '../../../../../local-stack/movie-database/movies/movie-facts';
import { popularityOf } from '../../../../../local-stack/movie-database/catalog/catalog';
import { facts } from '../movie-fixture';

const entry = {
  id: null,
  title: 'A Movie',
  release_date: '1960-06-16',
  language: 'en',
  runtime: 90,
  genres: [27],
  certification: 'R',
  vote_average: 8.4,
  vote_count: 10,
  overview: 'A story.',
  directors: ['D'],
  writers: [],
  cast: [['Actor', 'Role']],
  companies: [],
  keywords: ['haunted house'],
  titles_abroad: { de: 'Ein Movie' },
};

describe('an entry', () => {
  it('becomes a movie', () => {
    expect(parseMovieFacts(entry)).toMatchObject({
      ok: true,
      value: {
        releaseDate: '1960-06-16',
        genreIds: [27],
        cast: [{ actor: 'Actor', character: 'Role' }],
        keywords: ['haunted house'],
        titlesAbroad: { de: 'Ein Movie' },
      },
    });
  });

  it('may omit unknown fields', () => {
    expect(parseMovieFacts(entry)).toMatchObject({
      value: { imdbId: null, tagline: '', budget: 0, revenue: 0, providers: [], trailer: null, overviewsAbroad: {} },
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['release_date', { release_date: '16.6.1960' }],
    ['runtime', { runtime: '90' }],
    ['cast', { cast: [['Actor']] }],
    ['vote_average', { vote_average: 84 }],
    ['genres', { genres: undefined }],
    ['providers', { providers: 'Netflix' }],
    ['titles_abroad', { titles_abroad: { de: 1 } }],
    ['keywords', { keywords: null }],
  ])('is rejected for its %s', (field, changes) => {
    expect(parseMovieFacts({ ...entry, ...changes })).toMatchObject({ ok: false, error: { fields: [field] } });
  });

  it('is rejected if it is not an object', () => {
    expect(parseMovieFacts(['A Movie'])).toMatchObject({ ok: false, error: { code: 'not-an-object' } });
  });
});

describe('popularity', () => {
  it('grows with votes, rating and recency', () => {
    const base = popularityOf(facts(1), 2026);
    expect(popularityOf(facts(1, { voteCount: 4000 }), 2026)).toBeGreaterThan(base);
    expect(popularityOf(facts(1, { voteAverage: 8 }), 2026)).toBeGreaterThan(base);
    expect(popularityOf(facts(1, { releaseDate: '2020-01-01' }), 2026)).toBeGreaterThan(base);
  });
});
