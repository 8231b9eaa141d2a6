import { describe, expect, it } from 'vitest';
import { INDEPENDENT } from '../../../src/config/themes';
import { parseMovieMetadata } from '../../../src/api/tmdb/parse-metadata';
import { isIndependent, type Making } from '../../../src/domain/movies/metadata';

const SMALL: Making = { budget: 8_000_000, companies: ['Miramax', 'A Band Apart'], releaseDate: '1994-09-10' };

describe('an independent movie', () => {
  it.each<[is: boolean, but: Partial<Making>]>([
    [true, {}],
    [true, { budget: INDEPENDENT.budget, releaseDate: `${INDEPENDENT.from}-01-01` }],
    [true, { budget: 1 }],
    [false, { budget: 0 }],
    [false, { budget: INDEPENDENT.budget + 1 }],
    [false, { releaseDate: `${INDEPENDENT.from - 1}-12-31` }],
    [false, { releaseDate: '' }],
    [false, { companies: [] }],
    [false, { companies: ['A Band Apart', 'Universal Pictures'] }],
  ])('is one that no large studio made, for little money: %s with %j', (is, but) => {
    expect(isIndependent({ ...SMALL, ...but })).toBe(is);
  });

  it.each([
    'Warner Bros. Pictures',
    'Universal Pictures',
    'Paramount',
    'Walt Disney Pictures',
    '20th Century Fox',
    'Twentieth Century Fox Movie Corporation',
    'Columbia Pictures',
    'TriStar Pictures',
    'Sony Pictures',
    'Metro-Goldwyn-Mayer',
    'United Artists',
    'Netflix',
    'Amazon Studios',
  ])('is not one of %s', (company) => {
    expect(isIndependent({ ...SMALL, companies: [company] })).toBe(false);
  });

  it('is known as such by its facts', () => {
    const body = {
      id: 680,
      budget: 8_000_000,
      release_date: '1994-09-10',
      production_companies: [{ id: 14, name: ' Miramax ' }, { id: 2 }],
    };
    expect(parseMovieMetadata(body)?.independent).toBe(true);
    expect(
      parseMovieMetadata({ ...body, production_companies: [{ id: 33, name: 'Universal Pictures' }] }),
    ).not.toHaveProperty('independent');
    expect(parseMovieMetadata({ ...body, production_companies: undefined })).not.toHaveProperty('independent');
  });
});
