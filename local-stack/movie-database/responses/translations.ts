import type { Movie } from '../catalog/catalog';

/**
 * The movie in a language such as 'de-DE'. As in TMDB, an untranslated title stays and an untranslated overview is
 * empty.
 */
export function translated(movie: Movie, language: string | null): Movie {
  const [code = 'en'] = (language ?? 'en').split('-');
  if (code === 'en') return movie;
  return { ...movie, title: movie.titlesAbroad[code] ?? movie.title, overview: movie.overviewsAbroad[code] ?? '' };
}

/** TMDB's /movie/{id}/translations, without the movie's id. */
export function translationsOf(movie: Movie) {
  return {
    translations: ['en', ...Object.keys(movie.titlesAbroad)].map((code) => {
      const { title, overview } = translated(movie, code);
      return { iso_639_1: code, data: { title, overview, homepage: '', tagline: '', runtime: movie.runtime } };
    }),
  };
}
