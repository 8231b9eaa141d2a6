import { describe, expect, it } from 'vitest';
import { parseMovieMetadata } from '../../../../src/api/tmdb/parse-metadata';
import { INDEPENDENT } from '../../../../src/config/themes';
import {
  certificationOf,
  certificationPasses,
  guessCertification,
  type Release,
} from '../../../../src/domain/movies/certification';
import {
  isIndependent,
  type ProductionData,
  movieMetadata,
  trailerUrlsOf,
  type Video,
  withMetadata,
} from '../../../../src/domain/movies/metadata';
import { movieOf } from '../../../../src/domain/movies/movie';
import { guessStreaming, shownProviders } from '../../../../src/domain/movies/streaming';
import { candidate } from '../../services/candidates';

const provider = (name: string, displayPriority: number) => ({ id: 1, name, logoPath: null, displayPriority });
const video = (fields: Partial<Video>): Video => ({
  site: 'youtube',
  kind: 'trailer',
  key: 'abcdefghijk',
  official: true,
  language: 'en',
  publishedAt: '2020-01-01T00:00:00.000Z',
  ...fields,
});

describe('certification', () => {
  it('is estimated from genres, the strictest first [REC-15]', () => {
    expect([[27, 53], [53, 16], [10751], [16, 18], [18], []].map(guessCertification)).toEqual([
      'R',
      'PG-13',
      'G',
      'G',
      'PG',
      'PG',
    ]);
  });

  it('is the theatrical one of the United States, else the first that is not empty [CALL-31]', () => {
    const inCinemas = (certification: string): Release => ({ kind: 'theatrical', certification, releaseDate: '' });
    const otherwise = (certification: string): Release => ({ kind: 'other', certification, releaseDate: '' });
    const us = (...releases: Release[]) =>
      certificationOf([
        { country: 'DE', releases: [inCinemas('12')] },
        { country: 'US', releases },
      ]);
    expect(us(otherwise('NR'), inCinemas('PG'))).toBe('PG');
    expect(us(inCinemas(''), otherwise('R'), otherwise('G'))).toBe('R');
    expect(us(inCinemas(''))).toBe('');
    expect(certificationOf([])).toBe('');
  });

  it('is the known one, or the estimate if unknown', () => {
    expect(certificationPasses('R', [10751], ['G', 'PG'])).toBe(false);
    expect(certificationPasses('NC-17', [18], ['G', 'PG', 'PG-13'])).toBe(false);
    expect(certificationPasses('', [27], ['PG'])).toBe(false);
    expect(certificationPasses('NR', [16], ['G'])).toBe(true);
    expect(certificationPasses('NC-17', [27], null)).toBe(true);
  });
});

describe('streaming', () => {
  it('is estimated by year [REC-16] [REC-17]', () => {
    expect(guessStreaming(2020, [])).toEqual(['Netflix', 'Prime Video']);
    expect(guessStreaming(2019, [])).toEqual(['Netflix', 'Hulu']);
    expect(guessStreaming(2010, [])).toEqual(['Netflix', 'Hulu']);
    expect(guessStreaming(2009, [])).toEqual(['Hulu', 'Prime Video']);
    expect(guessStreaming(2000, [])).toEqual(['Hulu', 'Prime Video']);
    expect(guessStreaming(1999, [])).toEqual(['Tubi', 'Pluto TV']);
    expect(guessStreaming(0, [16, 18]), 'nothing is known of a movie without a date').toEqual([]);
  });

  it('adds one service for family movies and one for dramas, by either of their genres [REC-18]', () => {
    const added = (...genreIds: number[]) => guessStreaming(2021, genreIds).slice(2);
    for (const forFamilies of [16, 10751]) expect(added(forFamilies)).toEqual(['Disney+']);
    for (const drama of [18, 53]) expect(added(drama)).toEqual(['Max']);
    expect(added(16, 10751, 18, 53)).toEqual(['Disney+', 'Max']);
    expect(added(35, 99)).toEqual([]);
  });

  it('has one name for each service, estimated or known', () => {
    const names = (...sold: string[]) => shownProviders(sold.map((name, index) => provider(name, index)));
    const named = (...sold: string[]) => names(...sold).map(({ name }) => name);
    expect(named('Amazon Prime Video', 'Prime Video', 'Amazon Prime Video with Ads')).toEqual(['Prime Video']);
    expect(named('HBO Max', 'Max', 'HBO Max Amazon Channel')).toEqual(['Max']);
    expect(named('Disney Plus', 'Disney+')).toEqual(['Disney+']);
    expect(named('Paramount Plus Essential', 'Paramount+ Amazon Channel', 'Netflix Standard with Ads')).toEqual([
      'Paramount+',
      'Netflix',
    ]);
    expect(named('Starz Apple TV Channel', 'Starz', 'Criterion Channel')).toEqual(['Starz', 'Criterion Channel']);
    for (const guess of [2021, 2015, 2005, 1980].map((year) => guessStreaming(year, [16, 18]))) {
      expect(named(...guess)).toEqual(guess);
    }
  });

  it('keeps the first logo of a service with several plans', () => {
    const sold = [
      { ...provider('Max', 1), logoPath: '/max.png' },
      { ...provider('Max Amazon Channel', 2), logoPath: '/channel.png' },
    ];
    expect(shownProviders(sold)).toEqual([sold[0]]);
  });

  it('shows six providers by display priority [CALL-32]', () => {
    const many = [9, 3, 7, 1, 5, 8, 2].map((priority) => provider(`Service ${priority}`, priority));
    expect(shownProviders(many).map(({ displayPriority }) => displayPriority)).toEqual([1, 2, 3, 5, 7, 8]);
  });
});

