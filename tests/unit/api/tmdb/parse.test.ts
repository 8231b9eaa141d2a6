import { describe, expect, it } from 'vitest';
import { parseMovieDetails } from '../../../../src/api/tmdb/parse-details';
import { parseFoundMovies, parseListPage } from '../../../../src/api/tmdb/parse-list';
import { parseWatchProviders } from '../../../../src/api/tmdb/parse-metadata';
import { shownProviders } from '../../../../src/domain/movies/streaming';
import { listItem, listPage } from './fake-fetch';

const netflix = { logo_path: '/netflix.jpg', provider_id: 8, provider_name: 'Netflix', display_priority: 4 };

describe('list pages', () => {
  it('are read with every field [ENT-23]', () => {
    expect(parseListPage(listPage([listItem(7, { backdrop_path: '/b.jpg' })], 2, 9))).toEqual({
      page: 2,
      totalPages: 9,
      movies: [
        {
          id: 7,
          title: 'Movie 7',
          overview: 'Something happens.',
          releaseDate: '2015-06-01',
          voteAverage: 7.1,
          voteCount: 900,
          popularity: 12.3,
          genreIds: [35],
          posterPath: '/poster7.jpg',
          backdropPath: '/b.jpg',
          originalLanguage: 'en',
        },
      ],
    });
  });

  it('accept nulls, empty dates and missing fields', () => {
    const bare = listItem(7, { release_date: '', poster_path: null, overview: null, genre_ids: undefined });
    expect(parseListPage(listPage([bare]))?.movies[0]).toMatchObject({
      releaseDate: '',
      posterPath: null,
      overview: '',
      genreIds: [],
    });
  });

  it.each(['2024-00-00', '2024-02-30', '2023-02-29', '2024', 'soon', null])(
    'treat a date that does not exist as unknown: %s',
    (day) => {
      expect(parseListPage(listPage([listItem(7, { release_date: day })]))?.movies[0]?.releaseDate).toBe('');
      expect(parseMovieDetails({ id: 7, title: 'Film', release_date: day })?.releaseDate).toBe('');
    },
  );

  it('take the day from a timestamp', () => {
    const [movie] = parseListPage(listPage([listItem(7, { release_date: '2015-06-01T00:00:00.000Z' })]))?.movies ?? [];
    expect(movie?.releaseDate).toBe('2015-06-01');
  });

  it('drop malformed items and keep the rest', () => {
    const items = [null, 'movie', listItem(0), listItem(1.5), listItem(2, { title: ' ' }), listItem(3)];
    expect(parseListPage(listPage(items))?.movies.map(({ id }) => id)).toEqual([3]);
  });

  it('drop movies flagged as adult, even if found by another id', () => {
    const items = [listItem(1, { adult: true }), listItem(2, { adult: false }), listItem(3, { adult: undefined })];
    expect(parseListPage(listPage(items))?.movies.map(({ id }) => id)).toEqual([2, 3]);
    expect(parseFoundMovies({ movie_results: items })?.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('accept no image path to another host', () => {
    const paths = [
      '//evil.example/x.jpg',
      'https://evil.example',
      '/../x',
      '/a/../x',
      '/a"b.jpg',
      '/a.jpg?x',
      'x.jpg',
      ['/a.jpg'],
    ];
    for (const path of paths) {
      expect(parseListPage(listPage([listItem(1, { poster_path: path })]))?.movies[0]?.posterPath).toBeNull();
    }
    for (const path of ['/a', '/aB_1-2.jpg', '/deep/er.png'])
      expect(parseListPage(listPage([listItem(1, { poster_path: path })]))?.movies[0]?.posterPath).toBe(path);
  });

  it('trim texts, and read every valid number', () => {
    const item = listItem(7, { title: ' Movie ', overview: ' What happens. ', vote_average: '7', vote_count: NaN });
    expect(parseListPage({ page: -1, results: [{ ...item, popularity: Infinity }] })).toMatchObject({
      page: 1,
      totalPages: 0,
      movies: [{ title: 'Movie', overview: 'What happens.', voteAverage: 0, voteCount: 0, popularity: 0 }],
    });
    const genres = [listItem(7, { genre_ids: [35, 0, -1, 1.5, '18', null, 1] })];
    expect(parseListPage(listPage(genres))?.movies[0]?.genreIds).toEqual([35, 1]);
  });

  it('are malformed without a list', () => {
    for (const body of [undefined, null, [], {}, { results: {} }, 'x']) expect(parseListPage(body)).toBeNull();
  });
});

describe('watch providers', () => {
  it('are the subscription services of the United States', () => {
    const results = {
      DE: { flatrate: [{ ...netflix, provider_name: 'WOW' }] },
      US: { flatrate: [netflix, { provider_id: 9 }] },
    };
    expect(parseWatchProviders({ results }, 'US')).toEqual({
      known: [{ id: 8, name: 'Netflix', logoPath: '/netflix.jpg', displayPriority: 4 }],
    });
  });

  it('are empty when the movie can only be rented, and unknown otherwise', () => {
    for (const offer of ['rent', 'buy'])
      expect(parseWatchProviders({ results: { US: { link: 'x', [offer]: [netflix] } } }, 'US')).toEqual({ known: [] });
    expect(parseWatchProviders({ results: { US: [] } }, 'US')).toEqual({ known: null });
    expect(parseWatchProviders({ results: { US: { flatrate: [] } } }, 'US')).toEqual({ known: [] });
    expect(parseWatchProviders({ results: { US: { link: 'x' } } }, 'US')).toEqual({ known: null });
    expect(parseWatchProviders({ results: {} }, 'US')).toEqual({ known: null });
    for (const body of [{}, { results: [] }, null, 'x']) expect(parseWatchProviders(body, 'US')).toBeNull();
  });

  it('include those that are free or paid for by advertising, after subscriptions', () => {
    const tubi = { provider_id: 73, provider_name: 'Tubi TV', logo_path: null, display_priority: 1 };
    const known = parseWatchProviders({ results: { US: { ads: [tubi], flatrate: [netflix] } } }, 'US')?.known ?? [];
    expect(shownProviders(known).map(({ name, offer }) => [name, offer])).toEqual([
      ['Netflix', undefined],
      ['Tubi TV', 'ads'],
    ]);
  });

  it('are dropped without an id or a name', () => {
    const flatrate = [
      null,
      { ...netflix, provider_id: 0 },
      { ...netflix, provider_name: ' ' },
      { provider_id: 9, provider_name: ' Max ' },
    ];
    expect(parseWatchProviders({ results: { US: { flatrate } } }, 'US')).toEqual({
      known: [{ id: 9, name: 'Max', logoPath: null, displayPriority: 0 }],
    });
  });
});
