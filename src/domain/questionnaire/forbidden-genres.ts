import { NOT_FOR_FAMILY, RATINGS_FOR_GENRE } from '../../config/recommend';
import { allowedRatings, type QuestionnaireAnswers } from './answers';
import { unwantedGenreIds } from './company';

/** Genre ids no result may have, because of the company or the allowed ratings. */
export function forbiddenGenreIds(answers: QuestionnaireAnswers): readonly number[] {
  const allowed = allowedRatings(answers);
  const byRating =
    allowed === null
      ? []
      : [...RATINGS_FOR_GENRE].filter(([, needed]) => !needed.some((r) => allowed.includes(r))).map(([id]) => id);
  const byCompany = answers.company === 'family' ? NOT_FOR_FAMILY : unwantedGenreIds(answers);
  return [...new Set([...byCompany, ...byRating])];
}
