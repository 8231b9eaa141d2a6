import { seededRandom } from '../../../src/domain/values/random';

/** A list that is never empty, so that picking from it always gives something. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** Repeatable chance. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: NonEmpty<T>) => T;
}

/** The same series for the same seed on every machine. */
export function createSeededRandom(seed: number): SeededRandom {
  const next = seededRandom(seed);
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
