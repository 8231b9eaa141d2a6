import type { Movie } from '../catalog/catalog';
import { COUNTRIES, servicesIn, servicesOf, type Service } from './services';

const provider = ({ id, name }: Service, index: number) => ({
  logo_path: null,
  provider_id: id,
  provider_name: name,
  display_priority: index + 1,
});

/** TMDB's /movie/{id}/watch/providers, without the movie's id: subscriptions by country, best first. */
export function watchProvidersOf(movie: Movie) {
  const search = new URLSearchParams({ q: movie.title }).toString();
  const results = COUNTRIES.map((country) => {
    const flatrate = servicesOf(movie, country).map(provider);
    const link = `https://www.justwatch.com/${country.toLowerCase()}/search?${search}`;
    return [country, flatrate.length === 0 ? { link } : { link, flatrate }] as const;
  });
  return { results: Object.fromEntries(results) };
}

/** TMDB's /watch/providers/movie: the services of a country, if they are known. */
export function providersResponse(country: string | null) {
  const services = servicesIn(country ?? 'US');
  return { results: services.map((service, index) => ({ ...provider(service, index), display_priorities: {} })) };
}

/** TMDB's /watch/providers/regions: the countries with known services. */
export function regionsResponse() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const region = (code: string) => ({ iso_3166_1: code, english_name: names.of(code), native_name: names.of(code) });
  return { results: COUNTRIES.map(region) };
}
