import { isIsoDate } from './guards';

/** The string, or empty: TMDB uses both null and missing fields. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text without blanks around it; empty if nothing of it is visible. */
export function titleOf(value: unknown): string {
  const title = textOf(value).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(title) ? title : '';
}

/** The number, or 0; also if it's above what can be true. */
export function numberOf(value: unknown, max = Infinity): number {
  return typeof value === 'number' && Number.isFinite(value) && value <= max ? value : 0;
}

/** A TMDB id, or null. */
export function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** An image path, or null if it's missing or could lead elsewhere. */
export function imagePathOf(value: unknown): string | null {
  return typeof value === 'string' && /^\/[\w-][\w./-]*$/.test(value) && !value.includes('..') ? value : null;
}

/** An ISO date, or empty: TMDB has invalid dates such as 2024-00-00. */
export function dateOf(value: unknown): string {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isIsoDate(day) ? day : '';
}

/** The valid items of a list, in order; null if it isn't a list. */
export function listOf<T>(value: unknown, parseItem: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map((item: unknown) => parseItem(item)).filter((item) => item !== null);
}
