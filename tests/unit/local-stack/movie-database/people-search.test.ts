import { expect, it } from 'vitest';
import { catalogOf, facts, idsOf, askJson } from './movie-fixture';

const catalog = catalogOf(
  facts(1, { title: 'Heat', directors: ['Michael Mann'], cast: [{ actor: 'Al Pacino', character: 'Vincent' }] }),
  facts(2, { title: 'Ali', directors: ['Michael Mann'], cast: [], writers: ['Eric Roth'] }),
  facts(3, { title: 'Dune', directors: ['Denis Villeneuve'], cast: [], writers: ['Eric Roth'] }),
);

async function person(query: string): Promise<{ id: number; name: string }> {
  const page = await askJson(catalog, `/search/person?query=${encodeURIComponent(query)}`);
  return (page as { results: { id: number; name: string }[] }).results[0] ?? { id: 0, name: '' };
}

it.each([
  ['pacino', 'Al Pacino', [1]],
  ['MANN michael', 'Michael Mann', [1, 2]],
  ['eric', 'Eric Roth', [2, 3]],
])('a person named %s has the movies they played in, directed or wrote', async (query, name, movies) => {
  const found = await person(query);
  expect(found.name).toBe(name);
  expect((await idsOf(catalog, `/discover/movie?with_people=${String(found.id)}`)).toSorted()).toEqual(movies);
});

it('an empty search finds nobody', async () => {
  expect(await askJson(catalog, '/search/person?query=')).toMatchObject({ results: [], total_results: 0 });
});
