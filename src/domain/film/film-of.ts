import { DEFAULT_GENRE, DISPLAY_GENRES } from '../../config/genres';
import { guessCertification } from '../release/certification';
import type { Candidate, Movie } from './film';
import { guessStreaming } from '../release/streaming';

/** The year of an ISO date, or 0 where there is none. */
export function releaseYear(releaseDate: string): number {
  const year = Number(releaseDate.slice(0, 4));
  return Number.isInteger(year) ? year : 0;
}

/** A rating as it is shown: one decimal. */
export function oneDecimal(rating: number): number {
  return Math.round(rating * 10) / 10;
}

/** Names of genre ids by a map; ids it does not know are passed over, and Drama stands where none is left. */
function genreNames(genreIds: readonly number[], names: ReadonlyMap<number, string> = DISPLAY_GENRES): string[] {
  const known = genreIds.map((id) => names.get(id)).filter((name) => name !== undefined);
  return known.length === 0 ? [DEFAULT_GENRE] : known;
}

/**
 * A listed movie as it is shown, with guesses where only its details would tell: certification and streaming.
 * @param names the genre map to name its genres by
 */
export function movieOf(candidate: Candidate, names: ReadonlyMap<number, string> = DISPLAY_GENRES): Movie {
  const year = releaseYear(candidate.releaseDate);
  return {
    id: candidate.id,
    title: candidate.title,
    description: candidate.overview,
    year,
    rating: oneDecimal(candidate.voteAverage),
    genres: genreNames(candidate.genreIds, names),
    posterPath: candidate.posterPath,
    trailerUrl: '',
    certification: guessCertification(candidate.genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(year, candidate.genreIds),
    streamingEstimated: true,
  };
}
