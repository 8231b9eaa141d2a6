import type { Movie } from '../catalog/catalog';
import { creditsOf, objectId } from './credits';
import { namedGenres } from '../movies/genre-names';
import { keywordsOf } from '../movies/keywords';
import { hash } from '../movies/hash';
import { listItem } from './list-item';
import { translationsOf } from './translations';
import { watchProvidersOf } from './watch-providers';

/** TMDB's code for a theatrical release. */
const THEATRICAL = 3;
const COMPANY_IDS = 200_000;

/** TMDB's /movie/{id}/videos, without the movie's id. */
function videosOf(movie: Movie) {
  if (movie.trailer === null) return { results: [] };
  return {
    results: [
      {
        iso_639_1: 'en',
        iso_3166_1: 'US',
        name: 'Official Trailer',
        key: movie.trailer,
        site: 'YouTube',
        size: 1080,
        type: 'Trailer',
        official: true,
        published_at: moment(movie),
        id: objectId(`${movie.id} trailer`),
      },
    ],
  };
}

/** TMDB's /movie/{id}/release_dates, without the movie's id. */
function releaseDatesOf(movie: Movie) {
  const released = (country: string, certification: string) => ({
    iso_3166_1: country,
    release_dates: [
      { certification, descriptors: [], iso_639_1: '', note: '', release_date: moment(movie), type: THEATRICAL },
    ],
  });
  const countries = Object.entries({ US: movie.certification, ...movie.foreignCertifications });
  return { results: countries.map(([country, certification]) => released(country, certification)) };
}

/** Subresources of /movie/{id}/, also for append_to_response, by path. */
export const MOVIE_PARTS: ReadonlyMap<string, (movie: Movie) => object> = new Map<string, (movie: Movie) => object>([
  ['credits', creditsOf],
  ['videos', videosOf],
  ['release_dates', releaseDatesOf],
  ['watch/providers', watchProvidersOf],
  ['translations', translationsOf],
  ['keywords', (movie) => ({ keywords: keywordsOf(movie) })],
]);

/**
 * TMDB's /movie/{id} with the subresources in `append`; unknown names are ignored, as by TMDB.
 * @param language of title and overview; English when absent
 */
export function detailsOf(movie: Movie, append: readonly string[] = [], language: string | null = null) {
  const { genre_ids: genreIds, ...common } = listItem(movie, language);
  const parts = append.flatMap((name) => {
    const part = MOVIE_PARTS.get(name);
    return part === undefined ? [] : [[name, part(movie)] as const];
  });
  return {
    ...common,
    belongs_to_collection: null,
    budget: movie.budget,
    genres: namedGenres(genreIds),
    homepage: '',
    imdb_id: movie.imdbId,
    origin_country: [],
    production_companies: movie.companies.map((name) => ({
      id: 1 + (hash(name) % COMPANY_IDS),
      logo_path: null,
      name,
      origin_country: 'US',
    })),
    production_countries: [],
    revenue: movie.revenue,
    runtime: movie.runtime,
    spoken_languages: [],
    status: 'Released',
    tagline: movie.tagline,
    ...Object.fromEntries(parts),
  };
}

function moment(movie: Movie): string {
  return `${movie.releaseDate}T00:00:00.000Z`;
}
