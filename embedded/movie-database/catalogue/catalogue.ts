import { releaseYear, type FilmFacts } from '../films/film-facts';
import { assignOwnIds, filmKey } from '../films/film-id';

/** A film as the database holds it. */
export interface Film extends FilmFacts {
  readonly id: number;
  readonly popularity: number;
  readonly posterPath: string;
  readonly backdropPath: string | null;
}

export interface Catalogue {
  readonly films: readonly Film[];
  readonly byId: ReadonlyMap<number, Film>;
}

/** Numbers the films that have no id, rates their popularity and names their pictures. */
export function buildCatalogue(all: readonly FilmFacts[]): Catalogue {
  const newestYear = all.reduce((newest, film) => Math.max(newest, releaseYear(film)), 0);
  const keyOf = (film: FilmFacts): string => filmKey(film.title, releaseYear(film));
  const ownIds = assignOwnIds(all.filter((film) => film.id === null).map(keyOf));
  const films = all.flatMap((facts): Film[] => {
    const id = facts.id ?? ownIds.get(keyOf(facts));
    if (id === undefined) return [];
    const pictures = { posterPath: `/poster-${id}.svg`, backdropPath: `/backdrop-${id}.svg` };
    return [{ ...facts, id, popularity: popularityOf(facts, newestYear), ...pictures }];
  });
  return { films, byId: new Map(films.map((film) => [film.id, film])) };
}

/** A film this many years older than the newest one has lost about two thirds of what recency gives. */
const FADING_YEARS = 4;
/** What is left of a film's popularity however old it is. */
const LASTING = 0.15;

/**
 * How sought after a film is, on about TMDB's scale (0 to some 150): grows with the root of the votes and the square
 * of the rating, and fades with age. `newestYear` is that of the newest film in the catalogue, so that no clock is needed.
 */
export function popularityOf(film: FilmFacts, newestYear: number): number {
  const age = Math.max(0, newestYear - releaseYear(film));
  const recency = LASTING + (1 - LASTING) * Math.exp(-age / FADING_YEARS);
  return Number((Math.sqrt(film.voteCount) * (film.voteAverage / 10) ** 2 * recency).toFixed(3));
}
