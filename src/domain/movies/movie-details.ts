import { DEFAULT_GENRE, DISPLAY_GENRES } from '../../config/genres';
import type { MovieLanguage } from '../../config/streaming';
import { CAST_SHOWN, COMPANIES_SHOWN } from '../../config/tmdb';
import { guessCertification } from './certification';
import { type MovieMetadata, withMetadata } from './metadata';
import { type Movie, oneDecimal, releaseYear } from './movie';
import { guessStreaming } from './streaming';

export interface CastMember {
  readonly id: number;
  readonly name: string;
  readonly character: string;
  readonly profilePath: string | null;
}

export interface CrewMember {
  readonly name: string;
  /** The roles that screens distinguish; authors of the original work count as writers. */
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

/** The data of a movie's page (specification, section 3, 'Movie detail data'). */
export interface MovieDetails {
  readonly id: number;
  readonly title: string;
  readonly tagline: string;
  readonly overview: string;
  readonly status: string;
  readonly voteAverage: number;
  readonly voteCount: number;
  /** Minutes; 0 if unknown. */
  readonly runtime: number;
  /** ISO date, or empty if unknown. */
  readonly releaseDate: string;
  readonly genres: readonly { readonly id: number; readonly name: string }[];
  /** US dollars; 0 if unknown. */
  readonly budget: number;
  readonly revenue: number;
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly productionCompanies: readonly ProductionCompany[];
  readonly credits: Credits;
  readonly metadata: MovieMetadata;
  /** The language of title and overview, as a TMDB parameter; missing for English. */
  readonly language?: MovieLanguage;
  /** The overview is the English one, since there is none in `language`. */
  readonly untranslated?: boolean;
}

/** Converts details to a movie as in lists. */
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
    ...(details.untranslated === true && { untranslated: true }),
    trailerUrl: '',
    certification: guessCertification(genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(year, genreIds),
    streamingEstimated: true,
    releaseDate: details.releaseDate,
  };
  return withMetadata(movie, details.metadata);
}

function namesOf(crew: readonly CrewMember[], wanted: CrewMember['role']): string[] {
  return [...new Set(crew.filter(({ role }) => role === wanted).map(({ name }) => name))];
}

/** Names of the directors, without duplicates. */
export function directorsOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, 'director');
}

/** Names of the writers, without duplicates. */
export function writersOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, 'writer');
}

/** Whether a crew member is shown: directors and writers are. */
export function isShownCrew({ role }: CrewMember): boolean {
  return role !== 'other';
}

/** The initials of the first and last word, such as 'KR' for Keanu Reeves; empty for an empty name. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => Array.from(word).slice(0, 1));
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

/** The details that screens show: the full cast and crew can be hundreds of people. */
export function detailsToStore(details: MovieDetails): MovieDetails {
  const { cast, crew } = details.credits;
  return {
    ...details,
    productionCompanies: details.productionCompanies.slice(0, COMPANIES_SHOWN),
    credits: { cast: cast.slice(0, CAST_SHOWN), crew: crew.filter(isShownCrew) },
  };
}
