import { NOT_FOR_FAMILY, RATINGS_FOR_GENRE } from '../config/recommendation';
import { allowedRatings, type QuestionnaireAnswers } from './answers';

/** Genre ids no result may have, because of the company or the allowed ratings. */
export function forbiddenGenreIds(answers: QuestionnaireAnswers): readonly number[] {
  const allowed = allowedRatings(answers);
  const byRating =
    allowed === null
      ? []
      : [...RATINGS_FOR_GENRE].filter(([, needed]) => !needed.some((r) => allowed.includes(r))).map(([id]) => id);
  const byCompany = answers.company === 'family' ? NOT_FOR_FAMILY : [];
  return [...new Set([...byCompany, ...byRating])];
}
