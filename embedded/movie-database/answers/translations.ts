import type { Film } from '../catalogue/catalogue';

/** The film in a language such as 'de-DE': as TMDB does it, an untranslated title stays, an untranslated overview is empty. */
export function toldIn(film: Film, language: string | null): Film {
  const [code = 'en'] = (language ?? 'en').split('-');
  if (code === 'en') return film;
  return { ...film, title: film.titlesAbroad[code] ?? film.title, overview: film.overviewsAbroad[code] ?? '' };
}

/** TMDB's /movie/{id}/translations, without the film's id. */
export function translationsOf(film: Film) {
  return {
    translations: ['en', ...Object.keys(film.titlesAbroad)].map((code) => {
      const { title, overview } = toldIn(film, code);
      return { iso_639_1: code, data: { title, overview, homepage: '', tagline: '', runtime: film.runtime } };
    }),
  };
}
