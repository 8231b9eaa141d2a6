import { DISPLAY_GENRES } from '../../config/genres';
import { guessCertification } from '../release/certification';
import { guessStreaming } from '../release/streaming';
import type { Movie, MovieSummary } from './film';

/** A stored movie, whose genres are names, with guesses where only its details would tell. */
export function movieOfSummary(movie: MovieSummary & { readonly id: number }): Movie {
  const genreIds = [...DISPLAY_GENRES].filter(([, name]) => movie.genres.includes(name)).map(([id]) => id);
  return {
    ...movie,
    trailerUrl: '',
    certification: guessCertification(genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(movie.year, genreIds),
    streamingEstimated: true,
  };
}
