import { isRecord } from './record';

/** Whether a value of another version of the application, or of anybody, is what it should be. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => Number.isFinite(value);

/** A list, empty or not, each of whose values passes. */
export const allOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Whether every named field passes; others are not looked at. */
export function hasShape(value: unknown, fields: Readonly<Record<string, Check>>): boolean {
  return isRecord(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
}
