import { describe, expect, it } from 'vitest';
import { readCatalog } from '../../../../local-stack/movie-database/catalog/movie-files';
import { parseListPage } from '../../../../src/api/tmdb/parse-list';
import { ask, catalogOf, facts, idsOf, askJson } from '../../local-stack/movie-database/movie-fixture';

const WESTERN = 37;
const HORROR = 27;

/** The most similar of some movies to the movie with the id 1. */
const similarTo = (...others: Parameters<typeof facts>[]) =>
  idsOf(
    catalogOf(
      facts(1, { overview: 'A lighthouse keeper hears a bell.' }),
      ...others.map(([id, changes]) =>
        facts(id, { directors: [], cast: [], overview: 'Something else entirely.', ...changes }),
      ),
    ),
    '/movie/1/recommendations',
  );

describe('movies similar to another', () => {
  it.each<[what: string, changes: Partial<ReturnType<typeof facts>>, than: Partial<ReturnType<typeof facts>>]>([
    ['its genres', {}, { genreIds: [18, HORROR, WESTERN] }],
    ['its director', { directors: ['Ann Director'] }, {}],
    ['its cast', { cast: [{ actor: 'Ada Actor', character: 'Eve' }] }, {}],
    ['rare words of its plot', { overview: 'A bell in a lighthouse.' }, {}],
    ['its era', { releaseDate: '2003-01-01' }, { releaseDate: '1963-01-01' }],
    ['popularity, if all else is equal', { voteCount: 9000 }, { voteCount: 90 }],
  ])('are ranked by %s', async (_what, changes, than) => {
    expect(await similarTo([2, than], [3, changes])).toEqual([3, 2]);
  });

  it('share something with it, and never include the movie itself', async () => {
    expect(await similarTo([2, { genreIds: [HORROR] }])).toEqual([]);
  });

  it('come in at most two pages, as the client reads them', async () => {
    const catalog = readCatalog();
    const [movie] = catalog.movies;
    if (movie === undefined) throw new Error('no movie');
    const path = `/movie/${movie.id}/recommendations`;
    const page: unknown = await askJson(catalog, path);
    expect(page).toMatchObject({ page: 1, total_pages: 2, total_results: 40 });
    expect(parseListPage(page)?.movies).toHaveLength(20);
    expect(await idsOf(catalog, `${path}?page=2`)).toHaveLength(20);
    expect(await idsOf(catalog, `${path}?page=3`)).toEqual([]);
  });

  it('are not available for a movie that does not exist', () => {
    expect(ask(catalogOf(facts(1)), '/movie/2/recommendations').status).toBe(404);
  });

  it('are ones that a person would choose', async () => {
    const catalog = readCatalog();
    const idOf = (title: string) => catalog.movies.find((movie) => movie.title === title)?.id ?? 0;
    const named = async (title: string) => {
      const ids = await idsOf(catalog, `/movie/${idOf(title)}/recommendations`);
      return ids.slice(0, 12).map((id) => catalog.byId.get(id)?.title);
    };
    expect(await named('The Godfather')).toContain('GoodFellas');
    expect(await named('Toy Story')).toEqual(expect.arrayContaining(['Toy Story 2', 'Monsters, Inc.']));
    expect(await named('Spirited Away')).toContain('My Neighbor Totoro');
  });
});
