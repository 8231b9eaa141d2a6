import { GENRE } from './genres';
import type { Company, Mood } from './questionnaire';

/** The conditions under which a reason about the evening is true for a movie. */
export interface EveningReason {
  /** The answer it refers to. */
  readonly answer: { readonly mood: Mood } | { readonly company: Company };
  /** Genres that the movie must have. */
  readonly genres: readonly number[];
  /** Genres that it must not have. */
  readonly without?: readonly number[];
  /** Whether title and overview must have no grim word. */
  readonly light?: true;
  /** The certification that it must be known to have. */
  readonly rated?: 'G';
}

const DARK = [GENRE.crime, GENRE.thriller, GENRE.horror, GENRE.war, GENRE.mystery];
const SERIOUS = [...DARK, GENRE.drama, GENRE.history];
const LOUD = [GENRE.action, GENRE.comedy];

/** Reasons referring to mood or company; the first that is true is shown. Chosen. */
export const EVENING_REASONS = {
  'happy-comedy': { answer: { mood: 'happy' }, genres: [GENRE.comedy], without: SERIOUS, light: true },
  'happy-music': { answer: { mood: 'happy' }, genres: [GENRE.music], without: SERIOUS, light: true },
  'happy-adventure': { answer: { mood: 'happy' }, genres: [GENRE.adventure], without: SERIOUS, light: true },
  'relaxed-comedy': { answer: { mood: 'relaxed' }, genres: [GENRE.comedy], without: SERIOUS, light: true },
  'relaxed-family': { answer: { mood: 'relaxed' }, genres: [GENRE.family], without: DARK, light: true },
  'relaxed-romance': { answer: { mood: 'relaxed' }, genres: [GENRE.romance], without: DARK, light: true },
  'tense-horror': { answer: { mood: 'tense' }, genres: [GENRE.horror] },
  'tense-mystery': { answer: { mood: 'tense' }, genres: [GENRE.mystery] },
  'tense-thriller': { answer: { mood: 'tense' }, genres: [GENRE.thriller] },
  'tense-action': { answer: { mood: 'tense' }, genres: [GENRE.action] },
  'sad-romance': { answer: { mood: 'sad' }, genres: [GENRE.romance, GENRE.drama], without: LOUD },
  'sad-drama': { answer: { mood: 'sad' }, genres: [GENRE.drama], without: LOUD },
  'lonely-scifi': { answer: { mood: 'lonely' }, genres: [GENRE.scifi], without: LOUD },
  'lonely-drama': { answer: { mood: 'lonely' }, genres: [GENRE.drama], without: LOUD },
  'neutral-documentary': { answer: { mood: 'neutral' }, genres: [GENRE.documentary] },
  'neutral-history': { answer: { mood: 'neutral' }, genres: [GENRE.history] },
  'family-g': { answer: { company: 'family' }, genres: [], rated: 'G' },
  'family-family': { answer: { company: 'family' }, genres: [GENRE.family] },
  'date-romance': { answer: { company: 'date' }, genres: [GENRE.romance] },
  'friends-comedy': { answer: { company: 'friends' }, genres: [GENRE.comedy], light: true },
  'friends-horror': { answer: { company: 'friends' }, genres: [GENRE.horror] },
} as const satisfies Record<string, EveningReason>;
export type EveningReasonId = keyof typeof EVENING_REASONS;

export function isEveningReason(id: unknown): id is EveningReasonId {
  return typeof id === 'string' && Object.hasOwn(EVENING_REASONS, id);
}
