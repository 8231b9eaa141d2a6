import type { MovieFacts } from './movie-facts';
import { hash } from './hash';

/** A keyword in TMDB's format. */
interface Keyword {
  readonly id: number;
  readonly name: string;
}

/** Verified ids at TMDB (src/config/themes names the source). */
const TMDB_IDS: ReadonlyMap<string, number> = new Map([
  ['independent film', 10183],
  ['biography', 5565],
  ['space', 9882],
  ['space travel', 3801],
  ['astronaut', 14626],
  ['nasa', 1432],
  ['scientist', 14760],
  ['astrophysics', 160331],
  ['quantum mechanics', 8056],
  ['nature', 18330],
  ['animal', 18165],
  ['ocean', 270],
]);

/** Ids of all other keywords start here, far above those of TMDB. */
const OWN_IDS = { first: 100_000_000, count: 900_000_000 } as const;

/** A movie's keywords, each name with the same id in every movie. */
export function keywordsOf({ keywords }: Pick<MovieFacts, 'keywords'>): Keyword[] {
  return keywords.map((name) => ({ id: TMDB_IDS.get(name) ?? OWN_IDS.first + (hash(name) % OWN_IDS.count), name }));
}