describe('trailer', () => {
  it('is an official one if possible, then the newest [CALL-30]', () => {
    const videos = [
      video({ key: 'newFanMade1', official: false, publishedAt: '2024-01-01T00:00:00.000Z' }),
      video({ key: 'oldOfficial' }),
      video({ key: 'newOfficial', publishedAt: '2021-01-01T00:00:00.000Z' }),
      video({ key: 'teaserTease', kind: 'other', publishedAt: '2025-01-01T00:00:00.000Z' }),
    ];
    expect(trailerUrlsOf(videos).map((url) => url.slice(-11))).toEqual(['newOfficial', 'oldOfficial', 'newFanMade1']);
    expect(movieMetadata(videos, [], null)).toMatchObject({
      trailerUrl: 'https://www.youtube-nocookie.com/embed/newOfficial',
      otherTrailers: ['https://www.youtube-nocookie.com/embed/oldOfficial', expect.stringMatching(/newFanMade1$/)],
    });
  });

  it('is none on another site or with an invalid key', () => {
    expect(trailerUrlsOf([video({ site: 'other' }), video({ key: '../evil?x' }), video({ key: '' })])).toEqual([]);
    expect(movieMetadata([video({})], [], null)).not.toHaveProperty('otherTrailers');
  });

  it('is in the reader’s language if possible', () => {
    const german = video({ key: 'deutsch1234', language: 'de', official: false });
    expect(movieMetadata([video({}), german], [], null, 'DE', 'de').trailerUrl).toMatch(/deutsch1234$/);
    expect(movieMetadata([german, video({})], [], null, 'DE', 'en').trailerUrl).toMatch(/abcdefghijk$/);
  });
});

describe('metadata', () => {
  it('replaces estimates', () => {
    const facts = movieMetadata(
      [video({})],
      [{ country: 'US', releases: [{ kind: 'theatrical', certification: 'R', releaseDate: '' }] }],
      [provider('Mubi', 1)],
    );
    expect(withMetadata(movieOf(candidate()), facts)).toMatchObject({
      certification: 'R',
      certificationEstimated: false,
      streamingOn: ['Mubi'],
      streamingEstimated: false,
      trailerUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    });
  });

  it('keeps the estimated services, marked as such, if nothing is known for the country', () => {
    const guessed = movieOf(candidate());
    const { streamingOn } = guessed;
    expect(withMetadata(guessed, movieMetadata([], [], null))).toMatchObject({ streamingOn, streamingEstimated: true });
    expect(withMetadata(guessed, movieMetadata([], [], []))).toMatchObject({
      streamingOn: [],
      streamingEstimated: false,
    });
  });

  it('without a certification removes the estimate', () => {
    const guessed = movieOf(candidate({ genreIds: [27] }));
    expect(guessed).toMatchObject({ certification: 'R', certificationEstimated: true });
    expect(withMetadata(guessed, movieMetadata([], [], null))).toMatchObject({
      certification: '',
      certificationEstimated: false,
    });
  });

  it('names each service once, whatever plans the movie database lists', () => {
    const facts = movieMetadata([], [], [provider('Amazon Prime Video with Ads', 3), provider('Disney Plus', 1)]);
    expect(withMetadata(movieOf(candidate()), facts).streamingOn).toEqual(['Disney+', 'Prime Video']);
    // as stored before each service had one name
    const old = { ...facts, providers: [provider('HBO Max', 1), provider('Max', 2), provider('Mubi', 3)] };
    expect(withMetadata(movieOf(candidate()), old).streamingOn).toEqual(['Max', 'Mubi']);
  });
});

const SMALL: ProductionData = { budget: 8_000_000, companies: ['Miramax', 'A Band Apart'], releaseDate: '1994-09-10' };

describe('an independent film', () => {
  it.each<[is: boolean, but: Partial<ProductionData>]>([
    [true, {}],
    [true, { budget: INDEPENDENT.budget, releaseDate: `${INDEPENDENT.from}-01-01` }],
    [true, { budget: 1 }],
    [false, { budget: 0 }],
    [false, { budget: INDEPENDENT.budget + 1 }],
    [false, { releaseDate: `${INDEPENDENT.from - 1}-12-31` }],
    [false, { releaseDate: '' }],
    [false, { companies: [] }],
    [false, { companies: ['A Band Apart', 'Universal Pictures'] }],
  ])('is one without a large studio and with a small budget: %s with %j', (is, but) => {
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

  it('is recognized by its metadata', () => {
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
