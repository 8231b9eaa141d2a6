import { GENRE } from './genres';

/** Milliseconds each backdrop is shown (specification, section 9, Landing). */
export const HERO_ROTATION_MS = 5000;
/** Milliseconds of the cross-fade (specification, section 9, Landing). */
export const HERO_FADE_MS = 500;
/** Milliseconds of each step of the engine demo (specification, section 9, Landing). */
export const DEMO_STEP_MS = 3000;

/** Minimum rating and number of sample movies (specification, section 7: sample results). */
export const SAMPLE_MIN_RATING = 7;
export const SAMPLE_LIMIT = 20;
/** Sample movies shown (specification, section 2, Landing page). */
export const SAMPLES_SHOWN = 3;

/**
 * Target of the landing page's second call to action, outside the route table (specification, section 2; reading 9).
 */
export const BROWSE_MOVIES = '/movies';

/** Genres with one query each: animation, family, comedy, adventure (specification, section 9: 4 queries). */
export const FAMILY_PICK_GENRES: readonly number[] = [GENRE.animation, GENRE.family, GENRE.comedy, GENRE.adventure];
/** Candidates drawn at random, and picks shown (specification, section 9). */
export const FAMILY_CANDIDATES = 20;
export const FAMILY_PICKS_SHOWN = 6;
/** Minimum rating of a pick (specification, section 5). */
export const FAMILY_MIN_RATING = 6;
/** Minimum votes of a pick, as for the era queries. */
export const FAMILY_MIN_VOTES = 100;
/** Sort orders for the queries; the seed picks one, so that a refresh shows other movies. */
export const FAMILY_ORDERS = ['popularity', 'votes', 'rating', 'revenue'] as const;

/**
 * Words that exclude a movie from the family picks if its title or overview contains one as a whole word
 * (specification, section 5: about 30, the list is ours). Every form is listed: 'killer' must not match 'painkiller'.
 */
export const SENSITIVE_WORDS: readonly string[] = [
  'abuse',
  'assassin',
  'blood',
  'bloody',
  'brutal',
  'cocaine',
  'drug',
  'drugs',
  'erotic',
  'gore',
  'heroin',
  'kill',
  'killed',
  'killer',
  'killing',
  'massacre',
  'murder',
  'murdered',
  'murders',
  'naked',
  'nude',
  'porn',
  'prostitute',
  'rape',
  'sex',
  'sexual',
  'suicide',
  'terrorist',
  'torture',
  'violence',
  'violent',
];
