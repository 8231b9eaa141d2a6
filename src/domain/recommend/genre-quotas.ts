import { type GenreChoice, QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { GENRE_SHARE, RESULT_COUNT, SERIES_CAP } from '../../config/recommend';
import { isTheme } from '../../config/themes';
import { sameSeries, seriesName, type SeriesName } from '../movies/series';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { forbiddenGenreIds } from '../questionnaire/company';
import type { FoundCandidate } from './candidate';
import type { PickFilter } from './mix-eras';

/** The chosen genres that movies are looked for: those that the other answers do not rule out. */
export function eligibleGenres(answers: QuestionnaireAnswers): readonly GenreChoice[] {
  const forbidden = forbiddenGenreIds(answers);
  return answers.genres.filter((genre) => !forbidden.includes(QUESTIONNAIRE_GENRES[genre].id));
}

/**
 * The chosen genres that a movie has. One without a genre of its own counts where the movie was found by its theme; the
 * genre that stands in for it does not make the movie one of it.
 */
export function matchedGenres(
  { genreIds, themes = [] }: FoundCandidate,
  { genres }: Pick<QuestionnaireAnswers, 'genres'>,
) {
  return genres.filter((genre) =>
    isTheme(genre) ? themes.includes(genre) : genreIds.includes(QUESTIONNAIRE_GENRES[genre].id),
  );
}

/** The chosen themes that a movie takes a place of where movies of their own are wanting: it has the genre that stands in. */
export function fallbackFor(
  { genreIds }: Pick<FoundCandidate, 'genreIds'>,
  { genres }: Pick<QuestionnaireAnswers, 'genres'>,
): readonly GenreChoice[] {
  return genres.filter((genre) => isTheme(genre) && genreIds.includes(QUESTIONNAIRE_GENRES[genre].id));
}

interface Counted {
  readonly title: string;
  /** The chosen genres that the movie has. */
  readonly meets: readonly GenreChoice[];
  /** The chosen themes that it counts for where their own movies are wanting. */
  readonly standsInFor?: readonly GenreChoice[];
}

/** How many movies of a finished recommendation each chosen genre gets, where it has so many. */
function shareOf(genres: readonly GenreChoice[]): number {
  return Math.ceil(RESULT_COUNT * (GENRE_SHARE[genres.length] ?? 0));
}

const isOwn = (genre: GenreChoice, { meets }: Counted): boolean => meets.includes(genre);
const counts = (genre: GenreChoice, movie: Counted): boolean =>
  isOwn(genre, movie) || movie.standsInFor?.includes(genre) === true;

/**
 * The chosen genres that lack movies of their share, with how many, those that lack most first.
 * @param isOf which movies count for a genre: its own by default
 */
export function genresBelowQuota(genres: readonly GenreChoice[], taken: readonly Counted[], isOf = isOwn) {
  const lacks = genres.map((genre) => ({
    genre,
    count: shareOf(genres) - taken.filter((movie) => isOf(genre, movie)).length,
  }));
  return lacks.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** The chosen genres whose share is not even filled by movies that stand in. */
export function unfilledQuotas(genres: readonly GenreChoice[], taken: readonly Counted[]) {
  return genresBelowQuota(genres, taken, counts);
}

/**
 * Turns in which every chosen genre gets its share first, and no series more than two movies. Where a theme has no movie of
 * its own left, and none is waited for, the genre that stands in fills its share.
 * @param reserve keeps the places that chosen genres lack free for movies still to be found; else any movie takes them
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
    const open = waiting.filter((movie) => isOpen(nameOf(movie)));
    const lacking = genresBelowQuota(genres, taken);
    for (const { genre } of lacking) {
      const movies = open.filter((movie) => isOwn(genre, movie));
      if (movies.length > 0) return movies;
    }
    if (reserve) {
      const reserved = lacking.reduce((sum, { count }) => sum + count, 0);
      return taken.length + reserved < RESULT_COUNT ? open : [];
    }
    for (const { genre } of unfilledQuotas(genres, taken)) {
      const movies = open.filter((movie) => counts(genre, movie));
      if (movies.length > 0) return movies;
    }
    return open;
  };
}
