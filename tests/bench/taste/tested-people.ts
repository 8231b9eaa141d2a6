import type { MovieLens } from './movielens';

/** Stars from which on a movie counts as a favorite. */
const FAVORITE_STARS = 4;
/** The minimum number of favorites of a tested person, and the share of them, the newest, that is to be predicted. */
const LEAST_FAVORITES = 10;
const PREDICTED = 0.2;

/** A person as they were before the favorites to be predicted. */
export interface TestedPerson {
  /** Their index among all people. */
  readonly person: number;
  /** Favorites until then, newest first. */
  readonly favorites: readonly number[];
  /** Movies rated until then that are no favorites, newest first. */
  readonly others: readonly number[];
  /** The stars of each movie rated until then. */
  readonly stars: ReadonlyMap<number, number>;
  /** The favorites that came later. */
  readonly later: ReadonlySet<number>;
}

/** What each person liked, in the order of people. */
export function likesOf({ people }: MovieLens): readonly (readonly number[])[] {
  return people.map((rated) => rated.filter(({ stars }) => stars >= FAVORITE_STARS).map(({ movie }) => movie));
}

/** The people who liked enough, split by time: their later ratings, liked or not, are hidden. */
export function testedPeople(data: MovieLens): readonly TestedPerson[] {
  return likesOf(data).flatMap((likes, person) => {
    if (likes.length < LEAST_FAVORITES) return [];
    const favorites = likes.slice(0, likes.length - Math.round(likes.length * PREDICTED));
    const later = likes.slice(favorites.length);
    const rated = data.people[person] ?? [];
    const until = rated.slice(
      0,
      rated.findIndex(({ movie }) => movie === later[0]),
    );
    const others = until.filter(({ stars }) => stars < FAVORITE_STARS).map(({ movie }) => movie);
    const stars = new Map(until.map((each) => [each.movie, each.stars]));
    return [{ person, favorites: favorites.reverse(), others: others.reverse(), stars, later: new Set(later) }];
  });
}

/** Every other person is for tuning, the rest for reporting. */
export function halves(people: readonly TestedPerson[]): {
  readonly tuning: TestedPerson[];
  readonly reporting: TestedPerson[];
} {
  return {
    tuning: people.filter((_, index) => index % 2 === 0),
    reporting: people.filter((_, index) => index % 2 === 1),
  };
}
