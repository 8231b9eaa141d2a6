import {
  AGE_RATINGS,
  COMPANIES,
  MOODS,
  QUESTIONNAIRE_GENRES,
  RUNTIME_LIMITS,
  type AgeRating,
  type GenreChoice,
  type RuntimeLimit,
} from '../../config/questionnaire';
import { FAMILY_RATINGS } from '../../config/recommend';
import { isRecord } from '../values/guards';

/** What was kept of a draft, by this version of the application or another. */
type Kept = Readonly<Record<string, unknown>>;

/** A question and what it fills of a draft. */
interface Question<Id extends string, Fields, Appears> {
  readonly id: Id;
  /** Its fields before it is answered, and where it is not asked. */
  readonly none: Fields;
  /** Its fields of what was kept: what is no longer offered is not given. */
  readonly read: (kept: Kept) => Fields;
  /** Whether it is asked; null while that hangs on an answer not given yet. */
  readonly appears: Appears;
  /** Whether it has an answer, so that Next may be pressed. */
  readonly answered: (fields: Fields) => boolean;
}

function question<const Id extends string, Fields, Appears extends (draft: never) => boolean | null>(
  row: Question<Id, Fields, Appears>,
): Question<Id, Fields, Appears> {
  return row;
}

function fieldOf<Field extends string, Value>(field: Field, value: Value): Readonly<Record<Field, Value>> {
  return { [field]: value } as Record<Field, Value>;
}

/** A field for one of several answers; null while there is none. */
function oneOf<const Field extends string, const Value extends string>(field: Field, offered: readonly Value[]) {
  const given = (value: unknown) => fieldOf(field, offered.find((one) => one === value) ?? null);
  return {
    none: given(null),
    read: (kept: Kept) => given(kept[field]),
    answered: (fields: ReturnType<typeof given>) => fields[field] !== null,
  };
}

/** A field for any of several answers; empty while there is none. */
function anyOf<const Field extends string, const Value extends string>(field: Field, offered: readonly Value[]) {
  const isOffered = (value: unknown): value is Value => offered.some((one) => one === value);
  const given = (values: unknown) =>
    fieldOf<Field, readonly Value[]>(field, Array.isArray(values) ? values.filter(isOffered) : []);
  return {
    none: given(null),
    read: (kept: Kept) => given(kept[field]),
    answered: (fields: ReturnType<typeof given>) => fields[field].length > 0,
  };
}

/** Whether a genre is one that the questionnaire offers. */
export function isGenreChoice(genre: unknown): genre is GenreChoice {
  return typeof genre === 'string' && Object.hasOwn(QUESTIONNAIRE_GENRES, genre);
}

const GENRES = Object.keys(QUESTIONNAIRE_GENRES).filter(isGenreChoice);
const always = (): true => true;

/** The questions in their order, one row each: the draft, its first state and the reading of a kept one follow from them. */
export const QUESTIONS = [
  question({ id: 'mood', appears: always, ...oneOf('mood', MOODS) }),
  question({ id: 'genre', appears: always, ...anyOf('genres', GENRES) }),
  question({ id: 'company', appears: always, ...oneOf('company', COMPANIES) }),
  question({ id: 'age', appears: always, ...oneOf('ageFiltering', ['yes', 'no']) }),
  question({
    id: 'rating',
    appears: ({ ageFiltering }: { readonly ageFiltering: 'yes' | 'no' | null }) =>
      ageFiltering === null ? null : ageFiltering === 'yes',
    ...anyOf('ageRatings', AGE_RATINGS),
  }),
] as const;
export type QuestionnaireStep = (typeof QUESTIONS)[number]['id'];

/** What may be answered beside the questions: no step asks for it, and none waits for it. */
interface Besides {
  /** Most minutes that a movie may take; null without a limit. */
  readonly maxRuntime: RuntimeLimit | null;
}

const NOTHING_BESIDES: Besides = { maxRuntime: null };
const readBesides = ({ maxRuntime }: Kept): Besides => ({
  maxRuntime: RUNTIME_LIMITS.find((limit) => limit === maxRuntime) ?? null,
});

/** All of several types at once. */
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (part: infer Whole) => void
  ? Whole
  : never;
type Row = (typeof QUESTIONS)[number];
type Fields = All<Row['none']> & Besides;
type AlwaysAsked = keyof All<Extract<Row, { readonly appears: typeof always }>['none']>;

/** A questionnaire under way: what is not answered yet is null or empty, as is what is not asked. */
export type AnswersDraft = { readonly [Field in keyof Fields]: Fields[Field] };

/** A questionnaire answered to its end (specification, section 3); what was not asked is null or empty. */
export type QuestionnaireAnswers = {
  readonly [Field in keyof AnswersDraft]: Field extends AlwaysAsked
    ? NonNullable<AnswersDraft[Field]>
    : AnswersDraft[Field];
};

const draftOf = (parts: readonly object[]) => Object.assign({}, ...parts) as AnswersDraft;

/** The questionnaire before its first answer, and after 'Try Again'. */
export const NO_ANSWERS: AnswersDraft = draftOf([...QUESTIONS.map(({ none }) => none), NOTHING_BESIDES]);

/** The draft in what was kept of one; `NO_ANSWERS` itself where nothing in it is an answer. */
export function readDraft(kept: unknown): AnswersDraft {
  if (!isRecord(kept)) return NO_ANSWERS;
  const draft = draftOf([...QUESTIONS.map(({ read }) => read(kept)), readBesides(kept)]);
  return QUESTIONS.some(({ answered }) => answered(draft)) ? draft : NO_ANSWERS;
}

/** The draft with nothing left of questions that do not appear. */
export function withoutUnasked(draft: AnswersDraft): AnswersDraft {
  const unasked = QUESTIONS.filter(({ appears }) => appears(draft) === false).map(({ none }) => none);
  return draftOf([draft, ...unasked]);
}

function isComplete(draft: AnswersDraft): draft is QuestionnaireAnswers {
  return QUESTIONS.every(({ appears, answered }) => appears(draft) === false || answered(draft));
}

/** The draft as complete answers, or null while something is missing. */
export function completeAnswers(draft: AnswersDraft): QuestionnaireAnswers | null {
  const asked = withoutUnasked(draft);
  return isComplete(asked) ? asked : null;
}

/**
 * The ratings a movie may have, or null when any will do. Family movie nights leave R out; when that leaves nothing,
 * no movie can match.
 */
export function allowedRatings(answers: QuestionnaireAnswers): readonly AgeRating[] | null {
  const chosen = answers.ageFiltering === 'yes' ? answers.ageRatings : null;
  if (answers.company !== 'family') return chosen;
  return chosen === null ? FAMILY_RATINGS : chosen.filter((rating) => FAMILY_RATINGS.includes(rating));
}

/** The movie database's ids of the chosen genres, each once (several choices can share an id). */
export function chosenGenreIds({ genres }: Pick<QuestionnaireAnswers, 'genres'>): readonly number[] {
  return [...new Set(genres.map((genre) => QUESTIONNAIRE_GENRES[genre].id))];
}
