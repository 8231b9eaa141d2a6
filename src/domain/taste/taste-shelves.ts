import { SHELF_FILMS, TASTE_SHELVES } from '../../config/recommend/taste';
import { rankByTaste, type Liked, type TasteFilm } from './taste-ranking';

/** Ids of films that a favorite speaks for, the best first. */
export interface TasteShelf {
  readonly because: number;
  readonly films: readonly number[];
}

/** How much the films of a shelf have to say for themselves. */
const worth = (films: readonly TasteFilm[]) => films.reduce((sum, { score }) => sum + score, 0);

/**
 * Shelves of films by taste, the best first: each film stands with the favorite that speaks most for it, on one shelf only.
 * @param liked favorites, the newest first
 * @param shown whether a film may stand on a shelf
 */
export function tasteShelves(liked: readonly Liked[], shown: (id: number) => boolean): readonly TasteShelf[] {
  const byFavorite = new Map<number, TasteFilm[]>();
  for (const film of rankByTaste(liked)) {
    if (!shown(film.id)) continue;
    const shelf = byFavorite.get(film.because);
    if (shelf) shelf.push(film);
    else byFavorite.set(film.because, [film]);
  }
  return [...byFavorite]
    .map(([because, all]) => ({ because, films: all.slice(0, SHELF_FILMS) }))
    .sort((one, other) => worth(other.films) - worth(one.films))
    .slice(0, TASTE_SHELVES)
    .map(({ because, films }) => ({ because, films: films.map(({ id }) => id) }));
}
