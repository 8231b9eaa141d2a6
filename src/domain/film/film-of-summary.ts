import { DISPLAY_GENRES } from '../../config/film/genres';
import { guessCertification } from '../release/certification';
import { guessStreaming } from '../release/streaming';
import type { Film, FilmSummary } from './film';

/** A stored film, whose genres are names, with guesses where only its details would tell. */
export function filmOfSummary(film: FilmSummary & { readonly id: number }): Film {
  const genreIds = [...DISPLAY_GENRES].filter(([, name]) => film.genres.includes(name)).map(([id]) => id);
  return {
    ...film,
    trailerUrl: '',
    certification: guessCertification(genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(film.year, genreIds),
    streamingEstimated: true,
  };
}
