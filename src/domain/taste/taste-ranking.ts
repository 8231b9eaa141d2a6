import { TASTE_HALF_LIFE, TASTE_TRUST } from '../../config/recommend';

/** A favorite with the ids of the movies that the movie database recommends beside it, the nearest first, each once. */
export interface Liked {
  readonly id: number;
  readonly neighbours: readonly number[];
}

/** A movie that neighbours speak for. */
export interface TasteMovie {
  readonly id: number;
  /** Above 0; only its order says something. */
  readonly score: number;
  /** The favorite that speaks most for it: for 'Because you liked'. */
  readonly because: number;
}

/**
 * Movies by a member's taste, the best first: each favorite gives the movies that it lists
 * w(age) * (1 + trust * k) / log2(position + 2), where w halves every TASTE_HALF_LIFE favorites and k is the number of
 * favorites in its list. Of equal movies the one that is listed earlier stands first. The discount is that of DCG (Järvelin
 * and Kekäläinen, 2002). Measured on MovieLens small (`npm run bench -- taste`), figures in docs/taste.md.
 * @param liked favorites, the newest first; none of them is in the answer
 */
export function rankByTaste(liked: readonly Liked[]): readonly TasteMovie[] {
  const favorites = new Set(liked.map(({ id }) => id));
  const found = new Map<number, TasteMovie & { readonly most: number }>();
  for (const [age, { id: because, neighbours }] of liked.entries()) {
    const alike = neighbours.filter((id) => favorites.has(id)).length;
    const weight = 2 ** (-age / TASTE_HALF_LIFE) * (1 + TASTE_TRUST * alike);
    for (const [position, id] of neighbours.entries()) {
      if (favorites.has(id)) continue;
      const given = weight / Math.log2(position + 2);
      const before = found.get(id);
      const strongest = before === undefined || given > before.most ? { because, most: given } : before;
      found.set(id, { id, score: (before?.score ?? 0) + given, because: strongest.because, most: strongest.most });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ id, score, because }) => ({ id, score, because }));
}
