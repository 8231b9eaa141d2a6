import { describe, expect, it } from 'vitest';
import { discoverPlan } from '../../../src/domain/discover-plan';
import { answers, NOW } from './candidates';

const byLabel = (plan: ReturnType<typeof discoverPlan>) =>
  Object.fromEntries(plan.map((query) => [query.label, query]));

describe('discover plan', () => {
  it('asks the eras for 3 pages and 100 votes [REC-04] [REC-05] [REC-06]', () => {
    const { classic, vintage, modern } = byLabel(discoverPlan(answers(), NOW));
    for (const query of [classic, vintage, modern]) {
      expect(query).toMatchObject({ pages: [1, 2, 3], params: { 'vote_count.gte': '100', include_adult: 'false' } });
    }
    const range = (query: typeof classic) => [
      query?.params['primary_release_date.gte'],
      query?.params['primary_release_date.lte'],
    ];
    expect(range(classic)).toEqual(['1950-01-01', '1989-12-31']);
    expect(range(vintage)).toEqual(['1990-01-01', '2009-12-31']);
    expect(range(modern)).toEqual(['2010-01-01', NOW]);
  });

  it('asks the other orders for 2 pages of released films [REC-07] [REC-08] [REC-23]', () => {
    const plan = byLabel(discoverPlan(answers(), `${NOW}T20:00:00Z`));
    const expected = [
      ['highly-rated', 'vote_average.desc', '500'],
      ['revenue', 'revenue.desc', '50'],
      ['vote-count', 'vote_count.desc', '50'],
    ] as const;
    for (const [label, order, votes] of expected) {
      expect(plan[label]).toMatchObject({
        pages: [1, 2],
        params: { sort_by: order, 'vote_count.gte': votes, 'primary_release_date.lte': NOW },
      });
    }
  });

  it('asks for any chosen genre [CALL-37]', () => {
    const plan = discoverPlan(answers({ genres: ['comedy', 'romance'] }), NOW);
    expect(plan.map(({ params }) => params['with_genres'])).toEqual(Array(6).fill('35|10749'));
    expect(plan[0]?.params['certification']).toBeUndefined();
  });

  it('leaves out what company and ratings forbid [REC-22]', () => {
    const family = discoverPlan(answers({ mood: 'tense', genres: ['horror', 'comedy'], company: 'family' }), NOW);
    expect(family[0]?.params).toMatchObject({
      with_genres: '35',
      without_genres: '27,53',
      certification_country: 'US',
      certification: 'G|PG|PG-13',
    });
    const teens = discoverPlan(answers({ ageFiltering: 'yes', ageRatings: ['PG', 'PG-13'] }), NOW);
    expect(teens[0]?.params).toMatchObject({ without_genres: '27', certification: 'PG|PG-13' });
  });

  it('asks nothing when nothing can match', () => {
    expect(discoverPlan(answers({ mood: 'tense', genres: ['horror'], company: 'family' }), NOW)).toEqual([]);
    const onlyR = answers({ company: 'family', ageFiltering: 'yes', ageRatings: ['R'] });
    expect(discoverPlan(onlyR, NOW)).toEqual([]);
  });

  it('reads the pages behind the last ones in a further round', () => {
    const plan = discoverPlan(answers(), NOW, 1);
    expect(plan.map(({ pages }) => pages)).toEqual([
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
  });
});
