import { hash } from './hash';

/** Ids of movies without a known TMDB id start here, far above those of TMDB. */
export const OWN_IDS = { first: 90_000_000, count: 10_000_000 } as const;

/** The key of a movie without an id: title and year. */
export function movieKey(title: string, year: number): string {
  return `${title}|${year}`;
}

/**
 * Assigns each key a number from OWN_IDS, independent of the order of the list: of two keys with the same hash, the
 * alphabetically first one gets it and the other is hashed again with a counter.
 */
export function assignOwnIds(keys: readonly string[], hashed: (text: string) => number = hash): Map<string, number> {
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  for (const key of [...new Set(keys)].sort()) {
    let id = OWN_IDS.first + (hashed(key) % OWN_IDS.count);
    for (let attempt = 1; taken.has(id); attempt += 1) {
      id = OWN_IDS.first + (hashed(`${key}#${attempt}`) % OWN_IDS.count);
    }
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}
