// with file extensions: Vite loads its configuration without a resolver
import { LANGUAGES, type Language } from '../../src/config/languages.ts';
import { fail, ok, type Result } from '../../src/domain/values/result.ts';
import { EMBEDDED_PUBLIC_KEY } from './public-key.ts';
import { projectComplaint } from './supabase-project.ts';

/** Variables by name, as in process.env. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** All settings of the client. Never put a secret here: all of it ends up in the bundle. */
export interface ClientEnvironment {
  /** Origin of Supabase; empty for the app's own origin. */
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Base URL of the movie database API, on another origin or on ours. */
  readonly VITE_MOVIE_DATABASE_URL: string;
  /** Base URL of images, followed by `/{width}{file}`. */
  readonly VITE_IMAGE_URL: string;
  /** Whether visitors may open a movie's screen. */
  readonly VITE_MOVIE_ACCESS: 'open' | 'members';
  /** Language of the build; a build has only one. */
  readonly VITE_LANGUAGE: Language;
  /** Email address for questions in the privacy policy and the terms; empty if the operator named none. */
  readonly VITE_CONTACT: string;
  /** The site's own address, for the picture of shared links; empty if unknown. */
  readonly VITE_SITE_URL: string;
}

/** Common misspellings of variables, with the right names. */
const MISSPELLINGS: readonly [pattern: RegExp, meant: string][] = [
  [/^VITE_TMDB_/, 'TMDB_API_KEY? The key doesn’t belong in the page.'],
  [/^VITE_SUPABASE_(?!URL$|ANON_KEY$).*KEY$/, 'VITE_SUPABASE_ANON_KEY?'],
  [/^VITE_SUPABASE_(?!URL$|ANON_KEY$)/, 'VITE_SUPABASE_URL?'],
];

/** Paths of our own server's movie database. */
const EMBEDDED_MOVIES = { api: '/movie-database/3', images: '/movie-database/t/p' } as const;
const TMDB = { api: 'https://api.themoviedb.org/3', images: 'https://image.tmdb.org/t/p' } as const;

/**
 * Client settings from the environment; defaults need no account.
 * @returns a message that names the variable if a value is invalid
 */
export function clientEnvironment(variables: Variables): Result<ClientEnvironment, string> {
  const supabase = variables['VITE_SUPABASE_URL'] ?? '';
  const key = variables['VITE_SUPABASE_ANON_KEY'] ?? '';
  const hosted = supabase !== '';
  const movies = hosted || variables['TMDB_API_KEY'] ? TMDB : EMBEDDED_MOVIES;
  const api = variables['VITE_MOVIE_DATABASE_URL'] || movies.api;
  const images = variables['VITE_IMAGE_URL'] || movies.images;
  const access = variables['VITE_MOVIE_ACCESS'] || 'open';
  const language = variables['VITE_LANGUAGE'] || 'en';
  const contact = variables['VITE_CONTACT'] ?? '';
  const site = variables['VITE_SITE_URL'] ?? '';
  const mistake = misspelledName(variables);
  if (mistake !== null) return fail(mistake);
  if (hosted && !isWebAddress(supabase)) return fail(addressSentence('VITE_SUPABASE_URL', supabase));
  const complaint = hosted ? projectComplaint(supabase, key) : null;
  if (complaint !== null) return fail(complaint);
  if (!hosted && key !== '') return fail('VITE_SUPABASE_ANON_KEY is set, so VITE_SUPABASE_URL must be set too.');
  if (!isWebAddress(api) && !isOwnPath(api)) return fail(addressSentence('VITE_MOVIE_DATABASE_URL', api));
  if (!isWebAddress(images) && !isOwnPath(images)) return fail(addressSentence('VITE_IMAGE_URL', images));
  if (access !== 'open' && access !== 'members')
    return fail(`VITE_MOVIE_ACCESS must be "open" or "members", not "${access}".`);
  if (!isLanguage(language))
    return fail(`VITE_LANGUAGE must be one of ${Object.keys(LANGUAGES).join(', ')}, not "${language}".`);
  if (contact !== '' && !/^[^\s@]+@[^\s@]+$/.test(contact))
    return fail(`VITE_CONTACT must be an email address, not "${contact}".`);
  if (site !== '' && !isWebAddress(site)) return fail(addressSentence('VITE_SITE_URL', site));
  return ok({
    VITE_SUPABASE_URL: withoutSlash(supabase),
    VITE_SUPABASE_ANON_KEY: hosted ? key : EMBEDDED_PUBLIC_KEY,
    VITE_MOVIE_DATABASE_URL: withoutSlash(api),
    VITE_IMAGE_URL: withoutSlash(images),
    VITE_MOVIE_ACCESS: access,
    VITE_LANGUAGE: language,
    VITE_CONTACT: contact,
    VITE_SITE_URL: withoutSlash(site),
  });
}

function misspelledName(variables: Variables): string | null {
  for (const [pattern, meant] of MISSPELLINGS) {
    const name = Object.keys(variables).find((candidate) => pattern.test(candidate));
    if (name !== undefined) return `Nothing reads ${name}. Did you mean ${meant}`;
  }
  return null;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function isOwnPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//');
}

function addressSentence(name: string, value: string): string {
  return `${name} must be an address such as https://example.com, not "${value}".`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
