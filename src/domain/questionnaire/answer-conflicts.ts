import { QUESTIONNAIRE_GENRES, type AgeRating, type GenreChoice } from '../../config/questionnaire';
import { FAMILY_RATINGS, NOT_FOR_FAMILY, RATINGS_FOR_GENRE } from '../../config/recommend';
import type { AnswersDraft, QuestionnaireStep } from './answers';

/** An answer that leaves another out, and whether something of the other stays: else nothing can be found. */
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

/** Of PG-13 a family gets only what is made for families. */
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

/** The steps whose answer leaves something out of the answers before it. */
const LEAVES_OUT: Readonly<Partial<Record<QuestionnaireStep, (draft: AnswersDraft) => AnswerConflict[]>>> = {
  company: (draft) => [...genresLeftOut(draft), ...ratingLeftOut(draft), ...teensForFamilies(draft)],
  rating: (draft) => [...genresWithoutRating(draft), ...ratingLeftOut(draft), ...teensForFamilies(draft)],
};

/** What the answer of a step leaves out of the answers before it, as far as both are given. */
export function answerConflictAt(step: QuestionnaireStep, draft: AnswersDraft): AnswerConflict[] {
  return LEAVES_OUT[step]?.(draft) ?? [];
}
