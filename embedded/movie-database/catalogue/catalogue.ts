import { releaseYear, type FilmFacts } from '../films/film-facts';
import { assignOwnIds, filmKey } from '../films/film-id';
import { popularityOf } from '../films/popularity';

/** A film as the database holds it. */
export interface Film extends FilmFacts {
  readonly id: number;
  readonly popularity: number;
  readonly posterPath: string;
  /** Only curated films have one. */
  readonly backdropPath: string | null;
}

export interface Catalogue {
  readonly films: readonly Film[];
  readonly byId: ReadonlyMap<number, Film>;
}

/** Numbers the films, rates their popularity and names their pictures. Of two films with one id the first stays. */
export function buildCatalogue(curated: readonly FilmFacts[], filler: readonly FilmFacts[]): Catalogue {
  const all = [...curated, ...filler];
  const newestYear = all.reduce((newest, film) => Math.max(newest, releaseYear(film)), 0);
  const keyOf = (film: FilmFacts): string => filmKey(film.title, releaseYear(film));
  const ownIds = assignOwnIds(all.filter((film) => film.id === null).map(keyOf));
  const byId = new Map<number, Film>();
  const add = (facts: FilmFacts, hasBackdrop: boolean): void => {
    const id = facts.id ?? ownIds.get(keyOf(facts));
    if (id === undefined || byId.has(id)) return;
    byId.set(id, {
      ...facts,
      id,
      popularity: popularityOf(facts, newestYear),
      posterPath: `/poster-${id}.svg`,
      backdropPath: hasBackdrop ? `/backdrop-${id}.svg` : null,
    });
  };
  for (const film of curated) add(film, true);
  for (const film of filler) add(film, false);
  return { films: [...byId.values()], byId };
}
