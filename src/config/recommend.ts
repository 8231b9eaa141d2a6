import { GENRE } from './genres';
import type { AgeRating, Company, Mood } from './questionnaire';
import { DAY_MS } from './time';

/** Movies in a complete recommendation (specification, section 9). */
export const RESULT_COUNT = 15;
/** Default limit of a search (specification, section 9). */
export const DEFAULT_SEARCH_LIMIT = 20;
/** Maximum number of movies of the collection screen (specification, section 9). */
export const COLLECTION_LIMIT = 50;

/** Share of the results reserved for each chosen genre, by number of chosen genres. Chosen. */
export const GENRE_SHARE: Readonly<Record<number, number>> = { 1: 1, 2: 2 / 5, 3: 1 / 3 };
/** Maximum number of movies of a series among the results. Chosen. */
export const SERIES_CAP = 2;
/** Pages read of each chosen genre's own query. Measured: with one, gentle evenings get dark movies for lack of others. */
export const CHOICE_PAGES = 2;
/** Pages read of the query for animated movies rated PG-13 without the genre Family, of which there are few. */
export const ANIMATED_PAGES = 1;

/**
 * Movies shown first while later pages are being read: fewer than there may be concurrent requests, so that their
 * metadata takes one round trip beside the first of these pages. Chosen.
 */
export const FIRST_LOOK_COUNT = 6;
/** Maximum number of plan batches of a search, each with as many pages, if the previous ones gave too few movies. */
export const PLAN_BATCHES = 3;
/** Pages per query and step when a search continues to the last page. Chosen: about a second. */
export const SEARCH_MORE_PAGES = 10;
/** Maximum page of a TMDB list (its documentation, 'Errors', code 22). */
export const API_PAGE_LIMIT = 500;

/** Minimum runtime of a recommended movie in minutes: the Academy's definition of a feature. */
export const MIN_RUNTIME = 40;

export type Era = 'classic' | 'vintage' | 'modern';

/** Release years of the era queries, inclusive; `to` null means until now (specification, section 9). */
export const ERA_QUERIES: readonly { readonly era: Era; readonly from: number; readonly to: number | null }[] = [
  { era: 'classic', from: 1950, to: 1989 },
  { era: 'vintage', from: 1990, to: 2009 },
  { era: 'modern', from: 2010, to: null },
];
/** First years of the vintage and modern groups when eras are mixed (specification, section 9). */
export const VINTAGE_FROM = 1990;
export const MODERN_FROM = 2010;

/** Pages and minimum votes per query (specification, section 9). */
export const ERA_PAGES = 3;
export const ERA_MIN_VOTES = 100;
export const SORTED_PAGES = 2;
export const HIGHLY_RATED_MIN_VOTES = 500;
export const SORTED_MIN_VOTES = 50;

/** Genre ids that suit a mood (specification, section 9). */
export const MOOD_GENRE_IDS: Record<Mood, readonly number[]> = {
  happy: [GENRE.comedy, GENRE.animation, GENRE.family],
  relaxed: [GENRE.drama, GENRE.romance, GENRE.documentary],
  tense: [GENRE.thriller, GENRE.horror, GENRE.mystery, GENRE.crime],
  sad: [GENRE.drama, GENRE.romance],
  lonely: [GENRE.drama, GENRE.scifi],
  neutral: [GENRE.documentary, GENRE.history],
};

