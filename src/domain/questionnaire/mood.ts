import { GENRE } from '../../config/genres';
import { GRIM_WORDS, MOOD_TASTE } from '../../config/mood-preferences';
import type { Candidate } from '../film/film';
import type { QuestionnaireAnswers } from './answers';
import { genreTaste } from './genre-taste';

const GRIM = new RegExp(`\\b(?:${GRIM_WORDS.join('|')})\\b`, 'i');

type Weighed = Pick<Candidate, 'title' | 'overview' | 'genreIds'>;

/** Whether title or overview tell of something grim. A movie of the genre Family tells of it gently. */
export function isGrim({ title, overview, genreIds }: Weighed): boolean {
  return !genreIds.includes(GENRE.family) && (GRIM.test(title) || GRIM.test(overview));
}

/** How well a movie suits the mood, from -1 to 1: by its genres and its words. */
export function moodTaste(movie: Weighed, answers: Pick<QuestionnaireAnswers, 'mood' | 'company' | 'genres'>): number {
  const { genres, amongFriends, grim } = MOOD_TASTE[answers.mood];
  const weights = answers.company === 'friends' && amongFriends ? new Map([...genres, ...amongFriends]) : genres;
  const taste = genreTaste(movie.genreIds, weights, answers) + (grim !== 0 && isGrim(movie) ? grim : 0);
  return Math.max(-1, Math.min(1, taste));
}
