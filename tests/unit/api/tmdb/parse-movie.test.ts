import { describe, expect, it } from 'vitest';
import { parseCredits, parseMovieDetails } from '../../../../src/api/tmdb/parse-details';
import { parseMovieMetadata, parseReleaseDates } from '../../../../src/api/tmdb/parse-metadata';
import { directorsOf, movieOfDetails, writersOf } from '../../../../src/domain/movies/movie-details';

const netflix = { logo_path: '/netflix.jpg', provider_id: 8, provider_name: 'Netflix', display_priority: 4 };

describe('movie details', () => {
  const body = {
    id: 603,
    title: 'The Movie',
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
    backdrop_path: '/b.jpg',
    production_companies: [{ id: 79, name: 'Village', logo_path: '/village.png' }, { name: 'No id' }],
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

  it('takes impossible numbers for unknown, and a movie without a visible title for none', () => {
    const wrong = { ...body, runtime: 1e9, budget: 1e300, revenue: 1e300, vote_average: 11 };
    expect(parseMovieDetails(wrong)).toMatchObject({ runtime: 0, budget: 0, revenue: 0, voteAverage: 0 });
    expect(parseMovieMetadata(wrong)?.runtime ?? 0).toBe(0);
    expect(parseMovieDetails({ ...body, runtime: 51_420 })).toMatchObject({ runtime: 51_420 });
    for (const title of ['', ' ', '\u200b\u2060', '\u00ad']) expect(parseMovieDetails({ ...body, title })).toBeNull();
    expect(parseMovieDetails({ ...body, title: '...' })).toMatchObject({ title: '...' });
  });

  it('are read with all appended parts [CALL-28] [CALL-29] [ENT-21] [ENT-22]', () => {
    const details = parseMovieDetails({
      ...body,
      title: ' The Movie ',
      tagline: ' Free your mind.',
      overview: 'A man wakes. ',
    });
    expect(details).toEqual({
      id: 603,
      title: 'The Movie',
      tagline: 'Free your mind.',
      overview: 'A man wakes.',
      status: 'Released',
      voteAverage: 8.22,
      voteCount: 26_000,
      runtime: 136,
      releaseDate: '1999-03-31',
      genres: [
        { id: 878, name: 'Science Fiction' },
        { id: 28, name: 'Action' },
      ],
      budget: 63_000_000,
      revenue: 463_517_383,
      posterPath: '/p.jpg',
      backdropPath: '/b.jpg',
      productionCompanies: [{ id: 79, name: 'Village', logoPath: '/village.png' }],
      credits: {
        cast: [{ id: 1, name: 'Ann', character: 'Neo', profilePath: '/ann.jpg' }],
        crew: [
          { name: 'Lana', role: 'director' },
          { name: 'Lana', role: 'writer' },
          { name: 'Lana', role: 'writer' },
          { name: 'Bo', role: 'other' },
        ],
      },
      metadata: {
        certification: 'R',
        providers: [{ id: 8, name: 'Netflix', logoPath: '/netflix.jpg', displayPriority: 4 }],
        trailerUrl: 'https://www.youtube-nocookie.com/embed/m8e-FF8MsqU',
        keywords: [],
        seriesId: null,
        runtime: 136,
        publicRelease: '1999-03-31',
      },
    });
    expect(details && movieOfDetails(details)).toMatchObject({
      year: 1999,
      rating: 8.2,
      genres: ['Sci-Fi', 'Action'],
      certification: 'R',
      streamingOn: ['Netflix'],
      streamingEstimated: false,
    });
  });

  it('contain the keywords in lower case and the series, or none if missing', () => {
    const collection = { id: 2344, name: 'The Series', poster_path: null };
    const keywords = { keywords: [{ id: 1, name: ' Biography ' }, { id: 2 }, { name: ' ' }, null] };
    expect(parseMovieMetadata({ ...body, keywords, belongs_to_collection: collection })).toMatchObject({
      certification: 'R',
      keywords: ['biography'],
      seriesId: 2344,
    });
    expect(parseMovieMetadata({ ...body, belongs_to_collection: null })).toMatchObject({
      keywords: [],
      seriesId: null,
    });
    expect(parseMovieMetadata([])).toBeNull();
  });

  it('drop people, genres and companies without a name or an id, and read one list without the other', () => {
    const person = { id: 1, name: 'Ann' };
    const ann = { id: 1, name: 'Ann', character: '', profilePath: null };
    const unreadable = [null, 'Ann', { ...person, id: 0 }, { ...person, name: '' }];
    expect(parseCredits({ cast: [...unreadable, person] })).toEqual({ cast: [ann], crew: [] });
    expect(parseCredits({ crew: [null, { job: 'Editor' }, { name: 'Bo' }] })).toEqual({
      cast: [],
      crew: [{ name: 'Bo', role: 'other' }],
    });
    for (const none of [null, {}, { cast: {}, crew: 'x' }]) expect(parseCredits(none)).toBeNull();
    const listed = {
      genres: [...unreadable, person],
      production_companies: [...unreadable, { ...person, logo_path: '/a.png' }],
    };
    expect(parseMovieDetails({ ...body, ...listed })).toMatchObject({
      genres: [{ id: 1, name: 'Ann' }],
      productionCompanies: [{ id: 1, name: 'Ann', logoPath: '/a.png' }],
    });
  });

  it('contain the release state and the official trailer as far as they can be read', () => {
    const country = (release_dates: unknown) => ({
      release_dates: { results: [null, { iso_3166_1: 'US', release_dates }] },
    });
    const certification = (release_dates: unknown) =>
      parseMovieMetadata({ ...body, ...country(release_dates) })?.certification;
    expect(certification([{ certification: 'G', type: '3' }, null, { certification: ' PG ', type: 3 }])).toBe('PG');
    expect(certification('R')).toBe('');
    expect(parseReleaseDates({ results: [{ iso_3166_1: 'US', release_dates: 'R' }] })).toEqual([]);
    expect(parseReleaseDates(null)).toBeNull();
    expect(certification([{ type: 3 }])).toBe('');
    const trailer = { site: 'YouTube', type: 'Trailer', official: true, published_at: '2020-01-01T00:00:00.000Z' };
    const trailerOf = (...results: unknown[]) =>
      parseMovieMetadata({ ...body, videos: { results } })?.trailerUrl.slice(-11);
    expect(
      trailerOf(null, { ...trailer, key: 'unofficial1', official: 'true' }, { ...trailer, key: 'official111' }),
    ).toBe('official111');
    const newer = { ...trailer, key: 'newerNewer1', published_at: '2021-01-01T00:00:00.000Z' };
    expect(trailerOf({ ...trailer, key: 'olderOlder1' }, newer)).toBe('newerNewer1');
    expect(trailerOf({ ...newer, site: 'Vimeo' }, { ...newer, type: 'Teaser' }, { ...newer, type: null })).toBe('');
    expect(trailerOf()).toBe('');
  });

  it('contain directors and writers, including authors of source works [DET-08]', () => {
    const roles = (...jobs: string[]) =>
      parseCredits({ crew: jobs.map((job) => ({ name: 'Ann', job })) })?.crew.map(({ role }) => role);
    expect(roles('Director', 'Assistant Director', 'Producer')).toEqual(['director', 'other', 'other']);
    expect(roles('Screenplay', 'Writer', 'Story', 'Author', 'Novel')).toEqual(Array(5).fill('writer'));
  });

  it('list directors and writers once [DET-08]', () => {
    const crew = parseCredits(body.credits)?.crew ?? [];
    expect(directorsOf(crew)).toEqual(['Lana']);
    expect(writersOf(crew)).toEqual(['Lana']);
  });

  it('accept a movie with little data', () => {
    const details = parseMovieDetails({
      id: 5,
      title: 'Bare',
      runtime: null,
      release_date: '',
      credits: null,
      videos: {},
    });
    expect(details).toMatchObject({
      runtime: 0,
      releaseDate: '',
      genres: [],
      productionCompanies: [],
      credits: { cast: [], crew: [] },
    });
    expect(details && movieOfDetails(details)).toMatchObject({ year: 0, genres: ['Drama'], streamingEstimated: true });
    for (const unreadable of [{ id: 5 }, { id: 5, title: ' ' }, { id: 0, title: 'Bare' }, null, [], 'x'])
      expect(parseMovieDetails(unreadable)).toBeNull();
    expect(parseMovieMetadata([])).toBeNull();
  });
});
