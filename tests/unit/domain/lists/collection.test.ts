import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTION_GENRES } from '../../../../src/config/collection';
import { GENRE } from '../../../../src/config/genres';
import { type CollectionChoice, collectionMovies, collectionPlan } from '../../../../src/domain/lists/collection';
import { eraOf } from '../../../../src/domain/movies/movie';
import { existingPages } from '../../../../src/domain/recommend/remaining-pages';
import { anyCandidates, candidate, NOW } from '../../services/candidates';

const choice = (fields: Partial<CollectionChoice>): CollectionChoice => ({
  request: { genre: 'all', text: '', mix: false },
  candidates: [],
  excluded: new Set(),
  now: NOW,
  seed: 1,
  limit: 50,
  ...fields,
});

const chosenIds = (fields: Partial<CollectionChoice>) => collectionMovies(choice(fields)).map(({ id }) => id);

/** The given number of comedies from each era. */
const fromEachEra = (count: number) =>
  ['1975', '2000', '2015'].flatMap((year, era) =>
    Array.from({ length: count }, (_, index) =>
      candidate({ id: era * 1000 + index + 1, releaseDate: `${year}-01-01`, voteAverage: 6 + era }),
    ),
  );

describe('choosing the movies of the collection', () => {
  it('excludes shown movies, whatever else they are [COLL-15]', () => {
    fc.assert(
      fc.property(
        anyCandidates,
        fc.array(fc.integer({ min: 1, max: 400 })),
        fc.integer(),
        (candidates, shown, seed) => {
          const ids = chosenIds({ candidates, excluded: new Set(shown), seed });
          expect(ids.filter((id) => shown.includes(id))).toEqual([]);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  it('keeps only released movies of the genre', () => {
    const candidates = [
      candidate({ id: 1, genreIds: [27] }),
      candidate({ id: 2, genreIds: [35, 27] }),
      candidate({ id: 3, genreIds: [35] }),
      candidate({ id: 4, genreIds: [27], releaseDate: '2026-11-21' }),
      candidate({ id: 5, genreIds: [27], releaseDate: '' }),
    ];
    expect(chosenIds({ candidates, request: { genre: 'horror', text: '', mix: false } }).sort()).toEqual([1, 2]);
  });

  it('keeps only movies whose title or description has the text, ignoring case [COLL-18]', () => {
    const candidates = [
      candidate({ id: 1, title: 'The MATRIX' }),
      candidate({ id: 2, overview: 'A hacker leaves the matrix.' }),
      candidate({ id: 3, title: 'Something else' }),
    ];
    expect(chosenIds({ candidates, request: { genre: 'all', text: ' Matrix ', mix: false } }).sort()).toEqual([1, 2]);
  });

  it('stops at the limit, better rated movies first', () => {
    const good = Array.from({ length: 30 }, (_, id) => candidate({ id: id + 1, voteAverage: 9, voteCount: 9000 }));
    const poor = Array.from({ length: 30 }, (_, id) => candidate({ id: id + 101, voteAverage: 4, voteCount: 9000 }));
    const ids = chosenIds({ candidates: [...poor, ...good], limit: 30 });
    expect(ids).toHaveLength(30);
    expect(Math.max(...ids)).toBeLessThanOrEqual(30);
  });

  it('chooses other movies for another seed, and the same ones for the same seed in any order', () => {
    const candidates = fromEachEra(60);
    const first = chosenIds({ candidates, limit: 20 });
    expect(chosenIds({ candidates: [...candidates].reverse(), limit: 20 })).toEqual(first);
    const second = new Set(chosenIds({ candidates, limit: 20, seed: 2 }));
    expect(first.some((id) => !second.has(id))).toBe(true);
  });

  it('alternates between the eras for a variety mix', () => {
    const movies = collectionMovies(
      choice({ candidates: fromEachEra(40), request: { genre: 'all', text: '', mix: true }, limit: 30 }),
    );
    const counts = ['classic', 'vintage', 'modern'].map(
      (era) => movies.filter(({ year }) => eraOf(year) === era).length,
    );
    expect(counts).toEqual([10, 10, 10]);
  });
});

it('offers all and thirteen genres, in this order [COLL-17]', () => {
  expect(COLLECTION_GENRES.join(' ')).toBe(
    'all action adventure animation comedy crime drama family fantasy horror mystery romance scifi thriller',
  );
});

it('queries the genre and released movies, within the specification’s limits', () => {
  const plan = collectionPlan({ genre: 'scifi', mix: false }, `${NOW}T10:00:00Z`);
  expect(plan.map(({ label, pages }) => [label, pages.length])).toEqual([
    ['classic', 3],
    ['vintage', 3],
    ['modern', 3],
    ['highly-rated', 2],
    ['revenue', 2],
    ['vote-count', 2],
  ]);
  for (const { movies } of plan) {
    expect(movies).toMatchObject({ genres: [GENRE.scifi], withoutGenres: [], certifications: null });
    expect(movies.releasedUntil <= NOW).toBe(true);
    expect(movies.minVotes).toBeGreaterThanOrEqual(50);
  }
});

it('queries no genre if all are wanted', () => {
  for (const { movies } of collectionPlan({ genre: 'all', mix: false }, NOW)) expect(movies.genres).toEqual([]);
});

it('queries each era for a variety mix', () => {
  const plan = collectionPlan({ genre: 'all', mix: true }, NOW);
  expect(plan.map(({ label }) => label)).toEqual(['classic', 'vintage', 'modern']);
});

it('omits pages that do not exist, and queries without remaining pages', () => {
  const second = collectionPlan({ genre: 'all', mix: true }, NOW, 1);
  const remaining = existingPages(
    second,
    new Map([
      ['classic', 3],
      ['vintage', 5],
    ]),
  );
  expect(remaining.map(({ label, pages }) => [label, pages])).toEqual([['vintage', [4, 5]]]);
});
