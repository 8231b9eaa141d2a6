import { DEFAULT_GENRE, DISPLAY_GENRES } from '../../config/genres';
import type { MovieLanguage } from '../../config/streaming';
import { guessCertification } from '../release/certification';
import type { Movie } from './film';
import { withMetadata, type MovieMetadata } from './film-facts';
import { oneDecimal, releaseYear } from './film-of';
import { guessStreaming } from '../release/streaming';

export interface CastMember {
  readonly id: number;
  readonly name: string;
  readonly character: string;
  readonly profilePath: string | null;
}

export interface CrewMember {
  readonly name: string;
  /** What screens tell apart; who wrote what the movie is based on counts as a writer. */
  readonly role: 'director' | 'writer' | 'other';
}

export interface Credits {
  /** In order of billing. */
  readonly cast: readonly CastMember[];
  readonly crew: readonly CrewMember[];
}

export interface ProductionCompany {
  readonly id: number;
  readonly name: string;
  readonly logoPath: string | null;
}

/** A movie's own screen (specification, section 3, 'Movie detail data'). */
export interface MovieDetails {
  readonly id: number;
  readonly title: string;
  readonly tagline: string;
  readonly overview: string;
  readonly status: string;
  readonly voteAverage: number;
  readonly voteCount: number;
  /** Minutes; 0 when unknown. */
  readonly runtime: number;
  /** ISO date, or empty when unknown. */
  readonly releaseDate: string;
  readonly genres: readonly { readonly id: number; readonly name: string }[];
  /** US dollars; 0 when unknown. */
  readonly budget: number;
  readonly revenue: number;
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly productionCompanies: readonly ProductionCompany[];
  readonly credits: Credits;
  readonly facts: MovieMetadata;
  /** The language of title and overview, as the movie database was asked for it; missing for English. */
  readonly language?: MovieLanguage;
}

/** The movie of a detail screen as lists show it, so that it can be marked and shown as a card. */
export function movieOfDetails(details: MovieDetails): Movie {
  const year = releaseYear(details.releaseDate);
  const genreIds = details.genres.map(({ id }) => id);
  const movie: Movie = {
    id: details.id,
    title: details.title,
    description: details.overview,
    year,
    rating: oneDecimal(details.voteAverage),
    genres:
      details.genres.length === 0
        ? [DEFAULT_GENRE]
        : details.genres.map(({ id, name }) => DISPLAY_GENRES.get(id) ?? name),
    posterPath: details.posterPath,
    ...(details.language !== undefined && { language: details.language }),
    trailerUrl: '',
    certification: guessCertification(genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(year, genreIds),
    streamingEstimated: true,
  };
  return withMetadata(movie, details.facts);
}
