import { hash } from './hash';

/** Movies whose TMDB id is not known are numbered here, far above the ids that TMDB has given so far. */
export const OWN_IDS = { first: 90_000_000, count: 10_000_000 } as const;

/** What a movie without an id is known by: title and year. */
export function movieKey(title: string, year: number): string {
  return `${title}|${year}`;
}

/**
 * Gives every key a number from OWN_IDS. A key keeps its number whatever the order of the list; of two keys that hash
 * to the same number the alphabetically first keeps it and the other is hashed again with a counter.
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
