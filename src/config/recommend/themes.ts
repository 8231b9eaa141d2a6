import { GENRE } from '../film/genres';
import type { GenreChoice } from './questionnaire-choices';

/** Questionnaire genres that the movie database has no genre for: their films are found by its keywords. */
export type Theme = Extract<GenreChoice, 'indie' | 'biography' | 'science' | 'nature'>;

interface ThemeKeywords {
  /** Genre that a film must have besides; null where any will do. */
  readonly genre: number | null;
  /** Ids of the keywords that are searched for. */
  readonly ids: readonly number[];
  /** Names of keywords that prove a film to be of the theme, as the movie database writes them: only they are claimed. */
  readonly names: readonly string[];
}

/**
 * The movie database's keywords of each theme. Source: TMDB's keyword lists as published with the data set 'TMDB 5000
 * Movie Dataset' (5565 biography, 10183 independent film, 9882 space). 221355 'nature documentary' could not be verified:
 * should it mean something else, its films are not claimed, since a film that an id brings must have the name among its
 * own keywords, and the genre still finds documentaries.
 */
export const THEMES: Record<Theme, ThemeKeywords> = {
  indie: { genre: null, ids: [10183], names: ['independent film'] },
  biography: { genre: null, ids: [5565], names: ['biography'] },
  science: {
    genre: GENRE.documentary,
    ids: [9882],
    names: ['space', 'science', 'astronomy', 'physics', 'space exploration'],
  },
  nature: { genre: GENRE.documentary, ids: [221355], names: ['nature', 'nature documentary', 'wildlife'] },
};

export function isTheme(choice: string): choice is Theme {
  return Object.hasOwn(THEMES, choice);
}
