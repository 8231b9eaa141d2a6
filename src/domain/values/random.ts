/** Draws numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * A deterministic generator (the public-domain algorithm mulberry32).
 * @param seed any number; its lower 32 bits are used
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

/** One random number per seed and id, regardless of other ids. */
export function drawFor(seed: number, id: number): number {
  return seededRandom(seed ^ Math.imul(id, 0x9e3779b1))();
}

/** A shuffled copy. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A random sample of `count` items, or all if there are fewer. */
export function sampled<T>(items: readonly T[], count: number, random: Random): T[] {
  return shuffled(items, random).slice(0, count);
}
