import { expect, it } from 'vitest';
import type { TmdbClient } from '../../../src/api/tmdb/client';
import { lookUpId, lookUpImdbId, lookUpTitle, type MovieLookup } from '../../../src/api/tmdb/title-search';
import { fail } from '../../../src/domain/values/result';

const TITLE = { query: 'Heat', include_adult: 'false' };

it.each<[asks: string, ask: (lookup: MovieLookup) => Promise<unknown>, path: string, params: object]>([
  ['an id', (lookup) => lookUpId(lookup, 949), '/movie/949', {}],
  ['another site’s id', (lookup) => lookUpImdbId(lookup, 'tt1'), '/find/tt1', { external_source: 'imdb_id' }],
  ['a title', (lookup) => lookUpTitle(lookup, 'Heat', null), '/search/movie', TITLE],
  [
    'a title of a year',
    (lookup) => lookUpTitle(lookup, 'Heat', 1995),
    '/search/movie',
    { ...TITLE, primary_release_year: '1995' },
  ],
])('asks for %s in English, whatever is read, and behind all that somebody waits for', async (_, ask, path, params) => {
  const log: unknown[] = [];
  const getDated: TmdbClient['getDated'] = (asked, told, _parse, _signal, urgency) => {
    log.push([asked, told, urgency]);
    return Promise.resolve(fail({ reason: 'offline' }));
  };
  const onRequest = () => log.push('request');
  const answer = await ask({ tmdb: { getDated }, onRequest, signal: new AbortController().signal });
  expect(answer).toEqual(fail({ reason: 'offline' }));
  expect(log).toEqual(['request', [path, { language: 'en-US', ...params }, 'ahead']]);
});
