import { describe, expect, it } from 'vitest';
import { metadataFor, withMetadata, type MovieMetadata } from '../../../src/domain/movies/metadata';
import { movieOf, movieOfSummary, summaryOf } from '../../../src/domain/movies/movie';
import { movieOfDetails } from '../../../src/domain/movies/movie-details';
import { descriptionText } from '../../../src/components/movie/movie-context';
import {
  DEFAULT_WATCH_PREFERENCES,
  localStreaming,
  ownServices,
  parseWatchPreferences,
  sameWatchPreferences,
} from '../../../src/domain/watch-preferences';
import { discoverParams } from '../../../src/api/tmdb/query';
import { parseMovieDetails } from '../../../src/api/tmdb/parse-details';
import { parseWatchProviders } from '../../../src/api/tmdb/parse-metadata';
import { candidate } from '../services/candidates';

const NETFLIX = { name: 'Netflix', ids: [8, 1796] };
const GERMANY = { country: 'DE', services: [NETFLIX], language: 'de-DE' } as const;
const provider = (id: number, name: string, displayPriority: number) => ({ id, name, logoPath: null, displayPriority });
const facts = (fields: Partial<MovieMetadata> = {}): MovieMetadata => ({
  certification: 'PG-13',
  providers: [provider(8, 'Netflix', 1), provider(337, 'Disney Plus', 0)],
  trailerUrl: '',
  keywords: [],
  seriesId: null,
  ...fields,
});

describe('watch preferences', () => {
  it('are read as they were stored', () => {
    expect(parseWatchPreferences(JSON.parse(JSON.stringify(GERMANY)))).toEqual(GERMANY);
  });

  it.each([
    null,
    7,
    [],
    { country: 'germany', services: [NETFLIX], language: 'xx' },
    { country: 'DEU', services: [NETFLIX] },
    { country: 'A-DE', services: [NETFLIX] },
    { country: ['DE'], services: [NETFLIX] },
    { services: [NETFLIX] },
  ])('are the default when %j was stored, since services need a country', (stored) =>
    expect(parseWatchPreferences(stored)).toEqual(DEFAULT_WATCH_PREFERENCES),
  );

  it('omit malformed and excess services', () => {
    const services = [
      7,
      { name: 'A' },
      { name: '', ids: [1] },
      { name: 7, ids: [1] },
      { name: 'B', ids: ['1', 0, -2, 3] },
      { name: 'C', ids: [] },
    ];
    expect(
      parseWatchPreferences({ country: 'DE', services: [...services, { name: 'x'.repeat(81), ids: [1] }] }).services,
    ).toEqual([{ name: 'B', ids: [3] }]);
    expect(parseWatchPreferences({ country: 'DE', services: 7 }).services).toEqual([]);
    const longest = { name: 'x'.repeat(80), ids: [1] };
    expect(parseWatchPreferences({ country: 'DE', services: [longest] }).services).toEqual([longest]);
    const many = Array.from({ length: 70 }, (_, at) => ({
      name: `S${at}`,
      ids: Array.from({ length: 30 }, (_one, id) => id + 1),
    }));
    const read = parseWatchPreferences({ country: 'DE', services: many }).services;
    expect([read.length, read[0]?.ids.length]).toEqual([60, 20]);
  });

  it.each([
    [{ ...GERMANY, services: [{ name: 'Netflix', ids: [8, 1796] }] }, true],
    [{ ...GERMANY, country: 'AT' }, false],
    [{ ...GERMANY, language: 'fr-FR' as const }, false],
    [{ ...GERMANY, services: [] }, false],
    [{ ...GERMANY, services: [{ name: 'Netflix', ids: [8] }] }, false],
  ])('are compared: %j', (other, same) => expect(sameWatchPreferences(GERMANY, other)).toBe(same));

  it('query subscriptions in the country, or nothing without services', () => {
    expect(ownServices({ ...GERMANY, services: [] })).toBeNull();
    const streamed = ownServices({ ...GERMANY, services: [NETFLIX, { name: 'MUBI', ids: [11] }] });
    expect(streamed).toEqual({ country: 'DE', services: [8, 1796, 11] });
    const query = {
      order: 'popularity',
      genres: [],
      genreMatch: 'any',
      withoutGenres: [],
      theme: null,
      certifications: null,
      minVotes: 1,
      minRating: 0,
      releasedFrom: null,
      releasedUntil: '2026-01-01',
    } as const;
    expect(discoverParams(query)).not.toHaveProperty('watch_region');
    expect(discoverParams({ ...query, ...(streamed && { streamed }) })).toMatchObject({
      watch_region: 'DE',
      with_watch_providers: '8|1796|11',
      with_watch_monetization_types: 'flatrate|free|ads',
    });
  });
});

const TODAY = '2026-11-28';

