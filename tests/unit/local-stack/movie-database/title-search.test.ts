import { describe, expect, it } from 'vitest';
import { catalogOf, facts, idsOf, askJson } from './movie-fixture';

const catalog = catalogOf(
  facts(1, { title: 'Alien Nation', voteCount: 90 }),
  facts(2, { title: 'Alien', voteCount: 10, releaseDate: '1979-05-25' }),
  facts(3, { title: 'My Stepmother Is an Alien', voteCount: 9000 }),
  facts(4, { title: 'Amélie' }),
);
const found = (query: string) => idsOf(catalog, `/search/movie?${query}`);

describe('search by title', () => {
  it('lists the same title first, then titles that start with it, then the rest', async () => {
    expect(await found('query=alien')).toEqual([2, 1, 3]);
  });

  it('ignores case, accents and punctuation', async () => {
    expect(await found('query=AMELIE!')).toEqual([4]);
  });

  it('can be limited to a year', async () => {
    expect(await found('query=alien&year=1979')).toEqual([2]);
  });

  it('finds nothing for an empty text', async () => {
    expect(await askJson(catalog, '/search/movie?query=')).toMatchObject({ results: [], total_results: 0 });
  });
});
