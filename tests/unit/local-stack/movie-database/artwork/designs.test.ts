import { beforeAll, describe, expect, it } from 'vitest';
import { REPEAT_DISTANCE, chooseDesigns } from '../../../../../local-stack/movie-database/artwork/choose';
import { DESIGNS } from '../../../../../local-stack/movie-database/artwork/designs/index';
import { MOODS } from '../../../../../local-stack/movie-database/artwork/drawing/palettes';
import { MOTIFS } from '../../../../../local-stack/movie-database/artwork/motifs/index';
import type { Movie } from '../../../../../local-stack/movie-database/catalog/catalog';
import { readCatalog } from '../../../../../local-stack/movie-database/catalog/movie-files';
import { EVENINGS_OF_ONE_GENRE, measureEvenings } from '../../../../fixtures/evenings/measured-evenings';
import { LIMITS } from '../../../../time/limits';
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

describe('what questionnaires show', () => {
  const byHand = new Set(DESIGNS.map(([id]) => id));
  let lists: readonly (readonly Movie[])[] = [];
  beforeAll(async () => {
    const { evenings } = await measureEvenings(catalog, EVENINGS_OF_ONE_GENRE, [7, 23]);
    lists = evenings.flatMap(({ movies }) => movies);
  }, LIMITS.unitTest);

  /** How many movies of a list look like an earlier one of it, in the mean. */
  const repeatsPerList = (lookOf: (id: number) => string | undefined, shown = lists): number =>
    shown.reduce((sum, movies) => sum + movies.length - new Set(movies.map(({ id }) => lookOf(id))).size, 0) /
    shown.length;

  it('has a design chosen by hand for each of the 100 movies shown most', () => {
    const shown = new Map<Movie, number>();
    for (const movie of lists.flat()) shown.set(movie, (shown.get(movie) ?? 0) + 1);
    const most = [...shown].sort(([, one], [, other]) => other - one).slice(0, 100);
    expect(lists.length).toBeGreaterThanOrEqual(300);
    expect(most.filter(([{ id }]) => !byHand.has(id)).map(([{ title }]) => title)).toEqual([]);
  });

  it('repeats a subject at most three times in ten lists of fifteen, and hardly ever in the same scene', () => {
    expect(repeatsPerList((id) => looks.get(id)?.motif)).toBeLessThanOrEqual(0.3);
    expect(repeatsPerList((id) => `${looks.get(id)?.motif} ${looks.get(id)?.scene}`)).toBeLessThanOrEqual(0.1);
  });

  it('never repeats a subject among the designs chosen by hand', () => {
    const chosen = lists.map((movies) => movies.filter(({ id }) => byHand.has(id)));
    expect(repeatsPerList((id) => looks.get(id)?.motif, chosen)).toBe(0);
  });
});

describe('the look of a movie', () => {
  it('is the one chosen by hand if there is one', () => {
    for (const [id, motif, scene, , layout, face] of DESIGNS) {
      expect(looks.get(id)).toMatchObject({ motif, scene, layout, face });
    }
  });

  it('is chosen for every movie, the same each time', () => {
    expect(looks.size).toBe(catalog.movies.length);
    expect(chooseDesigns(catalog)).toEqual(looks);
  });

  it('has no palette of the day for a pale subject, which would fade on it', () => {
    const automatic = catalog.movies.filter(({ id }) => !DESIGNS.some(([chosen]) => chosen === id));
    const faded = automatic.filter(({ id }) => {
      const look = looks.get(id);
      return look !== undefined && MOTIFS[look.motif].startsWith('W') && look.palette in MOODS.day;
    });
    expect(faded.map(({ title }) => title)).toEqual([]);
  });

  it('follows the movie’s subject', () => {
    const train = facts(1, { title: 'Plain', overview: 'A train crosses the desert.' });
    expect(chooseDesigns(catalogOf(train)).get(1)?.motif).toBe('locomotive');
  });
});
