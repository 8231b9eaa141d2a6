import type { AgeRating } from '../../config/questionnaire';
import { GENRE } from '../../config/genres';
import { BOARD_RATINGS } from '../../config/recommend';
import { REGION } from '../../config/streaming';

/** One release of a movie in a country. */
export interface Release {
  /** How the movie came out: in cinemas at large, at a premiere such as a festival's, or in any other way. */
  readonly kind: 'theatrical' | 'premiere' | 'other';
  /** As the country's board words it; often empty. */
  readonly certification: string;
  /** ISO date, or empty when unknown. */
  readonly releaseDate: string;
}

export interface CountryReleases {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly releases: readonly Release[];
}

/** A movie's rating guessed from its genres: what stands only where the real one is unknown (specification, section 9). */
export function guessCertification(genreIds: readonly number[]): AgeRating {
  if (genreIds.includes(GENRE.horror)) return 'R';
  if (genreIds.includes(GENRE.thriller)) return 'PG-13';
  if (genreIds.includes(GENRE.family) || genreIds.includes(GENRE.animation)) return 'G';
  return 'PG';
}

/**
 * The certification in a country, the United States when absent: that of the theatrical release, else of the first one; releases without a
 * certification are passed over. Empty when none is known.
 */
export function certificationOf(countries: readonly CountryReleases[], of: string = REGION): string {
  const releases = countries.find(({ country }) => country === of)?.releases ?? [];
  const certified = releases.filter(({ certification }) => certification !== '');
  return (certified.find(({ kind }) => kind === 'theatrical') ?? certified[0])?.certification ?? '';
}

/**
 * Whether a movie may be shown under the allowed ratings (null: any). A certification of the movie board decides; where
 * there is none, or a word the board does not use, the guess from the genres does.
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
