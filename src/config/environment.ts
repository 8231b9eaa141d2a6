/** Who can open /movie/{id}: everyone, or members only (both readings of the specification, section 6). */
type MovieAccess = 'open' | 'members';

/** URLs of this build's services, without a trailing slash. */
export interface Environment {
  /** Supabase's origin, with /auth/v1, /rest/v1 and /functions/v1. */
  readonly supabaseUrl: string;
  /** The public anon key. */
  readonly supabaseAnonKey: string;
  /** TMDB's API, version 3. */
  readonly movieDatabaseUrl: string;
  /** URL of TMDB's image host, before the width. */
  readonly imageUrl: string;
  readonly movieAccess: MovieAccess;
  /** True if movies and posters are the samples that come with the local server, not TMDB's. */
  readonly hasSampleMovies: boolean;
}

function absolute(address: string): string {
  return new URL(address || '/', globalThis.location.href).href.replace(/\/$/, '');
}

/** The build's configuration; services without a URL are on this origin. */
export const environment: Environment = {
  supabaseUrl: absolute(import.meta.env.VITE_SUPABASE_URL),
  supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  movieDatabaseUrl: absolute(import.meta.env.VITE_MOVIE_DATABASE_URL),
  imageUrl: absolute(import.meta.env.VITE_IMAGE_URL),
  movieAccess: import.meta.env.VITE_MOVIE_ACCESS === 'members' ? 'members' : 'open',
  hasSampleMovies: import.meta.env.VITE_MOVIE_DATABASE_URL === '/movie-database/3',
};

/** The path this build is served from, without a trailing slash: empty, or such as /matinee. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The full path of a route, including the base path. */
export function ownPath(route: string): string {
  return `${BASE_PATH}${route}`;
}

/** The absolute URL of a route, for redirects back to it. */
export function ownUrl(route: string): string {
  return new URL(ownPath(route), globalThis.location.origin).href;
}

/** Contact email of the operator of this build; empty if not configured. */
export const CONTACT = import.meta.env.VITE_CONTACT;
