import {
  FILLED_FILMS,
  FILLED_FRESH_MS,
  FILLED_MIN_VOTES,
  FILLING_ERAS,
  FILLING_PAGES,
  FILLING_RATINGS,
} from '../../config/catalogue/filling-limits';
import { eraOf } from '../film/era';
import { releaseYear } from '../film/film-of';
import { isReleased } from '../film/released';
import { choicesMet } from '../recommend/choices-met';
import { knownRatings } from './allowed-films';
import { FILLED_GENRES, FILLING_QUESTIONS, fillingLabel, type FillingQuestion } from './filling-questions';
import type { SeenFilm } from './seen-film';

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
export type FillingProgress = Readonly<Record<string, ReadPages>>;

/** What to ask for next: a page of a question. */
export interface FillingStep {
  readonly question: FillingQuestion;
  readonly page: number;
}

const PER_ERA = FILLED_FILMS / FILLING_ERAS.length;

/** How far a question was read, as far as that still counts. */
function readOf(progress: FillingProgress, { label }: FillingQuestion, now: number): ReadPages | null {
  const read = progress[label];
  return read !== undefined && now - read.readAt < FILLED_FRESH_MS ? read : null;
}

/** The next page of a question; null where it was read to its end. */
function nextPage(progress: FillingProgress, question: FillingQuestion, now: number): number | null {
  const read = readOf(progress, question, now);
  if (read === null) return 1;
  return read.pages < Math.min(read.total, FILLING_PAGES) ? read.pages + 1 : null;
}

/** How many films answer each question, by its label: those that were listed lately, are out and are not hardly known. */
function filmCounts(films: readonly SeenFilm[], now: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const today = new Date(now).toISOString();
  for (const film of films) {
    if (now - film.seenAt >= FILLED_FRESH_MS || film.voteCount < FILLED_MIN_VOTES || !isReleased(film, today)) continue;
    const known = knownRatings(film) ?? [];
    const own = FILLING_RATINGS.filter((rating) => known.length === 1 && known.includes(rating));
    const era = eraOf(releaseYear(film.releaseDate));
    for (const genre of choicesMet(film, { genres: FILLED_GENRES }))
      for (const rating of [null, ...own]) {
        const label = fillingLabel(genre, rating, era);
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
  }
  return counts;
}

/**
 * What to ask for next, so that the device has enough films of every genre and rating: a third of them from each era, and
 * what eras that were read to their end lack from the others. First pages come before second ones, and then what lacks
 * most; what lacks as much takes turns.
 * @param films all films on the device
 * @param now milliseconds since 1970
 * @returns null where nothing lacks that the movie database may have
 */
export function fillingStep(films: readonly SeenFilm[], progress: FillingProgress, now: number): FillingStep | null {
  const counts = filmCounts(films, now);
  const count = (label: string): number => counts.get(label) ?? 0;
  let next: FillingStep | null = null;
  let most = 0;
  for (const question of FILLING_QUESTIONS) {
    const page = nextPage(progress, question, now);
    if (page === null) continue;
    const others = FILLING_QUESTIONS.filter(
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
  progress: FillingProgress,
  { question, page }: FillingStep,
  total: number,
  now: number,
): FillingProgress {
  return { ...progress, [question.label]: { pages: page, total, readAt: now } };
}
