import type { Catalog, Movie } from '../catalog/catalog';
import { sortMovies } from '../responses/movie-order';
import { hash } from '../movies/hash';
import { createSeededRandom, type NonEmpty } from '../movies/seeded-random';
import { DESIGNS } from './designs/index';
import { MOODS, type Mood, type PaletteName } from './drawing/palettes';
import { MOTIFS, type MotifName } from './motifs/index';
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
  return [...new Set([...own.slice(at), ...own.slice(0, at), ...moods.flat()])];
}

/** Palettes as above; a pale subject would fade on those of the day. */
function palettesFor(motif: MotifName, preferred: PaletteName): PaletteName[] {
  const pale = MOTIFS[motif].startsWith('W');
  return palettesLike(preferred).filter((palette) => !pale || !(palette in MOODS.day));
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

/** How likely two movies are to be shown together: the more genres they share, the more. */
function closeness({ genreIds }: Movie, other: Movie): number {
  return genreIds.filter((id) => other.genreIds.includes(id)).length / Math.max(genreIds.length, other.genreIds.length);
}

/** How many close movies with the same choice weigh as much as a less suitable group of choices, or the next one in it. */
const LESS_SUITABLE = { group: 0.5, place: 0.03 } as const;

/** Chooses each movie's design: hand-chosen ones first, the others so that movies shown together differ. */
export function chooseDesigns(catalog: Catalog): ReadonlyMap<number, Design> {
  const lists = listsOf(catalog);
  const neighbors = neighborsIn(lists);
  const designs = new Map<number, Design>();
  const moviesWith = { motif: new Map<string, Movie[]>(), palette: new Map<string, Movie[]>() };
  const assign = (movie: Movie, design: Design): void => {
    designs.set(movie.id, design);
    for (const key of ['motif', 'palette'] as const) {
      moviesWith[key].set(design[key], [...(moviesWith[key].get(design[key]) ?? []), movie]);
    }
  };
  /** The choices that no neighbor has, in the same order. */
  const free = <Value extends string>(
    movie: Movie,
    key: keyof typeof REPEAT_DISTANCE,
    choices: readonly Value[],
  ): Value[] => {
    const used = new Set<string | undefined>(
      neighbors(movie, REPEAT_DISTANCE[key]).map(({ id }) => designs.get(id)?.[key]),
    );
    return choices.filter((choice) => !used.has(choice));
  };
  /** Of the free choices, in groups that suit less and less, one that few close movies have. */
  const rarest = <Value extends string>(
    movie: Movie,
    key: keyof typeof REPEAT_DISTANCE,
    groups: readonly (readonly Value[])[],
  ): Value | undefined =>
    groups
      .flatMap((choices, group) =>
        free(movie, key, choices).map((choice, place) => ({
          choice,
          cost: (moviesWith[key].get(choice) ?? []).reduce(
            (sum, other) => sum + closeness(movie, other),
            group * LESS_SUITABLE.group + place * LESS_SUITABLE.place,
          ),
        })),
      )
      .sort((one, other) => one.cost - other.cost)[0]?.choice;
  for (const [id, motif, scene, preferred, layout, face, more] of DESIGNS) {
    const movie = catalog.byId.get(id);
    if (movie === undefined) continue;
    const [palette = preferred] = free(movie, 'palette', palettesLike(preferred));
    assign(movie, { motif, scene, palette, layout, face, ...more });
  }
  for (const movie of lists.flat()) {
    if (designs.has(movie.id)) continue;
    const random = createSeededRandom(hash(`look ${movie.id}`));
    const { moods, scenes, faces } = genreOf(movie, 0);
    const motif = rarest(movie, 'motif', subjectsOf(movie, random)) ?? 'reel';
    const [preferred = 'paper'] = shuffled(namesIn(random.pick(moods)), random);
    assign(movie, {
      motif,
      scene: random.pick(scenesFor(motif) ?? scenes),
      palette: rarest(movie, 'palette', [palettesFor(motif, preferred)]) ?? preferred,
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
