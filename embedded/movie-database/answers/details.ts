import type { Film } from '../catalogue/catalogue';
import { creditsOf, objectId } from './credits';
import { namedGenres } from '../films/genre-names';
import { keywordsOf } from '../films/keywords';
import { hash } from '../films/hash';
import { listItem } from './list-item';
import { translationsOf } from './translations';
import { watchProvidersOf } from './watch-providers';

/** TMDB's number for a theatrical release. */
const THEATRICAL = 3;
const COMPANY_IDS = 200_000;

/** TMDB's /movie/{id}/videos, without the film's id. */
function videosOf(film: Film) {
  if (film.trailer === null) return { results: [] };
  return {
    results: [
      {
        iso_639_1: 'en',
        iso_3166_1: 'US',
        name: 'Official Trailer',
        key: film.trailer,
        site: 'YouTube',
        size: 1080,
        type: 'Trailer',
        official: true,
        published_at: moment(film),
        id: objectId(`${film.id} trailer`),
      },
    ],
  };
}

/** TMDB's /movie/{id}/release_dates, without the film's id. */
function releaseDatesOf(film: Film) {
  const released = (country: string, certification: string) => ({
    iso_3166_1: country,
    release_dates: [
      { certification, descriptors: [], iso_639_1: '', note: '', release_date: moment(film), type: THEATRICAL },
    ],
  });
  const countries = Object.entries({ US: film.certification, ...film.certificationsAbroad });
  return { results: countries.map(([country, certification]) => released(country, certification)) };
}

/** What can be asked for under /movie/{id}/ and in append_to_response, by its path. */
export const FILM_PARTS: ReadonlyMap<string, (film: Film) => object> = new Map<string, (film: Film) => object>([
  ['credits', creditsOf],
  ['videos', videosOf],
  ['release_dates', releaseDatesOf],
  ['watch/providers', watchProvidersOf],
  ['translations', translationsOf],
  ['keywords', (film) => ({ keywords: keywordsOf(film) })],
]);

/**
 * TMDB's /movie/{id}, with the parts that `append` names; unknown names are ignored, as TMDB does.
 * @param language of title and overview; English when absent
 */
export function detailsOf(film: Film, append: readonly string[] = [], language: string | null = null) {
  const { genre_ids: genreIds, ...common } = listItem(film, language);
  const parts = append.flatMap((name) => {
    const part = FILM_PARTS.get(name);
    return part === undefined ? [] : [[name, part(film)] as const];
  });
  return {
    ...common,
    belongs_to_collection: null,
    budget: film.budget,
    genres: namedGenres(genreIds),
    homepage: '',
    imdb_id: film.imdbId,
    origin_country: [],
    production_companies: film.companies.map((name) => ({
      id: 1 + (hash(name) % COMPANY_IDS),
      logo_path: null,
      name,
      origin_country: 'US',
    })),
    production_countries: [],
    revenue: film.revenue,
    runtime: film.runtime,
    spoken_languages: [],
    status: 'Released',
    tagline: film.tagline,
    ...Object.fromEntries(parts),
  };
}

function moment(film: Film): string {
  return `${film.releaseDate}T00:00:00.000Z`;
}
