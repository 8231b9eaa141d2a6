import { describe, expect, it } from 'vitest';
import { parseCredits } from '../../../src/data/tmdb/parse/credits';
import { parseFilmDetails } from '../../../src/data/tmdb/parse/film-details';
import { parseFilmFacts } from '../../../src/data/tmdb/parse/film-facts';
import { parseListPage } from '../../../src/data/tmdb/parse/list-page';
import { parseWatchProviders } from '../../../src/data/tmdb/parse/watch-providers';
import { directorsOf, writersOf } from '../../../src/domain/crew';
import { filmOfDetails } from '../../../src/domain/film-details';
import { listItem, listPage } from './fake-fetch';

const netflix = { logo_path: '/netflix.jpg', provider_id: 8, provider_name: 'Netflix', display_priority: 4 };

describe('list pages', () => {
  it('are read with every field [ENT-23]', () => {
    expect(parseListPage(listPage([listItem(7, { backdrop_path: '/b.jpg' })], 2, 9))).toEqual({
      page: 2,
      totalPages: 9,
      films: [
        {
          id: 7,
          title: 'Film 7',
          overview: 'Something happens.',
          releaseDate: '2015-06-01',
          voteAverage: 7.1,
          voteCount: 900,
          popularity: 12.3,
          genreIds: [35],
          posterPath: '/poster7.jpg',
          backdropPath: '/b.jpg',
        },
      ],
    });
  });

  it('stand nulls, empty dates and missing fields', () => {
    const bare = listItem(7, { release_date: '', poster_path: null, overview: null, genre_ids: undefined });
    expect(parseListPage(listPage([bare]))?.films[0]).toMatchObject({
      releaseDate: '',
      posterPath: null,
      overview: '',
      genreIds: [],
    });
  });

  it('drop an item that cannot be read and keep the rest', () => {
    const items = [null, 'film', listItem(0), listItem(1.5), listItem(2, { title: ' ' }), listItem(3)];
    expect(parseListPage(listPage(items))?.films.map(({ id }) => id)).toEqual([3]);
  });

  it('let no image path lead elsewhere', () => {
    const paths = ['//evil.example/x.jpg', 'https://evil.example', '/../x', '/a"b.jpg', 'x.jpg'];
    for (const path of paths) {
      expect(parseListPage(listPage([listItem(1, { poster_path: path })]))?.films[0]?.posterPath).toBeNull();
    }
  });

  it('are malformed without a list', () => {
    for (const body of [undefined, null, [], {}, { results: {} }, 'x']) expect(parseListPage(body)).toBeNull();
  });
});

describe('watch providers', () => {
  it('are the subscriptions of the United States', () => {
    const results = {
      DE: { flatrate: [{ ...netflix, provider_name: 'WOW' }] },
      US: { flatrate: [netflix, { provider_id: 9 }] },
    };
    expect(parseWatchProviders({ results })).toEqual({
      known: [{ id: 8, name: 'Netflix', logoPath: '/netflix.jpg', displayPriority: 4 }],
    });
  });

  it('are known to be none where the film can only be rented, and unknown otherwise', () => {
    expect(parseWatchProviders({ results: { US: { link: 'x', rent: [netflix] } } })).toEqual({ known: [] });
    expect(parseWatchProviders({ results: { US: { link: 'x' } } })).toEqual({ known: null });
    expect(parseWatchProviders({ results: {} })).toEqual({ known: null });
    expect(parseWatchProviders({})).toBeNull();
  });
});

describe('film details', () => {
  const body = {
    id: 603,
    title: 'The Film',
    tagline: 'Free your mind.',
    overview: 'A man wakes.',
    status: 'Released',
    vote_average: 8.22,
    vote_count: 26_000,
    runtime: 136,
    release_date: '1999-03-31',
    genres: [
      { id: 878, name: 'Science Fiction' },
      { id: 28, name: 'Action' },
    ],
    budget: 63_000_000,
    revenue: 463_517_383,
    poster_path: '/p.jpg',
    backdrop_path: null,
    production_companies: [{ id: 79, name: 'Village', logo_path: null }, { name: 'No id' }],
    credits: {
      cast: [{ id: 1, name: 'Ann', character: 'Neo', profile_path: '/ann.jpg' }, { id: 2 }],
      crew: [
        { name: 'Lana', job: 'Director' },
        { name: 'Lana', job: 'Writer' },
        { name: 'Lana', job: 'Screenplay' },
        { name: 'Bo', job: 'Editor' },
      ],
    },
    videos: { results: [{ site: 'YouTube', type: 'Trailer', key: 'm8e-FF8MsqU', official: true, published_at: '' }] },
    release_dates: {
      results: [{ iso_3166_1: 'US', release_dates: [{ certification: 'R', type: 3, release_date: '1999-03-31' }] }],
    },
    'watch/providers': { results: { US: { link: 'x', flatrate: [netflix] } } },
  };

  it('are read with all that was appended [CALL-28] [CALL-29] [ENT-21] [ENT-22]', () => {
    const details = parseFilmDetails(body);
    expect(details).toMatchObject({
      id: 603,
      runtime: 136,
      budget: 63_000_000,
      productionCompanies: [{ id: 79, name: 'Village', logoPath: null }],
      credits: { cast: [{ id: 1, name: 'Ann', character: 'Neo', profilePath: '/ann.jpg' }] },
      facts: { certification: 'R', trailerUrl: 'https://www.youtube-nocookie.com/embed/m8e-FF8MsqU' },
    });
    expect(details && filmOfDetails(details)).toMatchObject({
      year: 1999,
      rating: 8.2,
      genres: ['Sci-Fi', 'Action'],
      certification: 'R',
      streamingOn: ['Netflix'],
      streamingEstimated: false,
    });
  });

  it('name directors and writers once [DET-08]', () => {
    const crew = parseCredits(body.credits)?.crew ?? [];
    expect(directorsOf(crew)).toEqual(['Lana']);
    expect(writersOf(crew)).toEqual(['Lana']);
  });

  it('stand a film of which little is known', () => {
    const details = parseFilmDetails({
      id: 5,
      title: 'Bare',
      runtime: null,
      release_date: '',
      credits: null,
      videos: {},
    });
    expect(details).toMatchObject({ runtime: 0, releaseDate: '', genres: [], credits: { cast: [], crew: [] } });
    expect(details && filmOfDetails(details)).toMatchObject({ year: 0, genres: ['Drama'], streamingEstimated: true });
    expect(parseFilmDetails({ id: 5 })).toBeNull();
    expect(parseFilmFacts([])).toBeNull();
  });
});
