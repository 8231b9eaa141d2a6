import type { MovieLens } from './movielens';

/** Stars from which on a movie counts as a favorite. */
const FAVORITE_STARS = 4;
/** Favorites that a person under test has at least, and the share of them, the newest, that is to be foretold. */
const LEAST_FAVORITES = 10;
const FORETOLD = 0.2;

/** A person as they were before the favorites that are to be foretold. */
export interface Tested {
  /** Their place among all people. */
  readonly person: number;
  /** Favorites until then, the newest first. */
  readonly favorites: readonly number[];
  /** Movies rated until then that are no favorites, the newest first. */
  readonly others: readonly number[];
  /** The favorites that came later. */
  readonly later: ReadonlySet<number>;
}

/** What each person liked, in the order of people. */
export function likesOf({ people }: MovieLens): readonly (readonly number[])[] {
  return people.map((rated) => rated.filter(({ stars }) => stars >= FAVORITE_STARS).map(({ movie }) => movie));
}

/** The people who liked enough, cut in time: what they rated later, liked or not, nobody is told. */
export function testedPeople(data: MovieLens): readonly Tested[] {
  return likesOf(data).flatMap((likes, person) => {
    if (likes.length < LEAST_FAVORITES) return [];
    const favorites = likes.slice(0, likes.length - Math.round(likes.length * FORETOLD));
    const later = likes.slice(favorites.length);
    const rated = data.people[person] ?? [];
    const until = rated.slice(
      0,
      rated.findIndex(({ movie }) => movie === later[0]),
    );
    const others = until.filter(({ stars }) => stars < FAVORITE_STARS).map(({ movie }) => movie);
    return [{ person, favorites: favorites.reverse(), others: others.reverse(), later: new Set(later) }];
  });
}

/** Every other person tunes, the others report. */
export function halves(people: readonly Tested[]): { readonly tuning: Tested[]; readonly reporting: Tested[] } {
  return {
    tuning: people.filter((_, index) => index % 2 === 0),
    reporting: people.filter((_, index) => index % 2 === 1),
  };
}
