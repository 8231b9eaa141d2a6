/** True for a plain object of an answer not yet parsed: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value of another version of the application, or of anybody, is what it should be. */
export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';
export const isNumber: Guard = (value) => Number.isFinite(value);

/** A list, empty or not, each of whose values passes. */
export const arrayOf =
  (check: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const nullable =
  (check: Guard): Guard =>
  (value) =>
    value === null || check(value);

/** Whether every named field passes; others are not looked at. */
export function isObjectOf(value: unknown, fields: Readonly<Record<string, Guard>>): boolean {
  return isRecord(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
}

/** What a text holds as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is an ISO date of the calendar: neither 2024-00-00 nor 2023-02-29. */
export function isIsoDate(text: string): boolean {
  // as JSON a date that is none is null, where its other forms throw
  return JSON.stringify(new Date(text)).startsWith(`"${text}T`);
}
