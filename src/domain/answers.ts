import {
  AGE_RATINGS,
  GENRE_CAP,
  GENRES_BY_MOOD,
  GENRES_FOR_UNKNOWN_MOOD,
  MOODS,
  QUESTIONNAIRE_GENRES,
  type AgeRating,
  type Company,
  type GenreChoice,
  type Mood,
} from '../config/questionnaire';
import { FAMILY_RATINGS } from '../config/recommendation';
import { fail, ok, type Result } from './result';

/** A questionnaire answered to its end (specification, section 3). */
export interface QuestionnaireAnswers {
  readonly mood: Mood;
  readonly genres: readonly GenreChoice[];
  readonly company: Company;
  readonly ageFiltering: 'yes' | 'no';
  /** What was chosen on the ratings step; empty when the age filter is off. */
  readonly ageRatings: readonly AgeRating[];
}

/** A questionnaire under way: what is not answered yet is null or empty. */
export interface AnswersDraft {
  readonly mood: Mood | null;
  readonly genres: readonly GenreChoice[];
  readonly company: Company | null;
  readonly ageFiltering: 'yes' | 'no' | null;
  readonly ageRatings: readonly AgeRating[];
}

/** The questionnaire before its first answer, and after 'Try Again'. */
export const NO_ANSWERS: AnswersDraft = { mood: null, genres: [], company: null, ageFiltering: null, ageRatings: [] };

function isMood(mood: string): mood is Mood {
  return Object.hasOwn(MOODS, mood);
}

/**
 * The genres offered for a mood, in their order.
 * @param mood any word; comedy only is offered for one that is no mood, and before a mood is chosen
 */
export function genresOffered(mood: string | null): readonly GenreChoice[] {
  return mood !== null && isMood(mood) ? GENRES_BY_MOOD[mood] : GENRES_FOR_UNKNOWN_MOOD;
}

/** Chooses the mood; chosen genres that it does not offer are dropped. */
export function chooseMood(draft: AnswersDraft, mood: Mood): AnswersDraft {
  const offered = genresOffered(mood);
  return { ...draft, mood, genres: draft.genres.filter((genre) => offered.includes(genre)) };
}

/** Chooses a genre, or takes the choice back. Refused with 'genre-cap' for one more than the cap allows. */
export function toggleGenre(
  draft: AnswersDraft,
  genre: GenreChoice,
): Result<AnswersDraft, 'genre-cap' | 'not-offered'> {
  if (draft.genres.includes(genre)) {
    return ok({ ...draft, genres: draft.genres.filter((chosen) => chosen !== genre) });
  }
  if (!genresOffered(draft.mood).includes(genre)) return fail('not-offered');
  if (draft.genres.length >= GENRE_CAP) return fail('genre-cap');
  return ok({ ...draft, genres: [...draft.genres, genre] });
}

/** Chooses whether to filter by age; 'no' clears ratings chosen before. */
export function chooseAgeFiltering(draft: AnswersDraft, ageFiltering: 'yes' | 'no'): AnswersDraft {
  return { ...draft, ageFiltering, ageRatings: ageFiltering === 'yes' ? draft.ageRatings : [] };
}

/** Chooses an age rating, or takes the choice back; the ratings keep their own order. */
export function toggleAgeRating(draft: AnswersDraft, rating: AgeRating): AnswersDraft {
  const had = draft.ageRatings.includes(rating);
  return { ...draft, ageRatings: AGE_RATINGS.filter((r) => (r === rating ? !had : draft.ageRatings.includes(r))) };
}

/** The draft as complete answers, or null while something is missing. */
export function completeAnswers(draft: AnswersDraft): QuestionnaireAnswers | null {
  const { mood, genres, company, ageFiltering, ageRatings } = draft;
  if (mood === null || genres.length === 0 || company === null || ageFiltering === null) return null;
  if (ageFiltering === 'yes' && ageRatings.length === 0) return null;
  return { mood, genres, company, ageFiltering, ageRatings: ageFiltering === 'yes' ? ageRatings : [] };
}

/**
 * The ratings a film may have, or null when any will do. Family movie nights leave R out; when that leaves nothing,
 * no film can match.
 */
export function allowedRatings(answers: QuestionnaireAnswers): readonly AgeRating[] | null {
  const chosen = answers.ageFiltering === 'yes' ? answers.ageRatings : null;
  if (answers.company !== 'family') return chosen;
  return chosen === null ? FAMILY_RATINGS : chosen.filter((rating) => FAMILY_RATINGS.includes(rating));
}

/** The movie database's ids of the chosen genres, each once (several choices can share an id). */
export function chosenGenreIds(answers: QuestionnaireAnswers): readonly number[] {
  return [...new Set(answers.genres.map((genre) => QUESTIONNAIRE_GENRES[genre].id))];
}
