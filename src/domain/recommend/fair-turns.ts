import type { GenreChoice } from '../../config/recommend/questionnaire-choices';
import { GENRE_SHARE, RESULT_COUNT, SERIES_CAP } from '../../config/recommend/recommendation';
import { sameSeries, seriesName, type SeriesName } from '../film/series';
import type { Turn } from './decade-mix';

interface Counted {
  readonly title: string;
  /** The chosen genres that the film has. */
  readonly meets: readonly GenreChoice[];
}

/** How many films of a finished recommendation each chosen genre gets, where it has so many. */
function shareOf(genres: readonly GenreChoice[]): number {
  return Math.ceil(RESULT_COUNT * (GENRE_SHARE[genres.length] ?? 0));
}

/** The chosen genres that lack films of their share, with how many, those that lack most first. */
export function lackingGenres(genres: readonly GenreChoice[], taken: readonly Counted[]) {
  const lacks = genres.map((genre) => ({
    genre,
    count: shareOf(genres) - taken.filter(({ meets }) => meets.includes(genre)).length,
  }));
  return lacks.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/**
 * Turns in which every chosen genre gets its share first, and no series more than two films.
 * @param reserve keeps the places that chosen genres lack free for films still to be found; else any film takes them
 */
export function fairTurns<T extends Counted>(genres: readonly GenreChoice[], reserve: boolean): Turn<T> {
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
    const lacking = lackingGenres(genres, taken);
    for (const { genre } of lacking) {
      const films = open.filter(({ meets }) => meets.includes(genre));
      if (films.length > 0) return films;
    }
    const reserved = lacking.reduce((sum, { count }) => sum + count, 0);
    return !reserve || taken.length + reserved < RESULT_COUNT ? open : [];
  };
}