/** Movies of the genre are only kept if one of these ratings is allowed (specification, section 5). */
export const RATINGS_FOR_GENRE: ReadonlyMap<number, readonly AgeRating[]> = new Map<number, readonly AgeRating[]>([
  [GENRE.horror, ['R']],
  [GENRE.thriller, ['PG-13', 'R']],
  [GENRE.family, ['G', 'PG', 'PG-13', 'R']],
  [GENRE.animation, ['G', 'PG', 'PG-13', 'R']],
]);
/** Genres that the company 'family' removes (specification, section 5). */
export const NOT_FOR_FAMILY: readonly number[] = [GENRE.horror, GENRE.thriller];
/** Certifications allowed on a family movie night. */
export const FAMILY_RATINGS: readonly AgeRating[] = ['G', 'PG', 'PG-13'];
/** Companies that may get movies rated NC-17 if no age limit was asked for: adults on their own. */
export const NC_17_COMPANIES: readonly Company[] = ['solo', 'date'];
/** Ratings of the US Motion Picture Association; others ('NR', 'TV-14') are ignored. */
export const BOARD_RATINGS: readonly string[] = ['G', 'PG', 'PG-13', 'R', 'NC-17'];

/** Maximum number of session impressions, and how many more are dropped when trimming (specification, section 9). */
export const SESSION_IMPRESSIONS_LIMIT = 2000;
export const SESSION_IMPRESSIONS_EXTRA_TRIM = 200;

/**
 * Weights of a movie's score, each multiplied by a share from 0 to 1, tastes from -1 to 1. Chosen: the rating leads,
 * then the mood's taste, which counts about twice as much as the company's, but for families the same, as suiting the
 * family comes first. Chance is about as wide as the scores of most movies: less gives the same movies each time
 * (`npm run bench -- evening`).
 */
export const SCORE_WEIGHTS = {
  rating: 20,
  genres: 2,
  mood: 1.5,
  moodTaste: 4.5,
  moodTasteOfFamily: 2.5,
  company: 2.3,
  recency: 1.5,
  chance: 7,
} as const;
/**
 * Bayesian average: a movie's rating is computed as if this many more people had voted the average. 6.5 is roughly the
 * mean of TMDB's movies with enough votes; 500 is the 'Highly Rated' threshold.
 */
export const RATING_PRIOR = { average: 6.5, votes: 500 } as const;
/**
 * Movies with a lower Bayesian average are skipped while there are this many times as many others as needed. Chosen.
 */
export const RATING_FLOOR = { rating: 6.7, others: 3 } as const;
/** Thresholds of the reason 'Highly rated': the 'Excellent' tier and the 'Highly Rated' votes. */
export const RATING_REASON = { average: 7.5, votes: 500 } as const;

/** Number of newest liked movies (favorites, and others rated highly) that taste is based on. Chosen: two half-lives. */
export const TASTE_MOVIES = 60;
/**
 * The rating, in half stars, from which a movie counts as liked although it's no favorite, and its weight beside a
 * favorite's 1. Measured by `npm run bench -- taste`: docs/taste.md.
 */
export const LIKED_RATING = 8;
export const LIKED_RATING_WEIGHT = 0.5;
/** Number of newer liked movies after which one counts half as much. Chosen: from 10 to 60 it hardly matters. */
export const TASTE_HALF_LIFE = 30;
/**
 * How much more a liked movie counts for each of its similar movies that is liked, too, as it's typical of the
 * member's taste. Measured by `npm run bench -- taste`: docs/taste.md.
 */
export const TASTE_TRUST = 1;

/** Maximum number of results chosen by taste: fewer than half of the fifteen. */
export const TASTE_RESULTS = 7;
/** Score bonus of the movie that best matches a member's favorites. Chosen: more than chance can outweigh. */
export const TASTE_WEIGHT = 10.5;
/**
 * Number of taste candidates from no query that may turn out to have a disallowed rating before a search tries no more
 * of them. Chosen: each costs a request.
 */
export const TASTE_UNPROVEN = 7;

/** Milliseconds for which similar movies are kept, and after which they're refetched when online. */
export const SIMILAR_MOVIES_TTL_MS = 30 * DAY_MS;
export const SIMILAR_MOVIES_REFRESH_MS = 20 * DAY_MS;

/** Number of taste shelves, movies on each, and minimum number of liked movies for suggestions. */
export const TASTE_SHELVES = 3;
export const SHELF_MOVIES = 12;
export const MIN_LIKED = 3;
