/** Whether a value is an object, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an untrusted value is valid. */
export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';
export const isNumber: Guard = (value) => Number.isFinite(value);

/** A list whose items all pass. */
export const arrayOf =
  (check: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const nullable =
  (check: Guard): Guard =>
  (value) =>
    value === null || check(value);

/** Whether all given fields pass; others are ignored. */
export function isObjectOf(value: unknown, fields: Readonly<Record<string, Guard>>): boolean {
  return isRecord(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
}

/** Parses JSON; undefined if it's invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is a valid ISO date: not 2024-00-00 or 2023-02-29. */
export function isIsoDate(text: string): boolean {
  // JSON.stringify gives null for invalid dates, where toISOString would throw.
  return JSON.stringify(new Date(text)).startsWith(`"${text}T`);
}
