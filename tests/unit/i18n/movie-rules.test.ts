import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../src/config/genres';
import { movieOfDetails, type MovieDetails } from '../../../src/domain/movies/movie-details';
import {
  isMovieId,
  isReleased,
  movieIdOf,
  movieOf,
  movieOfSummary,
  provenRating,
  releaseYear,
  summaryOf,
} from '../../../src/domain/movies/movie';
import { compareText } from '../../../src/i18n/format';
import { toggleSort, sortMovies, type MovieSort } from '../../../src/domain/lists/sort-movies';
import { trailerUrlsOf, type Video } from '../../../src/domain/movies/metadata';
import { candidate } from '../services/candidates';

describe('parsing a movie', () => {
  it.each([
    ['603', 603],
    ['0', null],
    ['0603', null],
    ['-1', null],
    ['6.5', null],
    ['603x', null],
    ['x603', null],
    ['', null],
    ['99999999999999999999', null],
  ])('the id in a URL, %j: %j', (text, id) => {
    expect(movieIdOf(text)).toBe(id);
  });

  it.each([
    ['1999-03-31', 1999],
    ['1999', 1999],
    ['', 0],
    ['soon', 0],
    ['19.5-1', 0],
  ])('the year of %j: %i', (date, year) => {
    expect(releaseYear(date)).toBe(year);
  });

  it('it is released from its release date on', () => {
    const out = (releaseDate: string) => isReleased(candidate({ releaseDate }), '2026-11-20T01:00:00Z');
    expect(['2026-11-19', '2026-11-20', '2026-11-21', ''].map(out)).toEqual([true, true, false, false]);
  });

  it.each([0, -1, 1.5, Number.NaN, '1', null])('%j is not a movie id', (value) => {
    expect(isMovieId(value)).toBe(false);
  });

  it('its rating moves toward the overall average if few people voted', () => {
    const rated = (voteAverage: number, voteCount: number) => provenRating(candidate({ voteAverage, voteCount }));
    expect([rated(9, 0), rated(9, 500), rated(2, 1500)].map((rating) => rating.toFixed(3))).toEqual([
      '6.500',
      '7.750',
      '3.125',
    ]);
  });

  it('its trailer is on the video service, with a key in that service’s format', () => {
    const video: Video = {
      site: 'youtube',
      kind: 'trailer',
      key: 'abcdefghijk',
      official: false,
      language: '',
      publishedAt: '',
    };
    const last = (...videos: Partial<Video>[]) =>
      trailerUrlsOf(videos.map((fields) => ({ ...video, ...fields })))
        .at(0)
        ?.split('/')
        .at(-1) ?? '';
    expect(
      ['abcdef', 'abcdefghijklmnopqrst', 'abcde', 'abcdefghijklmnopqrstu', 'abc/defg', 'abcdefg/x'].map((key) =>
        last({ key }),
      ),
    ).toEqual(['abcdef', 'abcdefghijklmnopqrst', '', '', '', '']);
    expect(
      last(
        { key: 'undated' },
        { key: 'dated-later', publishedAt: '2021' },
        { key: 'dated-early', publishedAt: '2020' },
      ),
    ).toBe('dated-later');
    expect(last({ key: 'unofficial', publishedAt: '2025' }, { key: 'official', official: true })).toBe('official');
    expect(last({ key: 'official', official: true }, { key: 'unofficial', publishedAt: '2025' })).toBe('official');
    expect(last({ key: 'first-one' }, { key: 'second-one' })).toBe('first-one');
  });
});

describe('a movie on screen', () => {
  const summary = {
    title: 'The Movie',
    year: 2015,
    rating: 7,
    genres: ['Comedy'],
    description: 'Something happens.',
    posterPath: '/some.jpg',
  };
  const guessed = {
    ...summary,
    id: 1,
    trailerUrl: '',
    certification: 'PG',
    certificationEstimated: true,
    streamingOn: ['Netflix', 'Hulu'],
    streamingEstimated: true,
  };

  it('is the same from a list, from storage, and from its details', () => {
    const dated = { ...guessed, releaseDate: '2015-06-01' };
    expect(movieOf(candidate({ title: 'The Movie' }))).toEqual(dated);
    expect(movieOfSummary({ ...summary, id: 1 })).toEqual(guessed);
    const facts = { certification: 'PG-13', providers: null, trailerUrl: '', keywords: [], seriesId: null };
    const details: MovieDetails = {
      ...candidate({ title: 'The Movie' }),
      tagline: '',
      status: '',
      runtime: 0,
      budget: 0,
      revenue: 0,
      genres: [{ id: GENRE.comedy, name: 'Komödie' }],
      productionCompanies: [],
      credits: { cast: [], crew: [] },
      metadata: facts,
    };
    expect(movieOfDetails(details)).toEqual({ ...dated, certification: 'PG-13', certificationEstimated: false });
    expect(movieOfDetails({ ...details, genres: [{ id: 999, name: 'Noir' }] }).genres).toEqual(['Noir']);
  });

  it('is sent with a mark as a card only', () => {
    expect(summaryOf(guessed)).toEqual(summary);
  });
});

describe('the order of the collection', () => {
  const movie = (id: number, title: string, year: number, rating: number, ...genres: string[]) => ({
    id,
    title,
    year,
    rating,
    genres,
  });
  const movies = [
    movie(4, 'Rocky 10', 1999, 7, 'Drama'),
    movie(2, 'Rocky 9', 2001, 7, 'Comedy', 'Drama'),
    movie(3, 'Amélie', 2001, 8, 'Comedy'),
    movie(1, 'Rocky 9', 2001, 7, 'Comedy', 'Drama'),
  ];

  it.each<[sort: MovieSort, ids: number[]]>([
    [{ column: 'title', descending: false }, [3, 1, 2, 4]],
    [{ column: 'title', descending: true }, [4, 1, 2, 3]],
    [{ column: 'year', descending: false }, [4, 3, 1, 2]],
    [{ column: 'year', descending: true }, [3, 1, 2, 4]],
    [{ column: 'rating', descending: true }, [3, 1, 2, 4]],
    [{ column: 'rating', descending: false }, [1, 2, 4, 3]],
    [{ column: 'genres', descending: false }, [3, 1, 2, 4]],
    [{ column: 'genres', descending: true }, [4, 1, 2, 3]],
  ])('%j: %j', (sort, ids) => {
    expect(sortMovies(movies, sort, compareText).map(({ id }) => id)).toEqual(ids);
  });

  it('is reversed when the same column is pressed again, and starts with the highest of another', () => {
    const reversed = toggleSort({ column: 'rating', descending: true }, 'rating');
    expect(reversed).toEqual({ column: 'rating', descending: false });
    expect(toggleSort(reversed, 'rating')).toEqual({ column: 'rating', descending: true });
    for (const sort of [reversed, { column: 'rating', descending: true } as const])
      expect(toggleSort(sort, 'year')).toEqual({ column: 'year', descending: true });
  });
});
