import { QUESTIONNAIRE_GENRES, type GenreChoice, type Mood } from '../config/questionnaire';
import { MOOD_GENRE_IDS, RATING_REASON, type Era } from '../config/recommendation';
import type { QuestionnaireAnswers } from './answers';
import { eraOf } from './era';
import type { Candidate } from './film';
import { oneDecimal, releaseYear } from './film-of';

/** Why a film was recommended; the messages turn the code into words. */
export type Reason =
  | { readonly code: 'mood'; readonly mood: Mood }
  | { readonly code: 'genre'; readonly genre: GenreChoice }
  | { readonly code: 'rating'; readonly rating: number }
  | { readonly code: 'era'; readonly era: Era };

/** The reasons that hold for a film, strongest first: there is always its era, and for a recommended film a genre. */
export function reasonsFor(candidate: Candidate, answers: QuestionnaireAnswers): Reason[] {
  const { mood, genres } = answers;
  const has = (id: number): boolean => candidate.genreIds.includes(id);
  const proven =
    candidate.voteAverage >= RATING_REASON.average && candidate.voteCount >= RATING_REASON.votes
      ? [{ code: 'rating' as const, rating: oneDecimal(candidate.voteAverage) }]
      : [];
  return [
    ...(MOOD_GENRE_IDS[mood].some(has) ? [{ code: 'mood' as const, mood }] : []),
    ...genres
      .filter((genre) => has(QUESTIONNAIRE_GENRES[genre].id))
      .map((genre) => ({ code: 'genre' as const, genre })),
    ...proven,
    { code: 'era', era: eraOf(releaseYear(candidate.releaseDate)) },
  ];
}
