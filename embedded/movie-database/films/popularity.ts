import { releaseYear, type FilmFacts } from './film-facts';

/** A film this many years older than the newest one has lost about two thirds of what recency gives. */
const FADING_YEARS = 14;
/** What is left of a film's popularity however old it is. */
const LASTING = 0.3;
/** A film of which neither cast nor company is known is looked at less. */
const LITTLE_KNOWN = 0.5;

/**
 * How sought after a film is, on about TMDB's scale (0 to some 150): grows with the root of the votes and the square
 * of the rating, and fades with age. `newestYear` is that of the newest film in the catalogue, so that no clock is needed.
 */
export function popularityOf(film: FilmFacts, newestYear: number): number {
  const age = Math.max(0, newestYear - releaseYear(film));
  const recency = LASTING + (1 - LASTING) * Math.exp(-age / FADING_YEARS);
  const known = film.cast.length + film.companies.length > 0 ? 1 : LITTLE_KNOWN;
  return Number((Math.sqrt(film.voteCount) * (film.voteAverage / 10) ** 2 * recency * known).toFixed(3));
}
