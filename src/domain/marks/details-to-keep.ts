import { CAST_SHOWN, COMPANIES_SHOWN } from '../../config/tmdb';
import { isShownCrew } from '../people/crew';
import type { MovieDetails } from '../film/film-details';

/** The details without what no screen shows: a movie's whole cast and crew can be hundreds of people. */
export function detailsToKeep(details: MovieDetails): MovieDetails {
  const { cast, crew } = details.credits;
  return {
    ...details,
    productionCompanies: details.productionCompanies.slice(0, COMPANIES_SHOWN),
    credits: { cast: cast.slice(0, CAST_SHOWN), crew: crew.filter(isShownCrew) },
  };
}
