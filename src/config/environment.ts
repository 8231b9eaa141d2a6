/** Who may open /movie/{id}: everyone, or members only (both readings of the specification, section 6). */
type MovieAccess = 'open' | 'members';

/** Where this build's services are. Addresses have no slash at the end. */
export interface Environment {
  /** Origin of Supabase; its parts answer under /auth/v1, /rest/v1 and /functions/v1. */
  readonly supabaseUrl: string;
  /** The public anonymous-role key. */
  readonly supabaseAnonKey: string;
  /** Version 3 of the movie database's API. */
  readonly movieDatabaseUrl: string;
  /** The movie database's image host, before the width. */
  readonly imageUrl: string;
  readonly movieAccess: MovieAccess;
}

function absolute(address: string): string {
  return new URL(address || '/', globalThis.location.href).href.replace(/\/$/, '');
}

/** What the build was configured with; a service without an address of its own is on this origin. */
export const environment: Environment = {
  supabaseUrl: absolute(import.meta.env.VITE_SUPABASE_URL),
  supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  movieDatabaseUrl: absolute(import.meta.env.VITE_MOVIE_DATABASE_URL),
  imageUrl: absolute(import.meta.env.VITE_IMAGE_URL),
  movieAccess: import.meta.env.VITE_MOVIE_ACCESS === 'members' ? 'members' : 'open',
};

/** The path below which this build is served, without a slash at the end: empty, or such as /matinee. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The path of one of the application's own places, as the browser sees it. */
export function ownPath(route: string): string {
  return `${BASE_PATH}${route}`;
}

/** The whole address of one of the application's own places, for those who send people back to it. */
export function ownAddress(route: string): string {
  return new URL(ownPath(route), globalThis.location.origin).href;
}
