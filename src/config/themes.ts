import { GENRE } from './genres';
import type { GenreChoice } from './questionnaire';

/** Questionnaire genres without a TMDB genre: their movies are found by keywords. */
export type Theme = Extract<GenreChoice, 'indie' | 'biography' | 'science' | 'nature'>;

interface ThemeKeywords {
  /** Genre that a movie must also have; null for any. */
  readonly genre: number | null;
  /** Ids of the keywords to search for. */
  readonly ids: readonly number[];
  /** Names of keywords that prove that a movie fits the theme, as in TMDB. */
  readonly names: readonly string[];
}

/**
 * TMDB's keywords of each theme. Source: the keywords in the data set 'TMDB 5000 Movie Dataset' (tmdb_5000_movies.csv),
 * which lists ids with names: 5565 biography, 10183 independent film; of Interstellar 1432 nasa, 3801 space travel,
 * 8056 quantum mechanics, 9882 space, 14626 astronaut, 14760 scientist, 160331 astrophysics; of Evan Almighty 18330
 * nature, 18165 animal; of Waterworld 270 ocean. A movie found by an id must have a matching name among its own
 * keywords before the theme is claimed.
 */
export const THEMES: Record<Theme, ThemeKeywords> = {
  indie: { genre: null, ids: [10183], names: ['independent film'] },
  biography: { genre: null, ids: [5565], names: ['biography'] },
  science: {
    genre: GENRE.documentary,
    ids: [9882, 3801, 14626, 1432, 14760, 160331, 8056],
    names: [
      'space',
      'space travel',
      'astronaut',
      'nasa',
      'scientist',
      'astrophysics',
      'quantum mechanics',
      'science',
      'astronomy',
      'physics',
      'space exploration',
    ],
  },
  nature: {
    genre: GENRE.documentary,
    ids: [18330, 18165, 270],
    names: ['nature', 'animal', 'ocean', 'nature documentary', 'wildlife'],
  },
};

/**
 * Definition of an independent movie if budget and companies are known: from none of the large studios, and not above
 * this budget in US dollars. The studios are the members of the Motion Picture Association and their acquisitions, as
 * lowercase parts of their names. Budget and first year are chosen (the Spirit Awards allow three times as much; before
 * 1980, the studios themselves made movies that cheap).
 */
export const INDEPENDENT = {
  budget: 10_000_000,
  from: 1980,
  largeStudios: [
    'warner',
    'universal',
    'paramount',
    'disney',
    '20th century',
    'twentieth century',
    'columbia',
    'tristar',
    'sony',
    'metro-goldwyn',
    'united artists',
    'netflix',
    'amazon',
  ],
} as const;

export function isTheme(choice: string): choice is Theme {
  return Object.hasOwn(THEMES, choice);
}