describe('the streaming services of a movie', () => {
  const movie = movieOf(candidate({ id: 1, releaseDate: '2021-01-01' }));

  it('are only estimated for the United States', () => {
    expect(localStreaming(movie, DEFAULT_WATCH_PREFERENCES, TODAY)).toMatchObject({
      names: movie.streamingOn,
      estimated: true,
    });
    expect(localStreaming(movie, GERMANY, TODAY)).toEqual({ names: [], estimated: true, own: new Set(), offers: {} });
  });

  it('are those of the country’s metadata, own services first, and an estimate is never one’s own', () => {
    const there = withMetadata(movie, facts({ country: 'DE' }));
    expect(localStreaming(there, GERMANY, TODAY)).toEqual({
      names: ['Netflix', 'Disney+'],
      estimated: false,
      own: new Set(['Netflix']),
      offers: {},
    });
    expect(localStreaming(there, { ...GERMANY, country: 'FR' }, TODAY).names).toEqual([]);
    expect(localStreaming(withMetadata(there, facts()), DEFAULT_WATCH_PREFERENCES, TODAY).names).toEqual([
      'Disney+',
      'Netflix',
    ]);
    const us = { country: 'US', services: [{ name: movie.streamingOn[0] ?? '', ids: [1] }] };
    expect(localStreaming(movie, us, TODAY).own).toEqual(new Set());
  });

  it('are no guess before the release, nor without a date', () => {
    const names = (releaseDate: string) =>
      localStreaming(movieOf(candidate({ id: 1, releaseDate })), DEFAULT_WATCH_PREFERENCES, TODAY).names.length > 0;
    expect([names('2026-11-28'), names('2026-11-29'), names('')]).toEqual([true, false, false]);
    const stored = (year: number) =>
      localStreaming(movieOfSummary({ ...summaryOf(movie), id: 1, year }), DEFAULT_WATCH_PREFERENCES, TODAY).names
        .length > 0;
    expect([stored(2025), stored(2026), stored(0)]).toEqual([true, false, false]);
  });

  it('say which of them cost nothing, one’s own first', () => {
    const providers = parseWatchProviders(
      {
        results: {
          DE: {
            ads: [{ provider_id: 300, provider_name: 'Pluto TV' }],
            free: [{ provider_id: 9, provider_name: 'ARD' }],
          },
        },
      },
      'DE',
    )?.known;
    const there = withMetadata(movie, facts({ country: 'DE', providers: providers ?? null }));
    expect(localStreaming(there, { country: 'DE', services: [{ name: 'Pluto TV', ids: [300] }] }, TODAY)).toEqual({
      names: ['Pluto TV', 'ARD'],
      estimated: false,
      own: new Set(['Pluto TV']),
      offers: { 'Pluto TV': 'ads', ARD: 'free' },
    });
  });

  it('include no own service that does not have the movie', () => {
    const there = withMetadata(movie, facts({ country: 'DE' }));
    const services = [{ name: 'MUBI', ids: [11] }, NETFLIX];
    expect(localStreaming(there, { country: 'DE', services }, TODAY)).toEqual({
      names: ['Netflix', 'Disney+'],
      estimated: false,
      own: new Set(['Netflix']),
      offers: {},
    });
  });

  it('are none for a movie stored without services', () => {
    expect(localStreaming({}, DEFAULT_WATCH_PREFERENCES, TODAY)).toEqual({
      names: [],
      estimated: false,
      own: new Set(),
      offers: {},
    });
  });

  it('are unknown with metadata of another country only, or for a country without data', () => {
    const other = metadataFor(facts({ country: 'FR', localCertification: '12' }), 'DE');
    expect(other).toMatchObject({ certification: 'PG-13', providers: null, country: 'DE' });
    expect(other).not.toHaveProperty('localCertification');
    expect(localStreaming(withMetadata(movie, other), GERMANY, TODAY)).toMatchObject({ names: [], estimated: true });
    expect(metadataFor(facts({ country: 'FR' }), 'US')).not.toHaveProperty('country');
    expect(
      localStreaming(
        withMetadata(movie, metadataFor(facts({ country: 'FR' }), 'US')),
        DEFAULT_WATCH_PREFERENCES,
        TODAY,
      ),
    ).toMatchObject({
      names: movie.streamingOn,
      estimated: true,
    });
  });
});

it('a movie without a translation has its English description', () => {
  const bare = movieOf(candidate({ id: 1, overview: '' }));
  expect(withMetadata(bare, facts({ englishOverview: 'A heist.' })).description).toBe('A heist.');
  expect(withMetadata({ ...bare, description: 'Ein Raub.' }, facts({ englishOverview: 'A heist.' })).description).toBe(
    'Ein Raub.',
  );
  expect(withMetadata(bare, facts()).description).toBe('');
});

describe('the language of a description', () => {
  const german = { ...movieOf(candidate({ id: 1, overview: '' })), language: 'de-DE' } as const;
  const body = (overview: string) => ({
    id: 1,
    title: 'Hitze',
    overview,
    translations: { translations: [{ iso_639_1: 'en', data: { overview: 'A heist.' } }] },
  });
  const languageOf = (details: ReturnType<typeof parseMovieDetails>) =>
    details && descriptionText(movieOfDetails(details)).lang;

  it('is the reader’s, or English where only that one is known', () => {
    expect(descriptionText({ ...german, description: 'Ein Raub.' }).lang).toBe('de-DE');
    expect(descriptionText(withMetadata(german, facts({ englishOverview: 'A heist.' }))).lang).toBeUndefined();
    expect(languageOf(parseMovieDetails(body('Ein Raub.'), GERMANY))).toBe('de-DE');
    expect(languageOf(parseMovieDetails(body(''), GERMANY))).toBeUndefined();
    expect(parseMovieDetails(body(''), GERMANY)?.overview).toBe('A heist.');
    expect(parseMovieDetails(body(''))).not.toHaveProperty('untranslated');
  });

  it('is that of the screen where there is none', () => {
    expect(descriptionText(german).lang).toBeUndefined();
  });
});
