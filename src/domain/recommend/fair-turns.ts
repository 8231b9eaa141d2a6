import type { GenreChoice } from '../../config/recommend/questionnaire-choices';
import { GENRE_SHARE, RESULT_COUNT, SERIES_CAP } from '../../config/recommend/recommendation';
import { sameSeries, seriesName, type SeriesName } from '../film/series';
import type { PickFilter } from './decade-mix';

interface Counted {
  readonly title: string;
  /** The chosen genres that the film has. */
  readonly meets: readonly GenreChoice[];
  /** The chosen themes that it counts for where their own films are wanting. */
  readonly standsInFor?: readonly GenreChoice[];
}

/** How many films of a finished recommendation each chosen genre gets, where it has so many. */
function shareOf(genres: readonly GenreChoice[]): number {
  return Math.ceil(RESULT_COUNT * (GENRE_SHARE[genres.length] ?? 0));
}

const isOwn = (genre: GenreChoice, { meets }: Counted): boolean => meets.includes(genre);
const counts = (genre: GenreChoice, film: Counted): boolean =>
  isOwn(genre, film) || film.standsInFor?.includes(genre) === true;

/**
 * The chosen genres that lack films of their share, with how many, those that lack most first.
 * @param isOf which films count for a genre: its own by default
 */
export function genresBelowQuota(genres: readonly GenreChoice[], taken: readonly Counted[], isOf = isOwn) {
  const lacks = genres.map((genre) => ({
    genre,
    count: shareOf(genres) - taken.filter((film) => isOf(genre, film)).length,
  }));
  return lacks.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** The chosen genres whose share is not even filled by films that stand in. */
export function unfilledQuotas(genres: readonly GenreChoice[], taken: readonly Counted[]) {
  return genresBelowQuota(genres, taken, counts);
}

/**
 * Turns in which every chosen genre gets its share first, and no series more than two films. Where a theme has no film of
 * its own left, and none is waited for, the genre that stands in fills its share.
 * @param reserve keeps the places that chosen genres lack free for films still to be found; else any film takes them
 */
export function genreQuotas<T extends Counted>(genres: readonly GenreChoice[], reserve: boolean): PickFilter<T> {
  const names = new Map<string, SeriesName>();
  function nameOf({ title }: T): SeriesName {
    const name = names.get(title) ?? seriesName(title);
    names.set(title, name);
    return name;
  }
  return (waiting, taken) => {
    const series = taken.map(nameOf);
    const isOpen = (name: SeriesName) => series.filter((other) => sameSeries(name, other)).length < SERIES_CAP;
    const open = waiting.filter((film) => isOpen(nameOf(film)));
    const lacking = genresBelowQuota(genres, taken);
    for (const { genre } of lacking) {
      const films = open.filter((film) => isOwn(genre, film));
      if (films.length > 0) return films;
    }
    if (reserve) {
      const reserved = lacking.reduce((sum, { count }) => sum + count, 0);
      return taken.length + reserved < RESULT_COUNT ? open : [];
    }
    for (const { genre } of unfilledQuotas(genres, taken)) {
      const films = open.filter((film) => counts(genre, film));
      if (films.length > 0) return films;
    }
    return open;
  };
}
