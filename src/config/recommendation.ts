import type { AgeRating, Mood } from './questionnaire';

/** Films of a finished recommendation (specification, section 9). */
export const RESULT_COUNT = 15;
/** Films a search asks for when nothing else is said (specification, section 9). */
export const DEFAULT_SEARCH_LIMIT = 20;
/** Films the collection screen asks for at most (specification, section 9). */
export const COLLECTION_LIMIT = 50;

/**
 * Films of the first look, shown while the later pages are still being read: as many as requests may be in flight,
 * so that their facts come in one round trip.
 */
export const FIRST_LOOK_COUNT = 6;
/** How often a search may go on behind the pages of its plan when these gave too few films; each time as many pages. */
export const PLAN_ROUNDS = 3;

export type Era = 'classic' | 'vintage' | 'modern';

/** Release years of an era query, both inclusive; `to` null means until now (specification, section 9). */
export const ERA_QUERIES: readonly { readonly era: Era; readonly from: number; readonly to: number | null }[] = [
  { era: 'classic', from: 1950, to: 1989 },
  { era: 'vintage', from: 1990, to: 2009 },
  { era: 'modern', from: 2010, to: null },
];
/** First years of the vintage and the modern group when decades are mixed (specification, section 9). */
export const VINTAGE_FROM = 1990;
export const MODERN_FROM = 2010;

/** Pages read and votes demanded per query (specification, section 9). */
export const ERA_PAGES = 3;
export const ERA_MIN_VOTES = 100;
export const SORTED_PAGES = 2;
export const HIGHLY_RATED_MIN_VOTES = 500;
export const SORTED_MIN_VOTES = 50;

/** Genre ids that suit a mood (specification, section 9). */
export const MOOD_GENRE_IDS: Record<Mood, readonly number[]> = {
  happy: [35, 16, 10751],
  relaxed: [18, 10749, 99],
  tense: [53, 27, 9648, 80],
  sad: [18, 10749],
  lonely: [18, 878],
  neutral: [99, 36],
};

export const HORROR = 27;
export const THRILLER = 53;
export const FAMILY = 10751;
export const ANIMATION = 16;
export const DRAMA = 18;

/** A film of the genre is kept only if one of these ratings is allowed (specification, section 5). */
export const RATINGS_FOR_GENRE: ReadonlyMap<number, readonly AgeRating[]> = new Map<number, readonly AgeRating[]>([
  [HORROR, ['R']],
  [THRILLER, ['PG-13', 'R']],
  [FAMILY, ['G', 'PG', 'PG-13', 'R']],
  [ANIMATION, ['G', 'PG', 'PG-13', 'R']],
]);
/** Genres that the company 'family' removes (specification, section 5). */
export const NOT_FOR_FAMILY: readonly number[] = [HORROR, THRILLER];
/** What a film may be rated on a family movie night, where its rating is known. */
export const FAMILY_RATINGS: readonly AgeRating[] = ['G', 'PG', 'PG-13'];
/** The ratings of the United States' film board; any other word ('NR', 'TV-14') says nothing about them. */
export const BOARD_RATINGS: readonly string[] = ['G', 'PG', 'PG-13', 'R', 'NC-17'];

/** Most ids the session remembers as shown, and how many more go when it trims (specification, section 9). */
export const SESSION_SHOWN_CAP = 2000;
export const SESSION_SHOWN_EXTRA_TRIM = 200;

/**
 * Weights of a film's score; each is multiplied by a share from 0 to 1. Chosen here: the rating leads, the genres
 * follow, and chance is small enough that it reorders only films which are about as good as each other.
 */
export const SCORE_WEIGHTS = { rating: 5, genres: 2, mood: 1, recency: 0.5, chance: 0.4 } as const;
/**
 * A film's rating counts as if this many more people had voted the average, so that few votes prove little.
 * 6.5 is about the mean of the movie database's films with enough votes; 500 is the 'Highly Rated' bound.
 */
export const RATING_PRIOR = { average: 6.5, votes: 500 } as const;
/** From these on, 'rated well by many' is given as a reason: the 'Excellent' tier and the 'Highly Rated' bound. */
export const RATING_REASON = { average: 7.5, votes: 500 } as const;
