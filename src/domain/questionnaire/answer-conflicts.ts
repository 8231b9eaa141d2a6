import { QUESTIONNAIRE_GENRES, type AgeRating, type GenreChoice } from '../../config/questionnaire';
import { FAMILY_RATINGS, NOT_FOR_FAMILY, RATINGS_FOR_GENRE } from '../../config/recommend';
import type { AnswersDraft, QuestionnaireStep } from './answers';

/**
 * A conflict between answers. `partial`: only part of the earlier answer is excluded; otherwise there would be no
 * results.
 */
export type AnswerConflict = { readonly partial: boolean } & (
  | { readonly code: 'company-genre'; readonly genres: readonly GenreChoice[] }
  | { readonly code: 'rating-genre'; readonly genre: GenreChoice; readonly needs: readonly AgeRating[] }
  | { readonly code: 'company-rating' }
  | { readonly code: 'family-teens' }
);

function excludedByCompany({ company, genres }: AnswersDraft): readonly GenreChoice[] {
  return company === 'family' ? genres.filter((genre) => NOT_FOR_FAMILY.includes(QUESTIONNAIRE_GENRES[genre].id)) : [];
}

function genresExcludedByCompany(draft: AnswersDraft): AnswerConflict[] {
  const genres = excludedByCompany(draft);
  return genres.length === 0 ? [] : [{ code: 'company-genre', genres, partial: genres.length < draft.genres.length }];
}

function ratingsExcludedByCompany({ company, ageRatings }: AnswersDraft): AnswerConflict[] {
  const allowed = ageRatings.filter((rating) => FAMILY_RATINGS.includes(rating));
  return company !== 'family' || allowed.length === ageRatings.length
    ? []
    : [{ code: 'company-rating', partial: allowed.length > 0 }];
}

/** With PG-13, families only get movies made for families. */
function restrictedTeenRating({ company, ageRatings }: AnswersDraft): AnswerConflict[] {
  return company === 'family' && ageRatings.includes('PG-13') ? [{ code: 'family-teens', partial: true }] : [];
}

function genresExcludedByRating(draft: AnswersDraft): AnswerConflict[] {
  if (draft.ageRatings.length === 0) return [];
  const remaining = draft.genres.filter((genre) => !excludedByCompany(draft).includes(genre));
  const excluded = remaining.flatMap((genre) => {
    const needs = RATINGS_FOR_GENRE.get(QUESTIONNAIRE_GENRES[genre].id) ?? [];
    const isAllowed = needs.length === 0 || needs.some((rating) => draft.ageRatings.includes(rating));
    return isAllowed ? [] : [{ genre, needs }];
  });
  return excluded.map((one) => ({ code: 'rating-genre', ...one, partial: excluded.length < remaining.length }));
}

const checkCompany = (draft: AnswersDraft): AnswerConflict[] => [
  ...genresExcludedByCompany(draft),
  ...ratingsExcludedByCompany(draft),
  ...restrictedTeenRating(draft),
];

/** Checks for steps whose answer may exclude parts of earlier ones, and for the step that follows a tapped answer. */
const CONFLICT_CHECKS: Readonly<Partial<Record<QuestionnaireStep, (draft: AnswersDraft) => AnswerConflict[]>>> = {
  company: checkCompany,
  age: checkCompany,
  rating: (draft) => [
    ...genresExcludedByRating(draft),
    ...ratingsExcludedByCompany(draft),
    ...restrictedTeenRating(draft),
  ],
};

/** The conflicts between answers that a step reports. */
export function answerConflictAt(step: QuestionnaireStep, draft: AnswersDraft): AnswerConflict[] {
  return CONFLICT_CHECKS[step]?.(draft) ?? [];
}
