import { GENRE } from './genres';
import { SENSITIVE_WORDS } from './landing';
import type { GenreChoice, Mood } from './questionnaire';

/** Preferences from -1 (dislikes) to 1 (likes); 0 for everything else. */
export interface MoodPreferences {
  readonly genres: ReadonlyMap<number, number>;
  /** Weights that override those above when watching with friends. */
  readonly amongFriends?: ReadonlyMap<number, number>;
  /** Weight of movies with a grim word in title or overview. */
  readonly grim: number;
}

const weights = (of: readonly (readonly [genre: number, weight: number])[]): ReadonlyMap<number, number> => new Map(of);

/**
 * Chosen, and tuned by `npm run bench -- evening`. Light moods avoid grim movies, relaxed ones fast-paced movies, tense
 * ones sweet movies. Sad moods prefer moving to funny movies, lonely ones thoughtful movies; neutral has no preference.
 */
export const MOOD_PREFERENCES: Record<Mood, MoodPreferences> = {
  happy: {
    genres: weights([
      [GENRE.family, 0.15],
      [GENRE.romance, 0.2],
      [GENRE.comedy, 0.4],
      [GENRE.music, 0.3],
      [GENRE.drama, -0.45],
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
    // Romance suits couples rather than groups of friends.
    amongFriends: weights([[GENRE.romance, 0]]),
    grim: -0.6,
  },
  tense: {
    genres: weights([
      [GENRE.crime, 0.2],
      [GENRE.drama, -0.2],
      [GENRE.adventure, 0.1],
      [GENRE.action, 0.2],
      [GENRE.thriller, 0.4],
      [GENRE.mystery, 0.3],
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
      [GENRE.drama, 0.6],
      [GENRE.romance, 0.3],
      [GENRE.war, -0.3],
      [GENRE.crime, -0.7],
      [GENRE.comedy, -0.5],
      [GENRE.action, -0.5],
      [GENRE.thriller, -0.6],
      [GENRE.horror, -0.8],
    ]),
    grim: 0,
  },
  lonely: {
    genres: weights([
      [GENRE.drama, 0.6],
      [GENRE.scifi, 0.1],
      [GENRE.romance, 0.2],
      [GENRE.thriller, -0.4],
      [GENRE.crime, -0.5],
      [GENRE.action, -0.6],
      [GENRE.war, -0.6],
      [GENRE.horror, -0.6],
    ]),
    grim: 0,
  },
  neutral: { genres: weights([]), grim: 0 },
};

/**
 * Whole words in title or overview that don't suit a light mood: those of the family picks, plus death, war, crime and
 * grave illness. Chosen. Every form is listed: 'war' must not match 'Star Wars'.
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
  'terminally',
  'tragedy',
  'tragic',
  'trauma',
  'vengeance',
  'war',
];

/** Weight at or below which the mood's era queries leave a genre out, to find more that suits. Measured. */
export const STRONG_DISLIKE = -0.4;

/** Genres for a mood if a sentence names none. Chosen. */
export const DEFAULT_GENRES: Record<Mood, readonly GenreChoice[]> = {
  happy: ['comedy', 'adventure', 'musical'],
  relaxed: ['comedy', 'romance', 'drama'],
  tense: ['thriller', 'mystery', 'crime'],
  sad: ['drama', 'romance'],
  lonely: ['drama', 'scifi'],
  neutral: ['comedy', 'drama', 'history'],
};
