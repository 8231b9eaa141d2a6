import { GENRE } from './genres';
import type { Company, Mood } from './questionnaire';

/** The conditions under which a reason about the evening is true for a movie. */
export interface EveningReason {
  /** The answer it refers to. */
  readonly asked: { readonly mood: Mood } | { readonly company: Company };
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
  'happy-comedy': { asked: { mood: 'happy' }, genres: [GENRE.comedy], without: SERIOUS, light: true },
  'happy-music': { asked: { mood: 'happy' }, genres: [GENRE.music], without: SERIOUS, light: true },
  'happy-adventure': { asked: { mood: 'happy' }, genres: [GENRE.adventure], without: SERIOUS, light: true },
  'relaxed-comedy': { asked: { mood: 'relaxed' }, genres: [GENRE.comedy], without: SERIOUS, light: true },
  'relaxed-family': { asked: { mood: 'relaxed' }, genres: [GENRE.family], without: DARK, light: true },
  'relaxed-romance': { asked: { mood: 'relaxed' }, genres: [GENRE.romance], without: DARK, light: true },
  'tense-horror': { asked: { mood: 'tense' }, genres: [GENRE.horror] },
  'tense-mystery': { asked: { mood: 'tense' }, genres: [GENRE.mystery] },
  'tense-thriller': { asked: { mood: 'tense' }, genres: [GENRE.thriller] },
  'tense-action': { asked: { mood: 'tense' }, genres: [GENRE.action] },
  'sad-romance': { asked: { mood: 'sad' }, genres: [GENRE.romance, GENRE.drama], without: LOUD },
  'sad-drama': { asked: { mood: 'sad' }, genres: [GENRE.drama], without: LOUD },
  'lonely-scifi': { asked: { mood: 'lonely' }, genres: [GENRE.scifi], without: LOUD },
  'lonely-drama': { asked: { mood: 'lonely' }, genres: [GENRE.drama], without: LOUD },
  'neutral-documentary': { asked: { mood: 'neutral' }, genres: [GENRE.documentary] },
  'neutral-history': { asked: { mood: 'neutral' }, genres: [GENRE.history] },
  'family-g': { asked: { company: 'family' }, genres: [], rated: 'G' },
  'family-family': { asked: { company: 'family' }, genres: [GENRE.family] },
  'date-romance': { asked: { company: 'date' }, genres: [GENRE.romance] },
  'friends-comedy': { asked: { company: 'friends' }, genres: [GENRE.comedy] },
  'friends-horror': { asked: { company: 'friends' }, genres: [GENRE.horror] },
} as const satisfies Record<string, EveningReason>;
export type EveningReasonId = keyof typeof EVENING_REASONS;

export function isEveningReason(id: unknown): id is EveningReasonId {
  return typeof id === 'string' && Object.hasOwn(EVENING_REASONS, id);
}
