import { expect, it } from 'vitest';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { ok } from '../../../../src/domain/values/result';
import { findMovie } from '../../../../src/services/import/find-movie';
import { fakeFetch, json, listItem, listPage, refusal } from '../../api/tmdb/fake-fetch';
import { fileRow } from './importing';

const KNOWN = { title: 'Euphoria', release_date: '2019-06-01', vote_count: 900 };

/** Looks up a series of 2019 on a service that has it, and one movie with its title. */
async function findEuphoria(movie: object, row: object = {}, series: readonly string[] = ['Euphoria']) {
  const { fetch, requests } = fakeFetch(({ path }) => {
    if (path === '/search/movie') return json(listPage([listItem(7, { ...KNOWN, ...movie })]));
    if (path === '/search/tv') return json(listPage(series.map((name, index) => ({ id: index + 1, name }))));
    return path.startsWith('/find/') ? json({ movie_results: [] }) : refusal(404, 34);
  });
  const tmdb = createTmdbClient({
    baseUrl: 'https://api.example/3',
    getKey: () => Promise.resolve(ok('key')),
    fetch,
    online: () => true,
  });
  const lookup = { tmdb, onRequest: () => undefined, signal: new AbortController().signal };
  const found = await findMovie(lookup, fileRow({ title: 'Euphoria', year: 2019, mayBeSeries: true, ...row }));
  return { kind: found.ok ? found.value.kind : found.error.reason, paths: requests.map(({ path }) => path), requests };
}

it.each([
  ['of another year', { release_date: '2018-06-01' }],
  ['that hardly anybody knows', { vote_count: 9 }],
])('asks the member about a movie %s where a series has its title and year', async (_, movie) => {
  const { kind, requests } = await findEuphoria(movie);
  expect(kind).toBe('ambiguous');
  const [query] = requests.filter(({ path }) => path === '/search/tv').map(({ query }) => Object.fromEntries(query));
  expect(query).toMatchObject({ query: 'Euphoria', first_air_date_year: '2019' });
});

it.each([
  ['there is no such series', { vote_count: 9 }, {}, ['Euphoria: The Making Of']],
  ['the file only lists movies', { release_date: '2018-06-01' }, { mayBeSeries: false }, ['Euphoria']],
  ['the file has no year', { vote_count: 9 }, { year: null }, ['Euphoria']],
])('takes the movie if %s', async (_, movie, row, series) => {
  expect((await findEuphoria(movie, row, series)).kind).toBe('found');
});

it('takes a well-known movie of the year without asking for series', async () => {
  expect(await findEuphoria({})).toMatchObject({ kind: 'found', paths: ['/search/movie'] });
});

it.each([{ imdbId: 'tt8772296' }, { tmdbId: 85552 }])(
  'searches for no title if the id is of no movie, and the file may list a series: %j',
  async (row) => {
    expect((await findEuphoria({}, row)).kind).toBe('none');
    expect((await findEuphoria({}, { ...row, mayBeSeries: false })).kind).toBe('found');
  },
);
