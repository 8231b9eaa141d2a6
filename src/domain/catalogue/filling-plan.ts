import {
  BACKFILL_MOVIES_LIMIT,
  BACKFILL_FRESH_MS,
  BACKFILL_MIN_VOTES,
  BACKFILL_ERAS,
  BACKFILL_PAGES,
  BACKFILL_RATINGS,
} from '../../config/cache';
import { eraOf } from '../film/era';
import { releaseYear } from '../film/film-of';
import { isReleased } from '../film/released';
import { matchedGenres } from '../recommend/choices-met';
import { knownRatings } from './allowed-films';
import { BACKFILL_GENRES, BACKFILL_QUERIES, backfillLabel, type BackfillQuery } from './filling-questions';
import type { CachedMovie } from './seen-film';

/** How far a question was read. */
export interface ReadPages {
  /** The first so many pages. */
  readonly pages: number;
  /** Pages there are, as its last answer told. */
  readonly total: number;
  /** When the last of them was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** How far each question was read, by its label; those that were not are missing. */
export type BackfillProgress = Readonly<Record<string, ReadPages>>;

/** What to ask for next: a page of a question. */
export interface BackfillStep {
  readonly question: BackfillQuery;
  readonly page: number;
}

const PER_ERA = BACKFILL_MOVIES_LIMIT / BACKFILL_ERAS.length;

/** How far a question was read, as far as that still counts. */
function readOf(progress: BackfillProgress, { label }: BackfillQuery, now: number): ReadPages | null {
  const read = progress[label];
  return read !== undefined && now - read.readAt < BACKFILL_FRESH_MS ? read : null;
}

/** The next page of a question; null where it was read to its end. */
function nextPage(progress: BackfillProgress, question: BackfillQuery, now: number): number | null {
  const read = readOf(progress, question, now);
  if (read === null) return 1;
  return read.pages < Math.min(read.total, BACKFILL_PAGES) ? read.pages + 1 : null;
}

/** How many movies answer each question, by its label: those that were listed lately, are out and are not hardly known. */
function movieCounts(movies: readonly CachedMovie[], now: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const today = new Date(now).toISOString();
  for (const movie of movies) {
    if (now - movie.seenAt >= BACKFILL_FRESH_MS || movie.voteCount < BACKFILL_MIN_VOTES || !isReleased(movie, today)) continue;
    const known = knownRatings(movie) ?? [];
    const own = BACKFILL_RATINGS.filter((rating) => known.length === 1 && known.includes(rating));
    const era = eraOf(releaseYear(movie.releaseDate));
    for (const genre of matchedGenres(movie, { genres: BACKFILL_GENRES }))
      for (const rating of [null, ...own]) {
        const label = backfillLabel(genre, rating, era);
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
  }
  return counts;
}

/**
 * What to ask for next, so that the device has enough movies of every genre and rating: a third of them from each era, and
 * what eras that were read to their end lack from the others. First pages come before second ones, and then what lacks
 * most; what lacks as much takes turns.
 * @param movies all movies on the device
 * @param now milliseconds since 1970
 * @returns null where nothing lacks that the movie database may have
 */
export function backfillStep(movies: readonly CachedMovie[], progress: BackfillProgress, now: number): BackfillStep | null {
  const counts = movieCounts(movies, now);
  const count = (label: string): number => counts.get(label) ?? 0;
  let next: BackfillStep | null = null;
  let most = 0;
  for (const question of BACKFILL_QUERIES) {
    const page = nextPage(progress, question, now);
    if (page === null) continue;
    const others = BACKFILL_QUERIES.filter(
      ({ genre, rating }) => genre === question.genre && rating === question.rating,
    );
    const ended = others.filter((other) => nextPage(progress, other, now) === null);
    const short = ended.reduce((sum, { label }) => sum + PER_ERA - count(label), 0);
    const wanted = PER_ERA + Math.max(0, short) / (others.length - ended.length);
    const lack = Math.min(PER_ERA, wanted - count(question.label));
    const isFirst = next === null || page < next.page || (page === next.page && lack > most);
    if (lack > 0 && isFirst) {
      next = { question, page };
      most = lack;
    }
  }
  return next;
}

/** The progress with a page that was read. @param total pages there are @param now milliseconds since 1970 */
export function withPage(
  progress: BackfillProgress,
  { question, page }: BackfillStep,
  total: number,
  now: number,
): BackfillProgress {
  return { ...progress, [question.label]: { pages: page, total, readAt: now } };
}
