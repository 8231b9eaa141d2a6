import { INDEPENDENT } from '../../config/themes';
import { releaseYear } from '../film/film-of';

/** Who made a movie, and at what cost. */
export interface Making {
  /** US dollars; 0 when unknown. */
  readonly budget: number;
  /** Names of the companies, as the movie database has them. */
  readonly companies: readonly string[];
  /** ISO date, or empty when unknown. */
  readonly releaseDate: string;
}

/** Whether it is known of a movie that no large studio made it, and that it cost little. */
export function isIndependent({ budget, companies, releaseDate }: Making): boolean {
  const isLarge = (company: string): boolean =>
    INDEPENDENT.largeStudios.some((studio) => company.toLowerCase().includes(studio));
  return (
    budget > 0 &&
    budget <= INDEPENDENT.budget &&
    releaseYear(releaseDate) >= INDEPENDENT.from &&
    companies.length > 0 &&
    !companies.some(isLarge)
  );
}
