import { isIsoDate, isRecord } from '../values/guards';
import type { RecordKind } from './mark-kinds';

/** A time that a movie was watched. A movie may have several. */
export interface Viewing {
  /** TMDB id. */
  readonly movieId: number;
  /** Calendar date (YYYY-MM-DD) on which it was watched, in no time zone; null if unknown. */
  readonly watchedOn: string | null;
  /** Whether the movie had been watched before. */
  readonly rewatch: boolean;
}

/** The member's rating in half stars, from 1 to 10. */
export type Rating = number;

/** What a record says, by its kind. */
export type RecordValue = Rating | Viewing;

/** A calendar date: YYYY-MM-DD that exists. */
export function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isIsoDate(value);
}

/** The calendar date of a moment in the device's time zone. @param at ms since the epoch */
export function localDate(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function isRating(value: unknown): value is Rating {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10;
}

/** A record's value as the server stores it. @returns null if it's malformed */
export function parseRecordValue(kind: RecordKind, value: unknown): RecordValue | null {
  if (kind === 'rating') return isRating(value) ? value : null;
  if (!isRecord(value)) return null;
  const { movie_id: movieId, watched_on: watchedOn = null, rewatch = false } = value;
  if (typeof movieId !== 'number' || !Number.isSafeInteger(movieId) || movieId <= 0) return null;
  if ((watchedOn !== null && !isDate(watchedOn)) || typeof rewatch !== 'boolean') return null;
  return { movieId, watchedOn, rewatch };
}

/** A record's value as the server stores it. */
export function recordValueBody(value: RecordValue): unknown {
  if (typeof value === 'number') return value;
  return { movie_id: value.movieId, watched_on: value.watchedOn, rewatch: value.rewatch };
}

/** FNV-1a with 64 bits: offset basis and prime. */
const FNV_BASIS = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/**
 * A viewing's id, computed from what it is, so that two devices that record or import the same viewing record it once.
 * A hash of 53 bits: with 10,000 viewings, the chance of any collision is below one in 10^8.
 * @param index counts viewings of the same movie on the same date, from 0
 */
export function viewingId({ movieId, watchedOn }: Omit<Viewing, 'rewatch'>, index: number): number {
  let hash = FNV_BASIS;
  for (const character of `${movieId}:${watchedOn ?? ''}:${index}`)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * FNV_PRIME);
  return Number(hash >> 11n) || 1;
}
