import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../../../local-stack/movie-database/responses/paging';
import { ask, idsOf, manyMovies, askJson } from '../movie-fixture';

const catalog = manyMovies(45);

describe('pages', () => {
  it('contain twenty movies each, and the total of all', async () => {
    expect(await askJson(catalog, '/discover/movie')).toMatchObject({ page: 1, total_pages: 3, total_results: 45 });
    expect(await idsOf(catalog, '/discover/movie?sort_by=title.asc&page=3')).toEqual([41, 42, 43, 44, 45]);
  });

  it('never overlap if movies are equal in the sort order', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(catalog, `/movie/popular?page=${page}`)));
    expect(pages.flat()).toEqual(catalog.movies.map(({ id }) => id));
  });

  it('are empty past the end', async () => {
    expect(await askJson(catalog, '/movie/popular?page=500')).toMatchObject({
      page: 500,
      results: [],
      total_pages: 3,
    });
  });

  it.each(['0', '501', '-1', '1.5', 'x', '', '1e2'])('reject page %j', async (page) => {
    const answer = ask(catalog, `/discover/movie?page=${page}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      status_code: 22,
      status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
    });
  });

  it('end at five hundred, however many movies there are', () => {
    const all = Array.from({ length: 10_021 }, (_, index) => index);
    expect(pageOf(all, 1, (item) => item)).toMatchObject({ total_pages: 500, total_results: 10_021 });
  });
});
