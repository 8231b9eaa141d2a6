import type { GenreChoice } from './questionnaire';

/** Genres of the collection's dropdown, in order (specification, section 5). */
export const COLLECTION_GENRES = [
  'all',
  'action',
  'adventure',
  'animation',
  'comedy',
  'crime',
  'drama',
  'family',
  'fantasy',
  'horror',
  'mystery',
  'romance',
  'scifi',
  'thriller',
] as const satisfies readonly ('all' | GenreChoice)[];
export type CollectionGenre = (typeof COLLECTION_GENRES)[number];

/** Movies on a page of the collection, and page numbers shown at once (specification, section 9). */
export const COLLECTION_PAGE_SIZE = 20;
export const PAGE_WINDOW = 5;

/** Maximum number of people with a matching name whose movies are fetched, most popular first. Chosen. */
export const PEOPLE_LIMIT = 2;

/**
 * Milliseconds between clearing the session's impressions and the search of 'Fresh Results' (specification, section 4).
 */
export const FRESH_RESULTS_PAUSE_MS = 100;

/**
 * Milliseconds after which a search by text reads no further: titles and people are searched at once, and a plot that
 * was not found by then is on none of the likely pages. Chosen: nobody waits longer for a word that nothing matches.
 */
export const TEXT_SEARCH_MS = 4000;

/**
 * Random bonus in points of rating when the collection chooses among the movies it found. Chosen: well rated movies
 * lead, and yet 'Fresh Results' differ from the previous ones.
 */
export const COLLECTION_CHANCE = 1.5;
