import type { FoundCandidate } from './found-candidate';
import { QUESTIONNAIRE_GENRES, type GenreChoice } from '../../config/questionnaire';
import { isTheme } from '../../config/themes';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { forbiddenGenreIds } from '../questionnaire/forbidden-genres';

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
