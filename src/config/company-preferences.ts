import { GENRE } from './genres';
import type { AgeRating, Company } from './questionnaire';

/** Genres of movies that are made for children and families, as far as genres tell. */
export const CHILDRENS_GENRES: readonly number[] = [GENRE.family, GENRE.animation];

/** Company that gets no children's movies unless Family or Animation is chosen. */
export const WITHOUT_CHILDRENS_MOVIES: readonly Company[] = ['date', 'friends'];

/**
 * What makes a movie one for a family evening where no ratings were chosen: a children's genre, or one of these ratings.
 */
export const MADE_FOR_FAMILIES: readonly AgeRating[] = ['G', 'PG'];

/** Votes from which a movie counts as one that most people in a room have heard of. */
export const WELL_KNOWN_VOTES = 5000;

/** What a company likes, from -1 (little) to 1 (much); what is not named is 0. */
export interface CompanyTaste {
  readonly genres: ReadonlyMap<number, number>;
  /** By the movie's rating, or the guess from its genres while it is not known. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Weight of a children's movie; none is weighed where Family or Animation is chosen. */
  readonly childrens: number;
  /** Weight of a movie that most have heard of. */
  readonly wellKnown: number;
}

const rated = (weights: Partial<Record<AgeRating, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(weights));

/**
 * Chosen here: alone, quiet and demanding movies and no cartoons; on a date, romance and what one can talk about, and no
 * fright; among friends, what everybody knows, laughs at and jumps at; with the family, what is made for families.
 */
export const COMPANY_TASTE: Record<Company, CompanyTaste> = {
  solo: {
    genres: new Map<number, number>([
      [GENRE.drama, 0.4],
      [GENRE.mystery, 0.3],
      [GENRE.documentary, 0.3],
      [GENRE.history, 0.3],
      [GENRE.war, 0.2],
      [GENRE.scifi, 0.3],
      [GENRE.horror, 0.2],
      [GENRE.comedy, -0.3],
      [GENRE.romance, -0.4],
      [GENRE.music, -0.2],
    ]),
    ratings: rated({ R: 0.2 }),
    childrens: -0.8,
    wellKnown: -0.3,
  },
  date: {
    genres: new Map<number, number>([
      [GENRE.romance, 0.8],
      [GENRE.music, 0.3],
      [GENRE.comedy, 0.2],
      [GENRE.fantasy, 0.2],
      [GENRE.documentary, -0.2],
      [GENRE.history, -0.1],
      [GENRE.action, -0.3],
      [GENRE.adventure, -0.2],
      [GENRE.crime, -0.3],
      [GENRE.scifi, -0.3],
      [GENRE.horror, -0.5],
      [GENRE.war, -0.5],
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
      [GENRE.adventure, 0.2],
      [GENRE.documentary, -0.4],
      [GENRE.history, -0.3],
      [GENRE.drama, -0.4],
      [GENRE.music, -0.1],
      [GENRE.romance, -0.5],
    ]),
    ratings: rated({ R: 0.3, PG: -0.2 }),
    childrens: -0.4,
    wellKnown: 0.3,
  },
  family: {
    genres: new Map<number, number>([
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
