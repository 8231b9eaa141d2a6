import { LIKED_RATING_WEIGHT, TASTE_HALF_LIFE, TASTE_MOVIES } from '../../../src/config/recommend';
import { rankByTaste, type Liked } from '../../../src/domain/taste/taste-ranking';
import { drawFor } from '../../../src/domain/values/random';
import { nearest, type ItemCosines } from './item-cosines';
import type { Scores } from './measured';
import type { MovieLens } from './movielens';
import type { TestedPerson } from './tested-people';

/** Movies per page of the movie database. */
const LIST = 20;

/** A way to score movies for a person. */
export type Strategy = (person: TestedPerson) => Scores;

/** Ways to score, by name: ours, the baselines, and attempted additions to ours. */
export interface Strategies {
  readonly beside: Readonly<Record<string, Strategy>>;
  readonly ours: Strategy;
  readonly tried: Readonly<Record<string, Strategy>>;
}

/** Caches the scores of each person. */
function once<T extends object>(work: (person: TestedPerson) => T): (person: TestedPerson) => T {
  const known = new Map<TestedPerson, T>();
  return (person) => {
    const answer = known.get(person) ?? work(person);
    known.set(person, answer);
    return answer;
  };
}

/** Scores, each multiplied by a factor of its movie. */
function times(way: Strategy, factor: (movie: number, person: TestedPerson) => number): Strategy {
  return (person) => new Map([...way(person)].map(([movie, score]) => [movie, score * factor(movie, person)]));
}

/** How similar each movie's genres are to those of a person's favorites: a cosine. */
function genreAffinity(genres: MovieLens['genres']) {
  const profileOf = once(({ favorites }) => {
    const profile = new Map<string, number>();
    for (const movie of favorites)
      for (const name of genres.get(movie) ?? []) profile.set(name, (profile.get(name) ?? 0) + 1);
    return profile;
  });
  return (movie: number, person: TestedPerson): number => {
    const profile = profileOf(person);
    const names = genres.get(movie) ?? [];
    const shared = names.reduce((sum, name) => sum + (profile.get(name) ?? 0), 0);
    return shared / (Math.hypot(...profile.values()) * Math.sqrt(names.length) || 1);
  };
}

/** The mean of a movie's stars as a share of five, shrunk to the average while few rated it; without one person. */
function provenStars({ people }: MovieLens) {
  const votes = 5;
  const average = 3.5;
  const all = new Map<number, { sum: number; count: number }>();
  for (const { movie, stars } of people.flat()) {
    const { sum, count } = all.get(movie) ?? { sum: 0, count: 0 };
    all.set(movie, { sum: sum + stars, count: count + 1 });
  }
  const own = people.map((rated) => new Map(rated.map(({ movie, stars }) => [movie, stars])));
  return (movie: number, { person }: TestedPerson): number => {
    const { sum, count } = all.get(movie) ?? { sum: 0, count: 0 };
    const ownRating = own[person]?.get(movie);
    const others = count - (ownRating === undefined ? 0 : 1);
    return (sum - (ownRating ?? 0) + average * votes) / (others + votes) / 5;
  };
}

/** All ways, on one data set. No list or number of a way knows what the tested person liked. */
export function strategiesOn(data: MovieLens, cosines: ItemCosines): Strategies {
  const movies = [...data.genres.keys()];
  const scored = (person: TestedPerson, score: (movie: number, person: TestedPerson) => number) =>
    new Map(movies.map((movie) => [movie, score(movie, person)]));
  const affinity = genreAffinity(data.genres);
  const proven = provenStars(data);
  const likers = (movie: number, { person }: TestedPerson) => cosines.likers(movie, person);
  const listed = (of: readonly number[], person: number, weight: (id: number) => number = () => 1): readonly Liked[] =>
    of
      .slice(0, TASTE_MOVIES)
      .map((id) => ({ id, weight: weight(id), similarIds: nearest(cosines.of(id, person), LIST) }));
  const likedOf = once(({ favorites, person }) => listed(favorites, person));
  const othersOf = once(({ others, person }) => listed(others, person));
  const ranked = (liked: readonly Liked[]) => new Map(rankByTaste(liked).map(({ id, score }) => [id, score]));
  const ours = once((person) => ranked(likedOf(person)));
  const weighed =
    (weight: (stars: number) => number): Strategy =>
    ({ favorites, person, stars }) => {
      const weightOf = (id: number) => weight(stars.get(id) ?? 0);
      return ranked(
        listed(
          favorites.filter((id) => weightOf(id) > 0),
          person,
          weightOf,
        ),
      );
    };
  const sums = once(({ favorites, person }) => {
    const sum = new Map<number, number>();
    for (const movie of favorites)
      for (const [other, cosine] of cosines.of(movie, person)) sum.set(other, (sum.get(other) ?? 0) + cosine);
    return sum;
  });
  return {
    beside: {
      chance: (person) => scored(person, (movie) => drawFor(person.person, movie)),
      popularity: (person) => scored(person, likers),
      'genre profile': (person) => scored(person, affinity),
      'cosine item neighbors, all of them': sums,
    },
    ours,
    tried: {
      'ours, each favorite by itself': ({ favorites, person }) => {
        const scores = new Map<number, number>();
        for (const [age, liked] of listed(favorites, person).entries())
          for (const movie of rankByTaste([liked]))
            scores.set(movie.id, (scores.get(movie.id) ?? 0) + 2 ** (-age / TASTE_HALF_LIFE) * movie.score);
        return scores;
      },
      'ours, by stars above three': weighed((stars) => stars - 3),
      'only five stars are favorites': weighed((stars) => (stars === 5 ? 1 : 0)),
      'only five stars are favorites, the others half': weighed((stars) => (stars === 5 ? 1 : LIKED_RATING_WEIGHT)),
      'only 4.5 stars are favorites': weighed((stars) => (stars >= 4.5 ? 1 : 0)),
      'only 4.5 stars are favorites, the others half': weighed((stars) => (stars >= 4.5 ? 1 : LIKED_RATING_WEIGHT)),
      'ours, less what movies watched and not liked list': (person) => {
        const against = ranked(othersOf(person));
        return new Map([...ours(person)].map(([movie, score]) => [movie, score - (against.get(movie) ?? 0) / 4]));
      },
      'ours, by the root of the genre profile': times(ours, (movie, person) => Math.sqrt(affinity(movie, person))),
      'ours, by the proven rating': times(ours, proven),
      'ours, by the fifth root of popularity': times(ours, (movie, person) => likers(movie, person) ** 0.2),
    },
  };
}
