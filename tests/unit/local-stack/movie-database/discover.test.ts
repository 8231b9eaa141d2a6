import { describe, expect, it } from 'vitest';
import { catalogOf, facts, idsOf } from './movie-fixture';

const catalog = catalogOf(
  facts(1, {
    title: 'Beta',
    genreIds: [28, 12],
    releaseDate: '1985-01-01',
    runtime: 90,
    certification: 'R',
    revenue: 3,
  }),
  facts(2, { title: 'alpha', genreIds: [28, 878], releaseDate: '1999-12-31', voteAverage: 9, certification: 'PG-13' }),
  facts(3, { title: 'Gamma 10', genreIds: [35], releaseDate: '2000-01-01', voteCount: 50, certification: 'NR' }),
  facts(4, {
    title: 'Gamma 9',
    keywords: ['space', 'friendship'],
    genreIds: [],
    releaseDate: '2015-06-01',
    certification: 'NR',
    revenue: 9,
  }),
  facts(5, { title: 'Delta', genreIds: [16, 35], releaseDate: '2020-02-02', voteAverage: 5, certification: 'G' }),
);
const found = (query: string) => idsOf(catalog, `/discover/movie?sort_by=title.asc&${query}`).then((ids) => ids.sort());

describe('discover filters', () => {
  it.each([
    ['with_genres=28,12', [1]],
    ['with_genres=12|878', [1, 2]],
    ['with_genres=28,12|878', [1, 2]],
    ['without_genres=35', [1, 2, 4]],
    ['without_genres=12,16', [2, 3, 4]],
    ['without_genres=12|16', [2, 3, 4]],
    ['primary_release_date.gte=1999-12-31&primary_release_date.lte=2000-01-01', [2, 3]],
    ['release_date.gte=2015-06-02', [5]],
    ['primary_release_year=1985', [1]],
    ['vote_count.gte=51', [1, 2, 4, 5]],
    ['vote_count.lte=50', [3]],
    ['vote_average.gte=7&vote_average.lte=8.9', [1, 3, 4]],
    ['with_runtime.lte=90', [1]],
    ['with_runtime.gte=91', [2, 3, 4, 5]],
    ['certification_country=US&certification=R', [1]],
    ['certification_country=US&certification=R|G', [1, 5]],
    ['certification_country=US&certification.lte=PG-13', [2, 5]],
    ['certification_country=US&certification.gte=PG-13', [1, 2]],
    ['certification.lte=G', [1, 2, 3, 4, 5]],
    ['with_keywords=9882|5565', [4]],
    ['with_keywords=9882,5565', []],
    ['with_keywords=1', []],
    ['include_adult=false&language=en-US&with_genres=', [1, 2, 3, 4, 5]],
  ])('%s', async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });
});

describe('discover order', () => {
  it.each([
    ['title.asc', [2, 1, 5, 4, 3]],
    ['title.desc', [3, 4, 5, 1, 2]],
    ['vote_average.desc', [2, 1, 3, 4, 5]],
    ['vote_count.asc', [3, 1, 2, 4, 5]],
    ['revenue.desc', [2, 3, 5, 4, 1]],
    ['primary_release_date.desc', [5, 4, 3, 2, 1]],
    ['primary_release_date.asc', [1, 2, 3, 4, 5]],
  ])('%s', async (sortBy, ids) => {
    expect(await idsOf(catalog, `/discover/movie?sort_by=${sortBy}`)).toEqual(ids);
  });

  it('is by popularity, highest first, when the sort is unknown', async () => {
    const popular = await idsOf(catalog, '/movie/popular');
    expect(await idsOf(catalog, '/discover/movie?sort_by=charm.asc')).toEqual(popular);
    expect(await idsOf(catalog, '/discover/movie')).toEqual(popular);
    expect(popular).not.toEqual([1, 2, 3, 4, 5]);
  });
});
