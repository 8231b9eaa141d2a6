import { seededRandom } from '../../../src/domain/values/random';

/** A list that is never empty, so that picking from it always gives something. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** A seeded random generator. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** An integer, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly probability: (probability: number) => boolean;
  readonly pick: <T>(list: NonEmpty<T>) => T;
}

/** Creates a generator; the same seed gives the same sequence on every machine. */
export function createSeededRandom(seed: number): SeededRandom {
  const next = seededRandom(seed);
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    probability: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
