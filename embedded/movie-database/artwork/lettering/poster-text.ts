import type { Film } from '../../catalogue/catalogue';
import { releaseYear } from '../../films/film-facts';

/** The longest line of small print that fits on a poster, in letters. */
const LONGEST_LINE = 30;

/** The directors as a poster names them: all while there is room, else the first; empty when none is known. */
export function directorLine({ directors }: Pick<Film, 'directors'>): string {
  const all = directors.join(' & ');
  const [first = ''] = directors;
  if (all.length <= LONGEST_LINE) return all;
  return first.length <= LONGEST_LINE ? first : `${first.slice(0, LONGEST_LINE - 1)}…`;
}

export function yearLine(film: Pick<Film, 'releaseDate'>): string {
  return String(releaseYear(film));
}
