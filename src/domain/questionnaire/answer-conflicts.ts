import { QUESTIONNAIRE_GENRES, type AgeRating, type GenreChoice } from '../../config/questionnaire';
import { FAMILY_RATINGS, NOT_FOR_FAMILY, RATINGS_FOR_GENRE } from '../../config/recommend';
import type { AnswersDraft, QuestionnaireStep } from './answers';

/**
 * A conflict between answers. `partial`: only part of the earlier answer is excluded; otherwise there would be no
 * results.
 */
export type AnswerConflict = { readonly othersStay: boolean } & (
  | { readonly code: 'company-genre'; readonly genres: readonly GenreChoice[] }
  | { readonly code: 'rating-genre'; readonly genre: GenreChoice; readonly needs: readonly AgeRating[] }
  | { readonly code: 'company-rating' }
  | { readonly code: 'family-teens' }
);

function byCompany({ company, genres }: AnswersDraft): readonly GenreChoice[] {
  return company === 'family' ? genres.filter((genre) => NOT_FOR_FAMILY.includes(QUESTIONNAIRE_GENRES[genre].id)) : [];
}

function genresLeftOut(draft: AnswersDraft): AnswerConflict[] {
  const genres = byCompany(draft);
  return genres.length === 0
    ? []
    : [{ code: 'company-genre', genres, othersStay: genres.length < draft.genres.length }];
}

function ratingLeftOut({ company, ageRatings }: AnswersDraft): AnswerConflict[] {
  const staying = ageRatings.filter((rating) => FAMILY_RATINGS.includes(rating));
  return company !== 'family' || staying.length === ageRatings.length
    ? []
    : [{ code: 'company-rating', othersStay: staying.length > 0 }];
}

/** With PG-13, families only get movies made for families. */
function teensForFamilies({ company, ageRatings }: AnswersDraft): AnswerConflict[] {
  return company === 'family' && ageRatings.includes('PG-13') ? [{ code: 'family-teens', othersStay: true }] : [];
}

function genresWithoutRating(draft: AnswersDraft): AnswerConflict[] {
  if (draft.ageRatings.length === 0) return [];
  const open = draft.genres.filter((genre) => !byCompany(draft).includes(genre));
  const lacking = open.flatMap((genre) => {
    const needs = RATINGS_FOR_GENRE.get(QUESTIONNAIRE_GENRES[genre].id) ?? [];
    const met = needs.length === 0 || needs.some((rating) => draft.ageRatings.includes(rating));
    return met ? [] : [{ genre, needs }];
  });
  return lacking.map((one) => ({ code: 'rating-genre', ...one, othersStay: lacking.length < open.length }));
}

/** Checks for steps whose answer may exclude parts of earlier ones. */
const LEAVES_OUT: Readonly<Partial<Record<QuestionnaireStep, (draft: AnswersDraft) => AnswerConflict[]>>> = {
  company: (draft) => [...genresLeftOut(draft), ...ratingLeftOut(draft), ...teensForFamilies(draft)],
  rating: (draft) => [...genresWithoutRating(draft), ...ratingLeftOut(draft), ...teensForFamilies(draft)],
};

/** Conflicts of a step's answer with earlier ones. */
export function answerConflictAt(step: QuestionnaireStep, draft: AnswersDraft): AnswerConflict[] {
  return LEAVES_OUT[step]?.(draft) ?? [];
}
