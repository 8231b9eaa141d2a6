import { expect, it } from 'vitest';
import { COLLECTION_GENRES } from '../../../src/config/collection';
import { collectionPlan } from '../../../src/domain/collection-plan';
import { existingPages } from '../../../src/domain/existing-pages';
import { NOW } from '../domain/candidates';

it('offers all and thirteen genres, in this order [COLL-17]', () => {
  expect(COLLECTION_GENRES.join(' ')).toBe(
    'all action adventure animation comedy crime drama family fantasy horror mystery romance scifi thriller',
  );
});

it('asks for the genre, released films and no adult ones, with the bounds of the specification [CALL-37]', () => {
  const plan = collectionPlan({ genre: 'scifi', mix: false }, `${NOW}T10:00:00Z`);
  expect(plan.map(({ label, pages }) => [label, pages.length])).toEqual([
    ['classic', 3],
    ['vintage', 3],
    ['modern', 3],
    ['highly-rated', 2],
    ['revenue', 2],
    ['vote-count', 2],
  ]);
  for (const { params } of plan) {
    expect(params).toMatchObject({ with_genres: '878', include_adult: 'false' });
    expect(String(params['primary_release_date.lte']) <= NOW).toBe(true);
    expect(params['sort_by']).toMatch(/\.desc$/);
    expect(Number(params['vote_count.gte'])).toBeGreaterThanOrEqual(50);
  }
});

it('asks for no genre where all are wanted', () => {
  for (const { params } of collectionPlan({ genre: 'all', mix: false }, NOW)) {
    expect(params).not.toHaveProperty('with_genres');
  }
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
