import { describe, expect, it } from 'vitest';
import { personId } from '../../../../../local-stack/movie-database/responses/credits';
import { keywordsOf } from '../../../../../local-stack/movie-database/movies/keywords';
import { catalogOf, facts, askJson } from '../movie-fixture';

const catalog = catalogOf(
  facts(603, { title: 'The Matrix', genreIds: [28, 878], directors: ['Lana W', 'Lilly W'] }),
  facts(7, { providers: [], trailer: null, keywords: ['space', 'heist'] }),
  facts(8, { certification: 'NR', providers: ['Corner Shop TV'], keywords: ['heist'], imdbId: 'tt0000008' }),
);

describe('details', () => {
  it('name the genres like TMDB and omit the list ids', async () => {
    const movie = await askJson(catalog, '/movie/603?language=en-US');
    expect(movie).toMatchObject({
      id: 603,
      title: 'The Matrix',
      genres: [
        { id: 28, name: 'Action' },
        { id: 878, name: 'Science Fiction' },
      ],
      runtime: 100,
      status: 'Released',
      poster_path: '/poster-603.svg',
      backdrop_path: '/backdrop-603.svg',
      production_companies: [{ name: 'Small Pictures', logo_path: null, origin_country: 'US' }],
    });
    expect(movie).not.toHaveProperty('genre_ids');
    expect(movie).not.toHaveProperty('credits');
  });

  it('append the requested parts by name', async () => {
    const movie = await askJson(
      catalog,
      '/movie/603?append_to_response=credits,videos,release_dates,watch/providers,images',
    );
    expect(movie).toHaveProperty(['credits', 'cast', 0, 'character'], 'Zoe');
    expect(movie).toHaveProperty(['videos', 'results', 0, 'type'], 'Trailer');
    expect(movie).toHaveProperty(['release_dates', 'results', 0, 'iso_3166_1'], 'US');
    expect(movie).toHaveProperty(['watch/providers', 'results', 'US', 'flatrate', 0, 'provider_id'], 8);
    expect(movie).not.toHaveProperty('images');
  });

  it('return each part on its own, with the movie id', async () => {
    expect(await askJson(catalog, '/movie/603/credits')).toMatchObject({
      id: 603,
      crew: [{ name: 'Lana W', job: 'Director' }, { name: 'Lilly W' }, { name: 'Will Writer', job: 'Screenplay' }],
    });
    expect(await askJson(catalog, '/movie/603/videos')).toMatchObject({
      id: 603,
      results: [{ site: 'YouTube', key: 'abcdefghijk', official: true }],
    });
    expect(await askJson(catalog, '/movie/603/release_dates')).toMatchObject({
      results: expect.arrayContaining([
        { iso_3166_1: 'US', release_dates: [expect.objectContaining({ certification: 'PG', type: 3 })] },
      ]) as unknown,
    });
  });

  it('identify a person by name, the same in every movie', () => {
    expect(personId('Ada Actor')).toBe(personId('Ada Actor'));
    expect(personId('Ada Actor')).not.toBe(personId('Ann Director'));
  });

  it('omit unknown data', async () => {
    expect(await askJson(catalog, '/movie/7/videos')).toEqual({ id: 7, results: [] });
    expect(await askJson(catalog, '/movie/7/watch/providers')).not.toHaveProperty('results.US.flatrate');
    expect(await askJson(catalog, '/movie/7')).toHaveProperty('imdb_id', null);
  });

  it('use TMDB’s id of a keyword if known, and otherwise the same id in every movie', async () => {
    const keywords = async (id: number) => askJson(catalog, `/movie/${id}/keywords`);
    const heist = { id: expect.any(Number) as number, name: 'heist' };
    expect(await keywords(7)).toEqual({ id: 7, keywords: [{ id: 9882, name: 'space' }, heist] });
    const numbers = [keywordsOf({ keywords: ['heist'] }), keywordsOf({ keywords: ['space', 'heist'] }).slice(1)];
    expect(numbers[0]).toEqual(numbers[1]);
  });

  it('are found by the IMDb id', async () => {
    expect(await askJson(catalog, '/find/tt0000008?external_source=imdb_id')).toMatchObject({
      movie_results: [{ id: 8 }],
    });
  });

  it('give services their TMDB ids under any of their names, and others an id of their own', async () => {
    const services = (id: number) => askJson(catalog, `/movie/${id}/watch/providers`);
    expect(await services(603)).toMatchObject({
      results: { US: { flatrate: [{ provider_id: 8 }, { provider_id: 337, provider_name: 'Disney Plus' }] } },
    });
    expect(await services(8)).toMatchObject({ results: { US: { flatrate: [{ provider_name: 'Corner Shop TV' }] } } });
  });
});

describe('genres and configuration', () => {
  it('list nineteen genres', async () => {
    expect(await askJson(catalog, '/genre/movie/list')).toHaveProperty('genres.length', 19);
  });

  it('contain the base URL of images', async () => {
    expect(await askJson(catalog, '/configuration')).toHaveProperty(
      'images.secure_base_url',
      'http://localhost:4173/movie-database/t/p/',
    );
  });
});
