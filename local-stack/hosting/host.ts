import type { Build } from '../host/static-files';

/** What is to be published. */
export interface Site {
  readonly build: Build;
  /** The security headers of this build, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Migrations, seed and functions by their path in the folder supabase, for hosts that run the backend too. */
  readonly supabase: Files;
}

/** Files by their path, without a slash at the start. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A host of static files, and how it is told what our own server does by itself. */
export interface Host {
  /** As in `npm run deploy -- netlify`. */
  readonly name: string;
  /** Whether a site may lie below a path there (MATINEE_BASE); at the root of its name otherwise. */
  readonly belowPath?: true;
  /** All that a folder for this host holds: the site, and what configures the host. */
  readonly files: (site: Site) => Files;
  /** What to do with that folder, in one line. */
  readonly next: (folder: string) => string;
}

/**
 * The address of a screen, by which hosts tell it from a missing file: addresses of the app hold no dot, names of files do.
 * A missing file must never be answered with the page, which a browser or a cache would keep as a script.
 */
export const SCREEN_ADDRESS = '/[^.]*';

/** The files of a build below a folder. */
export function siteFiles({ build }: Site, folder = ''): Files {
  return Object.fromEntries([...build].map(([path, bytes]) => [`${folder}${path.slice(1)}`, bytes]));
}

/** The page that answers for every screen that has none of its own. */
export function pageOf({ build }: Site): string {
  return new TextDecoder().decode(build.get('/index.html'));
}

/** Addresses of the screens that have a page of their own, such as /charts with /charts.html. */
export function drawnScreens({ build }: Pick<Site, 'build'>): readonly string[] {
  const pages = [...build.keys()].filter((path) => path.endsWith('.html') && path !== '/index.html');
  return pages.map((path) => path.replace(/\.html$/, ''));
}
