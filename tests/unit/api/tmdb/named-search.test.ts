import { expect, it } from 'vitest';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { searchByName } from '../../../../src/api/tmdb/collection-search';
import { ok } from '../../../../src/domain/values/result';
import { fakeFetch, json, listItem, listPage, refusal, type FakeRequest } from './fake-fetch';

const PEOPLE = [
  { id: 8, name: 'Somebody Else' },
  { id: 5, name: 'Sofia Coppola' },
  { id: 6, name: 'Francis Ford Coppola' },
  { id: 7, name: 'Roman Coppola' },
];

async function search(answer: (request: FakeRequest) => Response | undefined, text: string) {
  const { fetch, requests } = fakeFetch((question) => answer(question) ?? json(listPage([])));
  const client = createTmdbClient({
    baseUrl: 'https://api.example/3',
    getKey: () => Promise.resolve(ok('key-1')),
    fetch,
    online: () => true,
  });
  return { result: await searchByName(client, text), requests };
}

it('finds movies with that title in any language, and those of the two best known people with that name', async () => {
  const { result, requests } = await search(({ path, query }) => {
    if (path === '/search/movie') return json(listPage([listItem(1)]));
    if (path === '/search/person') return json({ page: 1, results: PEOPLE });
    return json(listPage([listItem(Number(query.get('with_people')) * 10)]));
  }, 'coppola');
  expect(result.missing).toBeNull();
  expect(result.candidates.map(({ id, foundBy }) => [id, foundBy])).toEqual([
    [1, { person: '', titleWords: 'coppola' }],
    [50, { person: 'Sofia Coppola', titleWords: '' }],
    [60, { person: 'Francis Ford Coppola', titleWords: '' }],
  ]);
  for (const { query } of requests) expect(query.get('include_adult')).toBe('false');
});

it.each(['/search/movie', '/search/person', '/discover/movie'])(
  'when %s fails, finds the rest and reports that something is missing',
  async (failing) => {
    const { result } = await search(({ path }) => {
      if (path === failing) return refusal(404, 34);
      if (path === '/search/person') return json({ page: 1, results: PEOPLE.slice(1, 2) });
      return json(listPage([listItem(path === '/search/movie' ? 1 : 2)]));
    }, 'sofia');
    expect(result.candidates.map(({ id }) => id)).toEqual(failing === '/search/movie' ? [2] : [1]);
    expect(result.missing).not.toBeNull();
  },
);
