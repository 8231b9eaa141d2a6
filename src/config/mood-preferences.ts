import { GENRE } from './genres';
import { SENSITIVE_WORDS } from './landing';
import type { Mood } from './questionnaire';

/** What a mood likes, from -1 (little) to 1 (much); what is not named is 0. */
export interface MoodTaste {
  readonly genres: ReadonlyMap<number, number>;
  /** Weights that stand among friends in place of those above. */
  readonly amongFriends?: ReadonlyMap<number, number>;
  /** Weight of a movie whose title or overview has a grim word. */
  readonly grim: number;
}

const weights = (of: readonly (readonly [genre: number, weight: number])[]): ReadonlyMap<number, number> => new Map(of);

/**
 * Chosen here, and tuned by `npm run bench -- evening`: a light mood gets nothing grim, a relaxed one nothing that races,
 * a tense one nothing sweet, a sad one is moved and not amused, a lonely one is left to think; curiosity takes anything.
 */
export const MOOD_TASTE: Record<Mood, MoodTaste> = {
  happy: {
    genres: weights([
      [GENRE.comedy, 0.4],
      [GENRE.music, 0.3],
      [GENRE.drama, -0.3],
      [GENRE.history, -0.3],
      [GENRE.crime, -0.3],
      [GENRE.thriller, -0.4],
      [GENRE.horror, -0.6],
      [GENRE.war, -1],
    ]),
    grim: -0.4,
  },
  relaxed: {
    genres: weights([
      [GENRE.comedy, 0.4],
      [GENRE.romance, 0.3],
      [GENRE.music, 0.3],
      [GENRE.family, 0.3],
      [GENRE.mystery, -0.2],
      [GENRE.action, -0.3],
      [GENRE.history, -0.3],
      [GENRE.crime, -0.6],
      [GENRE.thriller, -0.7],
      [GENRE.horror, -1],
      [GENRE.war, -1],
    ]),
    // Friends laugh together; romance is for two.
    amongFriends: weights([[GENRE.romance, 0]]),
    grim: -0.4,
  },
  tense: {
    genres: weights([
      [GENRE.thriller, 0.4],
      [GENRE.mystery, 0.4],
      [GENRE.horror, 0.4],
      [GENRE.family, -0.2],
      [GENRE.romance, -0.3],
      [GENRE.comedy, -0.4],
      [GENRE.music, -0.5],
    ]),
    grim: 0,
  },
  sad: {
    genres: weights([
      [GENRE.drama, 0.4],
      [GENRE.romance, 0.3],
      [GENRE.war, -0.3],
      [GENRE.crime, -0.5],
      [GENRE.comedy, -0.5],
      [GENRE.action, -0.5],
      [GENRE.thriller, -0.6],
      [GENRE.horror, -0.8],
    ]),
    grim: 0,
  },
  lonely: {
    genres: weights([
      [GENRE.drama, 0.4],
      [GENRE.scifi, 0.2],
      [GENRE.romance, 0.2],
      [GENRE.thriller, -0.4],
      [GENRE.crime, -0.5],
      [GENRE.action, -0.5],
      [GENRE.war, -0.6],
      [GENRE.horror, -0.6],
    ]),
    grim: 0,
  },
  neutral: { genres: weights([]), grim: 0 },
};

/**
 * Words by which a title or an overview tells of something that doesn't suit a light mood, each as a whole word: those of
 * the family picks, and death, war, crime and grave illness. Chosen here. Forms are listed one by one: 'war' must not
 * strike 'Star Wars'.
 */
export const GRIM_WORDS: readonly string[] = [
  ...SENSITIVE_WORDS,
  'addict',
  'addiction',
  'cancer',
  'cartel',
  'corpse',
  'corpses',
  'dead',
  'deadly',
  'death',
  'deaths',
  'died',
  'dies',
  'dying',
  'execution',
  'gangster',
  'gangsters',
  'genocide',
  'grief',
  'grieving',
  'hitman',
  'hitmen',
  'holocaust',
  'hostage',
  'hostages',
  'kills',
  'leukemia',
  'mafia',
  'murderer',
  'nazi',
  'nazis',
  'overdose',
  'revenge',
  'slain',
  'slavery',
  'sniper',
  'terminal illness',
  'terminal cancer',
  'terminally',
  'tragedy',
  'tragic',
  'trauma',
  'vengeance',
  'war',
];
