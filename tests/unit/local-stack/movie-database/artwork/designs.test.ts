import { describe, expect, it } from 'vitest';
import { REPEAT_DISTANCE, chooseDesigns } from '../../../../../local-stack/movie-database/artwork/choose';
import { DESIGNS } from '../../../../../local-stack/movie-database/artwork/designs';
import { readCatalog } from '../../../../../local-stack/movie-database/catalog/movie-files';
import { catalogOf, facts, idsOf, NOON } from '../movie-fixture';

const DAY = 86_400_000;
const PAGES = [1, 2, 3];
const catalog = readCatalog();
const looks = chooseDesigns(catalog);

/** The movies on a list's first pages, as the database returns them. */
async function listed(path: string, now = NOON): Promise<number[]> {
  const pages = PAGES.map((page) => idsOf(catalog, `${path}${path.includes('?') ? '&' : '?'}page=${page}`, now));
  return (await Promise.all(pages)).flat();
}

/** The movies that look alike within the minimum distance in a list, as text. */
function repeats(ids: readonly number[], key: keyof typeof REPEAT_DISTANCE): string[] {
  return ids.flatMap((id, index) => {
    const value = looks.get(id)?.[key];
    const before = ids.slice(Math.max(0, index - REPEAT_DISTANCE[key] + 1), index);
    return before.some((other) => looks.get(other)?.[key] === value) ? [`${key} ${value ?? ''} again at ${index}`] : [];
  });
}

describe('neighbors', () => {
  it.each([
    ['popular', '/movie/popular'],
    ['top rated', '/movie/top_rated'],
    ['family picks', '/discover/movie?with_genres=10751'],
  ])('in the list %s share neither subject nor palette', async (_, path) => {
    const ids = await listed(path);
    expect(ids).toHaveLength(60);
    expect([...repeats(ids, 'motif'), ...repeats(ids, 'palette')]).toEqual([]);
  });

  it.each(['day', 'week'])('among the trending movies of the %s share neither as well, at any time', async (window) => {
    for (let period = 0; period < 12; period += 1) {
      const ids = await listed(`/trending/movie/${window}`, NOON + period * 7 * DAY);
      expect([...repeats(ids, 'motif'), ...repeats(ids, 'palette')]).toEqual([]);
    }
  });
});

describe('the look of a movie', () => {
  it('is the one chosen by hand if there is one', () => {
    for (const [id, motif, scene, , layout, face] of DESIGNS) {
      if (catalog.byId.has(id)) expect(looks.get(id)).toMatchObject({ motif, scene, layout, face });
    }
  });

  it('is chosen for every movie, the same each time', () => {
    expect(looks.size).toBe(catalog.movies.length);
    expect(chooseDesigns(catalog)).toEqual(looks);
  });

  it('follows the movie’s subject', () => {
    const train = facts(1, { title: 'Plain', overview: 'A train crosses the desert.' });
    expect(chooseDesigns(catalogOf(train)).get(1)?.motif).toBe('locomotive');
  });
});
