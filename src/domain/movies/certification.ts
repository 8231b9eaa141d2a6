import type { AgeRating } from '../../config/questionnaire';
import { GENRE } from '../../config/genres';
import { BOARD_RATINGS } from '../../config/recommend';
import { REGION } from '../../config/streaming';

/** A release of a movie in a country. */
export interface Release {
  /** In theaters, at a premiere such as a festival's, or any other way. */
  readonly kind: 'theatrical' | 'premiere' | 'other';
  /** The country's own wording; often empty. */
  readonly certification: string;
  /** ISO date, or empty if unknown. */
  readonly releaseDate: string;
}

export interface CountryReleases {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly releases: readonly Release[];
}

/** Estimates a certification from the genres, until the actual one is known (specification, section 9). */
export function guessCertification(genreIds: readonly number[]): AgeRating {
  if (genreIds.includes(GENRE.horror)) return 'R';
  if (genreIds.includes(GENRE.thriller)) return 'PG-13';
  if (genreIds.includes(GENRE.family) || genreIds.includes(GENRE.animation)) return 'G';
  return 'PG';
}

/**
 * The certification in a country, by default the United States: that of the theatrical release, else of the first
 * release that has one. Empty if unknown.
 */
export function certificationOf(countries: readonly CountryReleases[], of: string = REGION): string {
  const releases = countries.find(({ country }) => country === of)?.releases ?? [];
  const certified = releases.filter(({ certification }) => certification !== '');
  return (certified.find(({ kind }) => kind === 'theatrical') ?? certified[0])?.certification ?? '';
}

/**
 * Whether a movie is allowed by the ratings (null: any). If its certification is unknown or not an MPA rating, the
 * estimate from the genres is used.
 */
export function certificationPasses(
  certification: string,
  genreIds: readonly number[],
  allowed: readonly AgeRating[] | null,
): boolean {
  if (allowed === null) return true;
  const rating = BOARD_RATINGS.includes(certification) ? certification : guessCertification(genreIds);
  return allowed.some((one) => one === rating);
}
