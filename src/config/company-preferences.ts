import { GENRE } from './genres';
import type { AgeRating, Company } from './questionnaire';

/** Genres of movies made for children and families. */
export const CHILDRENS_GENRES: readonly number[] = [GENRE.family, GENRE.animation];

/** Companies that get no children's movies unless Family or Animation is chosen. */
export const WITHOUT_CHILDRENS_MOVIES: readonly Company[] = ['date', 'friends'];

/** Without chosen ratings, a movie suits a family evening if it has a children's genre or one of these ratings. */
export const MADE_FOR_FAMILIES: readonly AgeRating[] = ['G', 'PG'];

/** Votes from which most people will have heard of a movie. */
export const WELL_KNOWN_VOTES = 5000;

/** Preferences from -1 (dislikes) to 1 (likes); 0 for everything else. */
export interface CompanyPreferences {
  readonly genres: ReadonlyMap<number, number>;
  /** By certification, or its estimate from the genres. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Weight of children's movies; 0 if Family or Animation is chosen. */
  readonly childrens: number;
  /** Weight of well-known movies. */
  readonly wellKnown: number;
}

const rated = (weights: Partial<Record<AgeRating, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(weights));

/**
 * Chosen. Solo: quiet and demanding movies, no cartoons. Date: romance and something to talk about, nothing scary.
 * Friends: well-known movies to laugh or jump at. Family: movies made for families.
 */
export const COMPANY_PREFERENCES: Record<Company, CompanyPreferences> = {
  solo: {
    genres: new Map<number, number>([
      [GENRE.action, -0.3],
      [GENRE.drama, 0.4],
      [GENRE.mystery, 0.3],
      [GENRE.documentary, 0.5],
      [GENRE.history, 0.3],
      [GENRE.war, 0.2],
      [GENRE.scifi, 0.3],
      [GENRE.horror, 0.2],
      [GENRE.comedy, -0.3],
      [GENRE.romance, -0.4],
      [GENRE.music, -0.4],
    ]),
    ratings: rated({ R: 0.2 }),
    childrens: -0.8,
    wellKnown: -0.3,
  },
  date: {
    genres: new Map<number, number>([
      [GENRE.drama, 0.2],
      [GENRE.romance, 0.8],
      [GENRE.music, 0.3],
      [GENRE.comedy, 0.4],
      [GENRE.fantasy, 0.2],
      [GENRE.documentary, -0.2],
      [GENRE.history, -0.1],
      [GENRE.action, -0.2],
      [GENRE.crime, -0.3],
      [GENRE.scifi, -0.2],
      [GENRE.horror, -0.4],
      [GENRE.war, -0.8],
    ]),
    ratings: rated({ 'PG-13': 0.3, PG: 0.2, R: -0.2 }),
    childrens: -0.4,
    wellKnown: 0,
  },
  friends: {
    genres: new Map<number, number>([
      [GENRE.comedy, 0.4],
      [GENRE.action, 0.4],
      [GENRE.horror, 0.3],
      [GENRE.scifi, 0.2],
      [GENRE.crime, 0.2],
      [GENRE.adventure, 0.4],
      [GENRE.documentary, -0.4],
      [GENRE.history, -0.3],
      [GENRE.drama, -0.4],
      [GENRE.music, -0.1],
      [GENRE.romance, -0.3],
    ]),
    ratings: rated({ R: 0.3, PG: -0.2 }),
    childrens: -0.4,
    wellKnown: 0.3,
  },
  family: {
    genres: new Map<number, number>([
      [GENRE.mystery, -0.2],
      [GENRE.romance, -0.3],
      [GENRE.family, 0.6],
      [GENRE.adventure, 0.3],
      [GENRE.fantasy, 0.2],
      [GENRE.music, 0.1],
      [GENRE.documentary, -0.1],
      [GENRE.history, -0.2],
      [GENRE.war, -0.6],
      [GENRE.crime, -0.5],
    ]),
    ratings: rated({ G: 0.2, PG: 0.1 }),
    childrens: 0.6,
    wellKnown: 0,
  },
};
