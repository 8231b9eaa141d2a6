import { isRecord } from './record';

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
