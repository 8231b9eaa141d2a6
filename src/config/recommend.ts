import { GENRE } from './genres';
import type { AgeRating, Company, Mood } from './questionnaire';
import { DAY_MS } from './time';

/** Movies of a finished recommendation (specification, section 9). */
export const RESULT_COUNT = 15;
/** Movies a search asks for when nothing else is said (specification, section 9). */
export const DEFAULT_SEARCH_LIMIT = 20;
/** Movies the collection screen asks for at most (specification, section 9). */
export const COLLECTION_LIMIT = 50;

/** Share of the movies that each chosen genre gets where it has so many, by how many genres are chosen. Chosen. */
export const GENRE_SHARE: Readonly<Record<number, number>> = { 1: 1, 2: 2 / 5, 3: 1 / 3 };
/** Movies of one series among the movies of a recommendation, at most. Chosen. */
export const SERIES_CAP = 2;
/** Pages read of the query that each chosen genre has to itself. Chosen as those of the sorted queries. */
export const CHOICE_PAGES = 2;
/** Pages read of the query for a genre's animated movies that are rated PG-13 and lack the genre Family: they are few. */
export const ANIMATED_PAGES = 1;

/**
 * Movies of the first look, shown while the later pages are still being read: as many as requests may be in flight,
 * so that their facts come in one round trip.
 */
export const FIRST_LOOK_COUNT = 6;
/** How often a search may go on behind the pages of its plan when these gave too few movies; each time as many pages. */
export const PLAN_BATCHES = 3;
/** Pages of a query that are read at once where a search reads on to the last page. Chosen: about a second's work. */
export const SEARCH_MORE_PAGES = 10;
/** Pages of a list that the movie database gives out (its documentation, 'Errors', code 22). */
export const API_PAGE_LIMIT = 500;

/** Least minutes of a recommended movie: a shorter one fills no evening. The Academy's bound of a feature movie. */
export const MIN_RUNTIME = 40;

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
  happy: [GENRE.comedy, GENRE.animation, GENRE.family],
  relaxed: [GENRE.drama, GENRE.romance, GENRE.documentary],
  tense: [GENRE.thriller, GENRE.horror, GENRE.mystery, GENRE.crime],
  sad: [GENRE.drama, GENRE.romance],
  lonely: [GENRE.drama, GENRE.scifi],
  neutral: [GENRE.documentary, GENRE.history],
};

/** A movie of the genre is kept only if one of these ratings is allowed (specification, section 5). */
export const RATINGS_FOR_GENRE: ReadonlyMap<number, readonly AgeRating[]> = new Map<number, readonly AgeRating[]>([
  [GENRE.horror, ['R']],
  [GENRE.thriller, ['PG-13', 'R']],
  [GENRE.family, ['G', 'PG', 'PG-13', 'R']],
  [GENRE.animation, ['G', 'PG', 'PG-13', 'R']],
]);
/** Genres that the company 'family' removes (specification, section 5). */
export const NOT_FOR_FAMILY: readonly number[] = [GENRE.horror, GENRE.thriller];
/** What a movie may be rated on a family movie night, where its rating is known. */
export const FAMILY_RATINGS: readonly AgeRating[] = ['G', 'PG', 'PG-13'];
/** Company that may get a movie rated NC-17, where nobody was asked about ages: adults by themselves. */
export const NC_17_COMPANIES: readonly Company[] = ['solo', 'date'];
/** The ratings of the United States' movie board; any other word ('NR', 'TV-14') says nothing about them. */
export const BOARD_RATINGS: readonly string[] = ['G', 'PG', 'PG-13', 'R', 'NC-17'];

/** Most ids the session remembers as shown, and how many more go when it trims (specification, section 9). */
export const SESSION_IMPRESSIONS_LIMIT = 2000;
export const SESSION_IMPRESSIONS_EXTRA_TRIM = 200;

/**
 * Weights of a movie's score; each is multiplied by a share from 0 to 1, those of tastes by one from -1 to 1. Chosen here:
 * the rating leads, the genres follow, and a mood's taste counts twice as much as a company's; on a family evening as
 * much, since what suits the family comes first. Chance is as large as a mood's taste: less brings the same movies each time.
 */
export const SCORE_WEIGHTS = {
  rating: 14,
  genres: 2,
  mood: 1,
  moodTaste: 4,
  moodTasteOfFamily: 2,
  company: 2,
  recency: 0.5,
  chance: 4,
} as const;
/**
 * A movie's rating counts as if this many more people had voted the average, so that few votes prove little.
 * 6.5 is about the mean of the movie database's movies with enough votes; 500 is the 'Highly Rated' bound.
 */
export const RATING_PRIOR = { average: 6.5, votes: 500 } as const;
/**
 * Movies under this rating, drawn to the average as above, are passed over while so many times as many others match as are
 * to be chosen. Chosen here.
 */
export const RATING_FLOOR = { rating: 6.7, others: 3 } as const;
/** From these on, 'rated well by many' is given as a reason: the 'Excellent' tier and the 'Highly Rated' bound. */
export const RATING_REASON = { average: 7.5, votes: 500 } as const;

/** Newest favorites whose neighbours are asked for, and that speak for a member's taste. Chosen: two half-lives. */
export const TASTE_FAVORITES = 60;
/** Favorites added since until one counts half as much. Chosen: measured, from 10 to 60 it hardly matters. */
export const TASTE_HALF_LIFE = 30;
/**
 * By how much more a favorite counts for each of its neighbours that is a favorite, too: it lies in the middle of what the
 * member likes. Measured by `npm run bench -- taste`: docs/taste.md.
 */
export const TASTE_TRUST = 1;

/** Movies of a recommendation that may be chosen by taste, at most: fewer than half of the fifteen. */
export const TASTE_RESULTS = 7;
/** What the movie that a member's favorites speak for most gains in its score. Chosen: more than chance can make up for. */
export const TASTE_WEIGHT = 6;
/**
 * Movies that no question has listed and whose rating turned out not to be allowed, after which a search tries no more of
 * them. Chosen: each costs a request.
 */
export const TASTE_UNPROVEN = 7;

/** Milliseconds for which a movie's neighbours are kept, and after which they are asked for anew while there is a network. */
export const SIMILAR_MOVIES_TTL_MS = 30 * DAY_MS;
export const SIMILAR_MOVIES_REFRESH_MS = 20 * DAY_MS;

/** Shelves of movies that go with a favorite, movies of each, and favorites that it takes for any of it. */
export const TASTE_SHELVES = 3;
export const SHELF_MOVIES = 12;
export const LEAST_FAVORITES = 3;
