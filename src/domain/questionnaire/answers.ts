import {
  QUESTIONNAIRE_GENRES,
  type AgeRating,
  type Company,
  type GenreChoice,
  type Mood,
} from '../../config/recommend/questionnaire-choices';
import { FAMILY_RATINGS } from '../../config/recommend/recommendation';

/** A questionnaire under way: what is not answered yet is null or empty. */
export interface AnswersDraft {
  readonly mood: Mood | null;
  readonly genres: readonly GenreChoice[];
  readonly company: Company | null;
  readonly ageFiltering: 'yes' | 'no' | null;
  /** What was chosen on the ratings step; empty when the age filter is off. */
  readonly ageRatings: readonly AgeRating[];
}

/** A questionnaire answered to its end (specification, section 3). */
export type QuestionnaireAnswers = { readonly [Field in keyof AnswersDraft]: NonNullable<AnswersDraft[Field]> };

/** The questionnaire before its first answer, and after 'Try Again'. */
export const NO_ANSWERS: AnswersDraft = { mood: null, genres: [], company: null, ageFiltering: null, ageRatings: [] };

/** Whether a genre is one that the questionnaire offers. */
export function isGenreChoice(genre: unknown): genre is GenreChoice {
  return typeof genre === 'string' && Object.hasOwn(QUESTIONNAIRE_GENRES, genre);
}

interface Question<Id extends string> {
  readonly id: Id;
  /** What of the draft it fills; emptied when the question does not appear. */
  readonly fields: readonly (keyof AnswersDraft)[];
  /** Whether it is asked; null while that hangs on an answer not given yet. */
  readonly appears: (draft: AnswersDraft) => boolean | null;
  /** Whether it has an answer, so that Next may be pressed. */
  readonly answered: (draft: AnswersDraft) => boolean;
}

function question<const Id extends string>(row: Question<Id>): Question<Id> {
  return row;
}

const always = (): boolean => true;

/** The questions in their order, one row each. */
export const QUESTIONS = [
  question({ id: 'mood', fields: ['mood'], appears: always, answered: ({ mood }) => mood !== null }),
  question({ id: 'genre', fields: ['genres'], appears: always, answered: ({ genres }) => genres.length > 0 }),
  question({ id: 'company', fields: ['company'], appears: always, answered: ({ company }) => company !== null }),
  question({
    id: 'age',
    fields: ['ageFiltering'],
    appears: always,
    answered: ({ ageFiltering }) => ageFiltering !== null,
  }),
  question({
    id: 'rating',
    fields: ['ageRatings'],
    appears: ({ ageFiltering }) => (ageFiltering === null ? null : ageFiltering === 'yes'),
    answered: ({ ageRatings }) => ageRatings.length > 0,
  }),
] as const;
export type QuestionnaireStep = (typeof QUESTIONS)[number]['id'];

/** The draft with nothing left of questions that do not appear. */
export function withoutUnasked(draft: AnswersDraft): AnswersDraft {
  const unasked = QUESTIONS.filter(({ appears }) => appears(draft) === false).flatMap(({ fields }) => fields);
  return unasked.reduce<AnswersDraft>((so, field) => ({ ...so, [field]: NO_ANSWERS[field] }), draft);
}

function isComplete(draft: AnswersDraft): draft is QuestionnaireAnswers {
  const asked = QUESTIONS.filter(({ appears }) => appears(draft) !== false);
  return asked.every(({ answered }) => answered(draft)) && Object.values(draft).every((answer) => answer !== null);
}

/** The draft as complete answers, or null while something is missing. */
export function completeAnswers(draft: AnswersDraft): QuestionnaireAnswers | null {
  const asked = withoutUnasked(draft);
  return isComplete(asked) ? asked : null;
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
