/** Draws numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * A generator that repeats its draws for the same seed (the public-domain algorithm mulberry32).
 * @param seed any number; its lower 32 bits count
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One draw that belongs to an id: the same for the same seed and id, wherever the id stands in a list.
 */
export function drawFor(seed: number, id: number): number {
  return seededRandom(seed ^ Math.imul(id, 0x9e3779b1))();
}

/** The items in a random order; the list given stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** `count` of the items drawn at random, all of them when there are fewer. */
export function sampled<T>(items: readonly T[], count: number, random: Random): T[] {
  return shuffled(items, random).slice(0, count);
}
