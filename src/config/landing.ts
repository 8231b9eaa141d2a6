import { GENRE } from './genres';

/** Milliseconds for which the hero shows one backdrop (specification, section 9, Landing). */
export const HERO_ROTATION_MS = 5000;
/** Milliseconds in which one backdrop fades into the next (specification, section 9, Landing). */
export const HERO_FADE_MS = 500;
/** Milliseconds for which the engine demo stays on one step (specification, section 9, Landing). */
export const DEMO_STEP_MS = 3000;

/** Lowest rating of a sample movie, and movies asked for (specification, section 7: sample results). */
export const SAMPLE_MIN_RATING = 7;
export const SAMPLE_LIMIT = 20;
/** Sample movies shown (specification, section 2, Landing page). */
export const SAMPLES_SHOWN = 3;

/** Where the landing page's second call to action leads: outside the route table (specification, section 2; reading 9). */
export const BROWSE_MOVIES = '/movies';

/** Genres asked for, one query each: animation, family, comedy, adventure (specification, section 9: 4 queries). */
export const FAMILY_PICK_GENRES: readonly number[] = [GENRE.animation, GENRE.family, GENRE.comedy, GENRE.adventure];
/** Candidates drawn at random, and picks shown of them (specification, section 9). */
export const FAMILY_CANDIDATES = 20;
export const FAMILY_PICKS_SHOWN = 6;
/** Lowest rating of a pick (specification, section 5). */
export const FAMILY_MIN_RATING = 6;
/** Votes below which that rating proves little: the bound of the era queries. */
export const FAMILY_MIN_VOTES = 100;
/** Orders a query may ask in; the seed draws one, so that a refresh brings other movies. */
export const FAMILY_ORDERS = ['popularity', 'votes', 'rating', 'revenue'] as const;

/**
 * Words that keep a movie from the family picks wherever its title or overview has one as a whole word (specification,
 * section 5: about 30, the list is ours). Forms are listed one by one: 'killer' must not strike 'painkiller'.
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
