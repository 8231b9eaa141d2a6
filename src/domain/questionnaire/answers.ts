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

/** A stored draft, possibly of another version. */
type StoredDraft = Readonly<Record<string, unknown>>;

/** A question and its fields of the draft. */
interface Question<Id extends string, Fields, Appears> {
  readonly id: Id;
  /** The fields' values without an answer. */
  readonly none: Fields;
  /** Parses its fields; options that no longer exist are dropped. */
  readonly read: (stored: StoredDraft) => Fields;
  /** Whether it's asked; null if that depends on a missing answer. */
  readonly appears: Appears;
  /** Whether it's answered, which enables Next. */
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

/** A single-choice field; null without an answer. */
function oneOf<const Field extends string, const Value extends string>(field: Field, offered: readonly Value[]) {
  const parse = (value: unknown) => fieldOf(field, offered.find((one) => one === value) ?? null);
  return {
    none: parse(null),
    read: (stored: StoredDraft) => parse(stored[field]),
    answered: (fields: ReturnType<typeof parse>) => fields[field] !== null,
  };
}

/** A multiple-choice field; empty without an answer. */
function anyOf<const Field extends string, const Value extends string>(field: Field, offered: readonly Value[]) {
  const isOffered = (value: unknown): value is Value => offered.some((one) => one === value);
  const parse = (values: unknown) =>
    fieldOf<Field, readonly Value[]>(field, Array.isArray(values) ? values.filter(isOffered) : []);
  return {
    none: parse(null),
    read: (stored: StoredDraft) => parse(stored[field]),
    answered: (fields: ReturnType<typeof parse>) => fields[field].length > 0,
  };
}

/** Whether the questionnaire offers this genre. */
export function isGenreChoice(genre: unknown): genre is GenreChoice {
  return typeof genre === 'string' && Object.hasOwn(QUESTIONNAIRE_GENRES, genre);
}

const GENRES = Object.keys(QUESTIONNAIRE_GENRES).filter(isGenreChoice);
const always = (): true => true;

/** The questions in order; the draft's type, initial state and parser are derived from these rows. */
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

/** A limit that a sentence sets, as `kind:value`; years are 'from-to' with open ends, services are by name. */
export type LimitSlot =
  | `no:${GenreChoice}`
  | `${'years' | 'notyears'}:${number | ''}-${number | ''}`
  | `${'lang' | 'nolang' | 'on'}:${string}`
  | `${'max' | 'min'}:${number}`
  | 'light';

/** Whether a slot of a sentence, possibly stored by another version, is a limit. */
export function isLimitSlot(slot: unknown): slot is LimitSlot {
  if (typeof slot !== 'string') return false;
  if (slot.startsWith('no:')) return isGenreChoice(slot.slice(3));
  return /^(?:(?:not)?years:\d*-\d*|(?:(?:no)?lang|on):.+|(?:max|min):\d+|light)$/.test(slot);
}

/** What a sentence asks for besides the questions. */
export interface SentenceAnswer {
  /** As written. */
  readonly text: string;
  readonly slots: readonly LimitSlot[];
  /** TMDB ids of the services that must have the movies; empty for any. */
  readonly services: readonly number[];
}

function readSentenceAnswer(stored: unknown): { readonly sentence?: SentenceAnswer } {
  if (!isRecord(stored) || !Array.isArray(stored['slots']) || !Array.isArray(stored['services'])) return {};
  const slots = stored['slots'].filter(isLimitSlot);
  const services = stored['services'].filter((id) => typeof id === 'number');
  return { sentence: { text: String(stored['text']), slots, services } };
}

/** Optional settings outside the steps. */
interface Settings {
  /** Maximum runtime in minutes; null if not chosen. */
  readonly maxRuntime: RuntimeLimit | null;
  /** Whether movies of the member's watchlist come first. */
  readonly fromWatchlist: boolean;
  readonly sentence?: SentenceAnswer;
}

const NO_SETTINGS: Settings = { maxRuntime: null, fromWatchlist: false };
const readSettings = ({ maxRuntime, fromWatchlist, sentence }: StoredDraft): Settings => ({
  ...readSentenceAnswer(sentence),
  maxRuntime: RUNTIME_LIMITS.find((limit) => limit === maxRuntime) ?? null,
  fromWatchlist: fromWatchlist === true,
});

/** The intersection of several types. */
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (part: infer Whole) => void
  ? Whole
  : never;
type Row = (typeof QUESTIONS)[number];
type Fields = All<Row['none']> & Settings;
type AlwaysShown = keyof All<Extract<Row, { readonly appears: typeof always }>['none']>;

/** Answers so far: null or empty if not answered or not asked. */
export type AnswersDraft = { readonly [Field in keyof Fields]: Fields[Field] };

/** Complete answers (specification, section 3): null or empty if not asked. */
export type QuestionnaireAnswers = {
  readonly [Field in keyof AnswersDraft]: Field extends AlwaysShown
    ? NonNullable<AnswersDraft[Field]>
    : AnswersDraft[Field];
};

const draftOf = (parts: readonly object[]) => Object.assign({}, ...parts) as AnswersDraft;

/** The initial state, also after 'Try Again'. */
export const NO_ANSWERS: AnswersDraft = draftOf([...QUESTIONS.map(({ none }) => none), NO_SETTINGS]);

/** Parses a stored draft; `NO_ANSWERS` itself if it has no answers. */
export function readDraft(stored: unknown): AnswersDraft {
  if (!isRecord(stored)) return NO_ANSWERS;
  const draft = draftOf([...QUESTIONS.map(({ read }) => read(stored)), readSettings(stored)]);
  return draft.sentence || QUESTIONS.some(({ answered }) => answered(draft)) ? draft : NO_ANSWERS;
}

/** Clears answers to questions that aren't asked. */
export function clearHiddenQuestions(draft: AnswersDraft): AnswersDraft {
  const hidden = QUESTIONS.filter(({ appears }) => appears(draft) === false).map(({ none }) => none);
  return draftOf([draft, ...hidden]);
}

function isComplete(draft: AnswersDraft): draft is QuestionnaireAnswers {
  return QUESTIONS.every(({ appears, answered }) => appears(draft) === false || answered(draft));
}

/** The draft as complete answers, or null. */
export function completeAnswers(draft: AnswersDraft): QuestionnaireAnswers | null {
  const cleaned = clearHiddenQuestions(draft);
  return isComplete(cleaned) ? cleaned : null;
}

/**
 * The allowed certifications, or null for any. Family movie nights exclude R; if that leaves none, no movie can match.
 */
export function allowedRatings(answers: QuestionnaireAnswers): readonly AgeRating[] | null {
  const chosen = answers.ageFiltering === 'yes' ? answers.ageRatings : null;
  if (answers.company !== 'family') return chosen;
  return chosen === null ? FAMILY_RATINGS : chosen.filter((rating) => FAMILY_RATINGS.includes(rating));
}

/** Maximum runtime in minutes; null for no limit. */
export function runtimeLimit({ maxRuntime, sentence }: Pick<AnswersDraft, 'maxRuntime' | 'sentence'>): number | null {
  const said = sentence?.slots.find((slot) => slot.startsWith('max:'));
  return said ? Number(said.slice(4)) : maxRuntime === 'none' ? null : maxRuntime;
}

/** TMDB ids of the chosen genres, without duplicates (several genres can share an id). */
export function chosenGenreIds({ genres }: Pick<QuestionnaireAnswers, 'genres'>): readonly number[] {
  return [...new Set(genres.map((genre) => QUESTIONNAIRE_GENRES[genre].id))];
}
