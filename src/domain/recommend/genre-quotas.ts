import { type GenreChoice, QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { GENRE_SHARE, RESULT_COUNT, SERIES_CAP } from '../../config/recommend';
import { isTheme } from '../../config/themes';
import { sameSeries, seriesName, type SeriesName } from '../movies/series';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { forbiddenGenreIds } from '../questionnaire/company';
import type { FoundCandidate } from './candidate';
import type { PickFilter } from './mix-eras';

/** The chosen genres that the other answers don't exclude. */
export function eligibleGenres(answers: QuestionnaireAnswers): readonly GenreChoice[] {
  const forbidden = forbiddenGenreIds(answers);
  return answers.genres.filter((genre) => !forbidden.includes(QUESTIONNAIRE_GENRES[genre].id));
}

/**
 * The chosen genres that a movie matches. Themes match if the movie was found by the theme, not by their fallback
 * genre.
 */
export function matchedGenres(
  { genreIds, themes = [] }: FoundCandidate,
  { genres }: Pick<QuestionnaireAnswers, 'genres'>,
) {
  return genres.filter((genre) =>
    isTheme(genre) ? themes.includes(genre) : genreIds.includes(QUESTIONNAIRE_GENRES[genre].id),
  );
}

/** The chosen themes for which a movie can be a fallback: it has their fallback genre. */
export function fallbackFor(
  { genreIds }: Pick<FoundCandidate, 'genreIds'>,
  { genres }: Pick<QuestionnaireAnswers, 'genres'>,
): readonly GenreChoice[] {
  return genres.filter((genre) => isTheme(genre) && genreIds.includes(QUESTIONNAIRE_GENRES[genre].id));
}

interface Counted {
  readonly title: string;
  /** The chosen genres it matches. */
  readonly matches: readonly GenreChoice[];
  /** The chosen themes it can be a fallback for. */
  readonly fallbackFor?: readonly GenreChoice[];
}

/** Number of results reserved for each chosen genre. */
function shareOf(genres: readonly GenreChoice[]): number {
  return Math.ceil(RESULT_COUNT * (GENRE_SHARE[genres.length] ?? 0));
}

const isOwn = (genre: GenreChoice, { matches }: Counted): boolean => matches.includes(genre);
const isOwnOrFallback = (genre: GenreChoice, movie: Counted): boolean =>
  isOwn(genre, movie) || movie.fallbackFor?.includes(genre) === true;

/**
 * The chosen genres below their quota, with the number of missing movies, most first.
 * @param isOf whether a movie counts for a genre; without fallbacks by default
 */
export function genresBelowQuota(genres: readonly GenreChoice[], picks: readonly Counted[], isOf = isOwn) {
  const gaps = genres.map((genre) => ({
    genre,
    count: shareOf(genres) - picks.filter((movie) => isOf(genre, movie)).length,
  }));
  return gaps.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** The chosen genres below their quota even with fallbacks. */
export function unfilledQuotas(genres: readonly GenreChoice[], picks: readonly Counted[]) {
  return genresBelowQuota(genres, picks, isOwnOrFallback);
}

/**
 * A filter that fills the quota of every chosen genre first, and limits movies per series. If there are no more movies
 * of a theme, its fallback genre fills the quota.
 * @param reserve keeps the missing places free for movies still to be found; otherwise any movie can fill them
 */
export function genreQuotas<T extends Counted>(genres: readonly GenreChoice[], reserve: boolean): PickFilter<T> {
  const names = new Map<string, SeriesName>();
  function nameOf({ title }: T): SeriesName {
    const name = names.get(title) ?? seriesName(title);
    names.set(title, name);
    return name;
  }
  return (remaining, picks) => {
    const series = picks.map(nameOf);
    const hasRoom = (name: SeriesName) => series.filter((other) => sameSeries(name, other)).length < SERIES_CAP;
    const allowed = remaining.filter((movie) => hasRoom(nameOf(movie)));
    const belowQuota = genresBelowQuota(genres, picks);
    for (const { genre } of belowQuota) {
      const movies = allowed.filter((movie) => isOwn(genre, movie));
      if (movies.length > 0) return movies;
    }
    if (reserve) {
      const reserved = belowQuota.reduce((sum, { count }) => sum + count, 0);
      return picks.length + reserved < RESULT_COUNT ? allowed : [];
    }
    for (const { genre } of unfilledQuotas(genres, picks)) {
      const movies = allowed.filter((movie) => isOwnOrFallback(genre, movie));
      if (movies.length > 0) return movies;
    }
    return allowed;
  };
}
