import { GENRE } from './genres';
import type { GenreChoice } from './questionnaire';

/** Questionnaire genres that the movie database has no genre for: their movies are found by its keywords. */
export type Theme = Extract<GenreChoice, 'indie' | 'biography' | 'science' | 'nature'>;

interface ThemeKeywords {
  /** Genre that a movie must have besides; null where any will do. */
  readonly genre: number | null;
  /** Ids of the keywords that are searched for. */
  readonly ids: readonly number[];
  /** Names of keywords that prove a movie to be of the theme, as the movie database writes them: only they are claimed. */
  readonly names: readonly string[];
}

/**
 * The movie database's keywords of each theme. Source: the lists of keywords in the data set 'TMDB 5000 Movie Dataset'
 * (tmdb_5000_movies.csv), where each id stands beside its name: 5565 biography, 10183 independent film; of Interstellar
 * 1432 nasa, 3801 space travel, 8056 quantum mechanics, 9882 space, 14626 astronaut, 14760 scientist, 160331 astrophysics;
 * of Evan Almighty 18330 nature, 18165 animal; of Waterworld 270 ocean. A movie that an id brings must have the name among
 * its own keywords before the theme is claimed.
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
 * What makes a movie an independent one where budget and companies are known: made by none of the large studios, for no
 * more US dollars than this. The studios are the members of the Motion Picture Association and those that they bought, by
 * a part of their names in small letters; the sum and the first year are chosen (the Spirit Awards allow three times as
 * much; before, the studios themselves made movies that cheap).
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
