import { isIsoDate } from './guards';

/** The text, or empty where it is none: the service writes null and leaves fields out for the same thing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The number, or 0 where it is none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A movie's, person's or company's id; null where it is none. */
export function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** A path on the image host, or null where it is missing or could lead elsewhere. */
export function imagePathOf(value: unknown): string | null {
  return typeof value === 'string' && /^\/[\w-][\w./-]*$/.test(value) && !value.includes('..') ? value : null;
}

/** An ISO date, or empty where it is none: the service has days that are in no calendar, such as 2024-00-00. */
export function dateOf(value: unknown): string {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isIsoDate(day) ? day : '';
}

/** The list's items that can be read, in their order; null where there is no list. An unreadable item is dropped. */
export function listOf<T>(value: unknown, parseItem: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map((item: unknown) => parseItem(item)).filter((item) => item !== null);
}
