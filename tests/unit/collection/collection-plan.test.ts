import { expect, it } from 'vitest';
import { GENRE } from '../../../src/config/genres';
import { COLLECTION_GENRES } from '../../../src/config/collection';
import { collectionPlan } from '../../../src/domain/lists/collection';
import { existingPages } from '../../../src/domain/recommend/remaining-pages';
import { NOW } from '../recommend/candidates';

it('offers all and thirteen genres, in this order [COLL-17]', () => {
  expect(COLLECTION_GENRES.join(' ')).toBe(
    'all action adventure animation comedy crime drama family fantasy horror mystery romance scifi thriller',
  );
});

it('asks for the genre and released movies, with the bounds of the specification', () => {
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

it('asks for no genre where all are wanted', () => {
  for (const { movies } of collectionPlan({ genre: 'all', mix: false }, NOW)) expect(movies.genres).toEqual([]);
});

it('asks era by era for a variety mix', () => {
  const plan = collectionPlan({ genre: 'all', mix: true }, NOW);
  expect(plan.map(({ label }) => label)).toEqual(['classic', 'vintage', 'modern']);
});

it('leaves out pages that do not exist, and queries that have none left', () => {
  const second = collectionPlan({ genre: 'all', mix: true }, NOW, 1);
  const left = existingPages(
    second,
    new Map([
      ['classic', 3],
      ['vintage', 5],
    ]),
  );
  expect(left.map(({ label, pages }) => [label, pages])).toEqual([['vintage', [4, 5]]]);
});
