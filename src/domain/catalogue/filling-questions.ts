import { BACKFILL_MIN_VOTES, BACKFILL_ERAS, BACKFILL_RATINGS } from '../../config/cache';
import { QUESTIONNAIRE_GENRES, type AgeRating, type GenreChoice } from '../../config/questionnaire';
import { ERA_QUERIES, MIN_RUNTIME, RATINGS_FOR_GENRE, type Era } from '../../config/recommend';
import { isTheme, THEMES } from '../../config/themes';
import type { MovieQuery } from '../film/film-query';
import { isGenreChoice } from '../questionnaire/answers';

/** Movies of one offered genre, one rating and one era. */
export interface BackfillQuery {
  readonly label: string;
  readonly genre: GenreChoice;
  /** Null asks for movies with any rating or none. */
  readonly rating: AgeRating | null;
  readonly era: Era;
}

/** The offered genres. */
export const BACKFILL_GENRES: readonly GenreChoice[] = Object.keys(QUESTIONNAIRE_GENRES).filter(isGenreChoice);

/** What a question is known by, also on the device. */
export function backfillLabel(genre: GenreChoice, rating: AgeRating | null, era: Era): string {
  return `${genre} ${rating ?? 'any'} ${era}`;
}

function question(genre: GenreChoice, rating: AgeRating | null, era: Era): BackfillQuery {
  return { label: backfillLabel(genre, rating, era), genre, rating, era };
}

/** The item at a place, counted on from the end at the beginning again; a list, which is empty where the items are. */
function around<T>(items: readonly T[], place: number): readonly T[] {
  return items.filter((_, index) => index === place % items.length);
}

/** Whether movies of the genre with this rating are recommended where the rating is allowed. */
function suits(genre: GenreChoice, rating: AgeRating): boolean {
  return RATINGS_FOR_GENRE.get(QUESTIONNAIRE_GENRES[genre].id)?.includes(rating) ?? true;
}

/**
 * All questions in the order in which they take turns: each round asks once for every genre, with ratings and eras in
 * turn, so that the first visit brings something of everything. Those for any rating come last: most of their movies were
 * then found by a rating.
 */
export const BACKFILL_QUERIES: readonly BackfillQuery[] = [
  // As the numbers of ratings and eras have no common divisor, each pair of them comes once.
  ...Array.from({ length: BACKFILL_RATINGS.length * BACKFILL_ERAS.length }, (_, round) =>
    BACKFILL_GENRES.flatMap((genre, place) =>
      around(BACKFILL_RATINGS, round + place)
        .filter((rating) => suits(genre, rating))
        .flatMap((rating) => around(BACKFILL_ERAS, round + place).map((era) => question(genre, rating, era))),
    ),
  ).flat(),
  ...BACKFILL_ERAS.flatMap((era) => BACKFILL_GENRES.map((genre) => question(genre, null, era))),
];

/** A question as a query: the movies that most people have voted on lead, since their order hardly changes between visits. */
export function toMovieQuery({ genre, rating, era }: BackfillQuery, now: string): MovieQuery {
  const theme = isTheme(genre) ? genre : null;
  const own = theme === null ? QUESTIONNAIRE_GENRES[genre].id : THEMES[theme].genre;
  const years = ERA_QUERIES.find((query) => query.era === era);
  return {
    order: 'votes',
    genres: own === null ? [] : [own],
    genreMatch: 'all',
    withoutGenres: [],
    theme,
    certifications: rating === null ? null : [rating],
    minVotes: BACKFILL_MIN_VOTES,
    minRating: 0,
    releasedFrom: `${years?.from ?? 0}-01-01`,
    releasedUntil: years?.to ? `${years.to}-12-31` : now.slice(0, 10),
    runtime: { min: MIN_RUNTIME, max: null },
  };
}
