import { BOARD_RATINGS, SORTED_MIN_VOTES } from '../../config/recommend';
import { allowedRatings, type QuestionnaireAnswers } from '../questionnaire/answers';
import { isForFamilies, isMadeForFamilies } from '../questionnaire/company';
import type { CachedMetadata, CachedMovie } from './seen-film';

/** The ratings of which a movie has one; null where nothing is known of it. */
export function knownRatings({ facts, ratings }: CachedMovie): readonly string[] | null {
  return facts !== null && BOARD_RATINGS.includes(facts.certification) ? [facts.certification] : ratings;
}

/**
 * The movies that a search without the movie database may choose from. As the movie database is asked for movies by their
 * ratings where these are restricted, a movie of which no rating is known is none of them; nor is one of unknown length where
 * that is limited, or one that hardly anybody has voted on.
 */
export function allowedMovies<Movie extends CachedMovie>(
  movies: readonly Movie[],
  answers: QuestionnaireAnswers,
): readonly Movie[] {
  const allowed: readonly string[] | null = allowedRatings(answers);
  return movies.filter((movie) => {
    if (movie.voteCount < SORTED_MIN_VOTES) return false;
    if (answers.maxRuntime !== null && movie.facts?.runtime === undefined) return false;
    if (allowed === null) return true;
    const ratings = knownRatings(movie);
    return (
      ratings !== null &&
      ratings.every((rating) => allowed.includes(rating)) &&
      (!isForFamilies(answers) || ratings.every((rating) => isMadeForFamilies(movie.genreIds, rating)))
    );
  });
}

/** A movie's facts as far as they are known: those of its details, else the one rating that it can have; else null. */
export function knownMetadata({ facts, ratings }: CachedMovie): CachedMetadata | null {
  const [only] = ratings ?? [];
  if (facts !== null || only === undefined || ratings?.length !== 1) return facts;
  return { certification: only, keywords: [], seriesId: null };
}
