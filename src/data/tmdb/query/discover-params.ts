import { REGION } from '../../../config/streaming';
import { THEMES } from '../../../config/themes';
import type { MovieQuery } from '../../../domain/movies/movie-query';
import type { Params } from '../client/client';

const SORT_BY: Record<MovieQuery['order'], string> = {
  popularity: 'popularity.desc',
  rating: 'vote_average.desc',
  revenue: 'revenue.desc',
  votes: 'vote_count.desc',
};

/** TMDB's signs between several values of one parameter: any of them, or all of them. */
const ANY = '|';
const ALL = ',';

/** A query as the parameters of TMDB's discover call, without the page (its documentation, 'Discover: Movie'). */
export function discoverParams(query: MovieQuery): Params {
  const { genres, genreMatch, withoutGenres, theme, certifications, minRating, releasedFrom, runtime, streamed } =
    query;
  return {
    include_adult: 'false',
    sort_by: SORT_BY[query.order],
    'vote_count.gte': String(query.minVotes),
    'primary_release_date.lte': query.releasedUntil,
    ...(releasedFrom === null ? {} : { 'primary_release_date.gte': releasedFrom }),
    ...(minRating === 0 ? {} : { 'vote_average.gte': String(minRating) }),
    ...(genres.length === 0 ? {} : { with_genres: genres.join(genreMatch === 'any' ? ANY : ALL) }),
    ...(withoutGenres.length === 0 ? {} : { without_genres: withoutGenres.join(ALL) }),
    ...(theme === null ? {} : { with_keywords: THEMES[theme].ids.join(ANY) }),
    ...(runtime !== undefined && { 'with_runtime.gte': String(runtime.min) }),
    ...(runtime !== undefined && runtime.max !== null && { 'with_runtime.lte': String(runtime.max) }),
    ...(streamed !== undefined && {
      watch_region: streamed.country,
      with_watch_providers: streamed.services.join(ANY),
      with_watch_monetization_types: 'flatrate',
    }),
    ...(certifications === null ? {} : { certification_country: REGION, certification: certifications.join(ANY) }),
  };
}
