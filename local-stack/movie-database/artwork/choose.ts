import type { Catalog, Movie } from '../catalog/catalog';
import { sortMovies } from '../responses/movie-order';
import { hash } from '../movies/hash';
import { createSeededRandom, type NonEmpty } from '../movies/seeded-random';
import { DESIGNS } from './designs';
import { MOODS, type Mood, type PaletteName } from './drawing/palettes';
import type { LayoutName, Design } from './poster';
import { genreOf, shuffled, scenesFor, subjectsOf } from './subjects';

/** Distance in a list within which no motif or palette repeats. */
export const REPEAT_DISTANCE = { motif: 20, palette: 4 } as const;

const LAYOUTS: NonEmpty<LayoutName> = ['middle', 'foot', 'block', 'head', 'headLeft', 'headBlock', 'paper', 'side'];

function namesIn(mood: Mood): PaletteName[] {
  return Object.keys(MOODS[mood]) as PaletteName[];
}

/** The preferred palette, then those of its mood, then all others. */
function palettesLike(preferred: PaletteName): PaletteName[] {
  const moods = (Object.keys(MOODS) as Mood[]).map(namesIn);
  const own = moods.find((names) => names.includes(preferred)) ?? [];
  const at = own.indexOf(preferred);
  return [...own.slice(at), ...own.slice(0, at), ...moods.flat()];
}

/** The lists seen first, in which neighbors must differ. */
function listsOf({ movies }: Catalog): readonly (readonly Movie[])[] {
  return [
    sortMovies(movies, 'popularity.desc'),
    sortMovies(
      movies.filter(({ voteCount }) => voteCount >= 300),
      'vote_average.desc',
    ),
    sortMovies(
      movies.filter(({ genreIds }) => genreIds.includes(10751)),
      'popularity.desc',
    ),
  ];
}

/** Movies within a distance of a movie in any of the lists. */
function neighborsIn(lists: readonly (readonly Movie[])[]): (movie: Movie, distance: number) => Movie[] {
  const places = lists.map((list) => new Map(list.map((movie, index) => [movie.id, index])));
  return ({ id }, distance) =>
    lists.flatMap((list, index) => {
      const place = places[index]?.get(id);
      return place === undefined ? [] : list.slice(Math.max(0, place - distance + 1), place + distance);
    });
}

/** Chooses each movie's design: hand-chosen ones first, the others so that neighbors differ. */
export function chooseDesigns(catalog: Catalog): ReadonlyMap<number, Design> {
  const lists = listsOf(catalog);
  const neighbors = neighborsIn(lists);
  const designs = new Map<number, Design>();
  /** The first choice that no neighbor has; the last one if all are taken. */
  const firstFree = <Value extends string>(
    movie: Movie,
    key: keyof typeof REPEAT_DISTANCE,
    choices: Iterable<Value>,
  ): Value | undefined => {
    const used = new Set<string | undefined>(
      neighbors(movie, REPEAT_DISTANCE[key]).map(({ id }) => designs.get(id)?.[key]),
    );
    let last: Value | undefined;
    for (const choice of choices) {
      last = choice;
      if (!used.has(choice)) break;
    }
    return last;
  };
  for (const [id, motif, scene, preferred, layout, face, more] of DESIGNS) {
    const movie = catalog.byId.get(id);
    if (movie === undefined) continue;
    const palette = firstFree(movie, 'palette', palettesLike(preferred)) ?? preferred;
    designs.set(id, { motif, scene, palette, layout, face, ...more });
  }
  for (const movie of lists.flat()) {
    if (designs.has(movie.id)) continue;
    const random = createSeededRandom(hash(`look ${movie.id}`));
    const { moods, scenes, faces } = genreOf(movie, 0);
    const motif = firstFree(movie, 'motif', subjectsOf(movie, random)) ?? 'reel';
    const [preferred = 'paper'] = shuffled(namesIn(random.pick(moods)), random);
    const palette = firstFree(movie, 'palette', palettesLike(preferred)) ?? preferred;
    designs.set(movie.id, {
      motif,
      scene: random.pick(scenesFor(motif) ?? scenes),
      palette,
      layout: random.pick(LAYOUTS),
      face: random.pick(faces),
    });
  }
  return designs;
}

const CHOSEN_DESIGNS = new WeakMap<Catalog, ReadonlyMap<number, Design>>();

/** The designs of a catalog, computed once. */
export function designsOf(catalog: Catalog): ReadonlyMap<number, Design> {
  const designs = CHOSEN_DESIGNS.get(catalog) ?? chooseDesigns(catalog);
  CHOSEN_DESIGNS.set(catalog, designs);
  return designs;
}

/** Spreads out movies with similar designs: each position takes the next movie that fits. */
export function spreadOut(movies: readonly Movie[], designs: ReadonlyMap<number, Design>, places = 100): Movie[] {
  const remaining = [...movies];
  const placed: Movie[] = [];
  const same = (movie: Movie, key: keyof typeof REPEAT_DISTANCE): boolean =>
    placed.slice(1 - REPEAT_DISTANCE[key]).some(({ id }) => designs.get(id)?.[key] === designs.get(movie.id)?.[key]);
  while (placed.length < places && remaining.length > 0) {
    const next = remaining.findIndex((movie) => !same(movie, 'motif') && !same(movie, 'palette'));
    placed.push(...remaining.splice(Math.max(0, next), 1));
  }
  return [...placed, ...remaining];
}
