import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Film } from './catalogue';

/** What other countries and languages have of a film. */
interface Abroad {
  /** By ISO 3166-1 code, in the words of the country's board. */
  readonly certifications: Readonly<Record<string, string>>;
  /** By ISO 639-1 code. */
  readonly titles: Readonly<Record<string, string>>;
  readonly overviews?: Readonly<Record<string, string>>;
}

/** Of the best known films, by id: ratings of the boards FSK and BBFC, titles of the films' releases, overviews in our own words. */
const FILE = join(dirname(fileURLToPath(import.meta.url)), '../../films/abroad.json');
const ABROAD = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Abroad>>;

/** The film's certifications outside of the United States, by country. */
export function certificationsAbroad({ id }: Film): readonly (readonly [country: string, certification: string])[] {
  return Object.entries(ABROAD[id]?.certifications ?? {});
}

/** The film in a language such as 'de-DE': as TMDB does it, an untranslated title stays, an untranslated overview is empty. */
export function toldIn(film: Film, language: string | null): Film {
  const [code = 'en'] = (language ?? 'en').split('-');
  if (code === 'en') return film;
  const abroad = ABROAD[film.id];
  return { ...film, title: abroad?.titles[code] ?? film.title, overview: abroad?.overviews?.[code] ?? '' };
}

/** TMDB's /movie/{id}/translations, without the film's id. */
export function translationsOf(film: Film) {
  const codes = ['en', ...Object.keys(ABROAD[film.id]?.titles ?? {})];
  return {
    translations: codes.map((code) => {
      const { title, overview } = toldIn(film, code);
      return { iso_639_1: code, data: { title, overview, homepage: '', tagline: '', runtime: film.runtime ?? 0 } };
    }),
  };
}
