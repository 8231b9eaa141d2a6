import { GENRE } from '../../config/genres';
import { GRIM_WORDS, MOOD_PREFERENCES, STRONG_DISLIKE } from '../../config/mood-preferences';
import type { Candidate } from '../movies/movie';
import { chosenGenreIds, type QuestionnaireAnswers } from './answers';

/** The sum of the weights of a movie's genres; negative ones are ignored for chosen genres. */
export function genreTaste(
  genreIds: readonly number[],
  weights: ReadonlyMap<number, number>,
  answers: Pick<QuestionnaireAnswers, 'genres'>,
): number {
  const chosen = chosenGenreIds(answers);
  return genreIds.reduce((sum, id) => {
    const weight = weights.get(id) ?? 0;
    return weight < 0 && chosen.includes(id) ? sum : sum + weight;
  }, 0);
}

/** Genre ids that the mood dislikes strongly, unless they're chosen. */
export function stronglyDislikedGenreIds(answers: Pick<QuestionnaireAnswers, 'mood' | 'genres'>): readonly number[] {
  const chosen = chosenGenreIds(answers);
  const { genres } = MOOD_PREFERENCES[answers.mood];
  return [...genres].filter(([id, weight]) => weight <= STRONG_DISLIKE && !chosen.includes(id)).map(([id]) => id);
}

const GRIM = new RegExp(`\\b(?:${GRIM_WORDS.join('|')})\\b`, 'i');

type ScoredMovie = Pick<Candidate, 'title' | 'overview' | 'genreIds'>;

/** Whether title or overview have a grim word. Family movies don't count as grim. */
export function isGrim({ title, overview, genreIds }: ScoredMovie): boolean {
  return !genreIds.includes(GENRE.family) && (GRIM.test(title) || GRIM.test(overview));
}

/** How well a movie suits the mood, from -1 to 1, by genres and words. */
export function moodTaste(
  movie: ScoredMovie,
  answers: Pick<QuestionnaireAnswers, 'mood' | 'company' | 'genres'>,
): number {
  const { genres, amongFriends, grim } = MOOD_PREFERENCES[answers.mood];
  const weights = answers.company === 'friends' && amongFriends ? new Map([...genres, ...amongFriends]) : genres;
  const taste = genreTaste(movie.genreIds, weights, answers) + (grim !== 0 && isGrim(movie) ? grim : 0);
  return Math.max(-1, Math.min(1, taste));
}
