import { describe, expect, it } from 'vitest';
import { createTmdbClient } from '../../../src/api/tmdb/client';
import { fetchMovieDetails, fetchMovieMetadata } from '../../../src/api/tmdb/movie';
import { parseMovieDetails } from '../../../src/api/tmdb/parse-details';
import { ok } from '../../../src/domain/values/result';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../../src/domain/watch-preferences';

const GERMANY = { country: 'DE', services: [{ name: 'Netflix', ids: [8, 1796] }], language: 'de-DE' } as const;

it('metadata is requested in English, and its trailers like those of details in both languages, since TMDB returns trailers of one only', async () => {
  const requests: URLSearchParams[] = [];
  const service = (viewing: WatchPreferences) =>
    createTmdbClient({
      baseUrl: 'http://localhost/3',
      getKey: () => Promise.resolve(ok('key')),
      online: () => true,
      preferences: () => viewing,
      fetch: (url) => {
        requests.push(new URL(url).searchParams);
        return Promise.resolve(Response.json({ id: 1, title: 'Heat', overview: 'A heist.' }));
      },
    });
  expect(await fetchMovieMetadata(service(GERMANY), 1)).toMatchObject({
    value: { value: { englishOverview: 'A heist.' } },
  });
  await fetchMovieDetails(service(GERMANY), 1);
  const english = await fetchMovieMetadata(service(DEFAULT_WATCH_PREFERENCES), 1);
  expect(english.ok && english.value.value).not.toHaveProperty('englishOverview');
  await fetchMovieDetails(service(DEFAULT_WATCH_PREFERENCES), 1);
  expect(requests.map((params) => [params.get('language'), params.get('include_video_language')])).toEqual([
    ['en-US', 'de,en'],
    ['de-DE', 'de,en'],
    ['en-US', null],
    ['en-US', null],
  ]);
});

describe('a movie response', () => {
  const released = (country: string, certification: string) => ({
    iso_3166_1: country,
    release_dates: [{ type: 3, certification }],
  });
  const body = {
    id: 603,
    title: 'Matrix',
    overview: '',
    genres: [{ id: 28, name: 'Abenteuer' }],
    release_dates: { results: [released('US', 'R'), released('DE', '16')] },
    'watch/providers': {
      results: {
        US: { flatrate: [] },
        DE: { flatrate: [{ provider_id: 8, provider_name: 'Netflix', display_priority: 1 }] },
      },
    },
    translations: {
      translations: [
        { iso_639_1: 'fr', data: { overview: 'Un programmeur.' } },
        { iso_639_1: 'en', data: { overview: 'A programmer.' } },
      ],
    },
  };

  it('contains the reader’s country next to the United States, in the reader’s language', () => {
    expect(parseMovieDetails(body, GERMANY)).toMatchObject({
      language: 'de-DE',
      overview: 'A programmer.',
      metadata: { certification: 'R', localCertification: '16', country: 'DE', providers: [{ name: 'Netflix' }] },
    });
    expect(parseMovieDetails({ ...body, overview: 'Ein Programmierer.' }, GERMANY)?.overview).toBe(
      'Ein Programmierer.',
    );
  });

  it('for the United States contains nothing else, in English', () => {
    const details = parseMovieDetails(body);
    expect(details).not.toHaveProperty('language');
    expect(details?.metadata).not.toHaveProperty('country');
    expect(details?.metadata).not.toHaveProperty('localCertification');
    expect(parseMovieDetails({ ...body, translations: { translations: 7 } }, GERMANY)?.overview).toBe('');
  });
});
