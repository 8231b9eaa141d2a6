import type { Build } from '../host/static-files';

/** What is deployed. */
export interface Site {
  readonly build: Build;
  /** The security headers of this build, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Migrations, seed and functions by path, for hosts that also run the backend. */
  readonly supabase: Files;
}

/** Files by path, without a leading slash. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A static host, and how to configure it like our own server. */
export interface Host {
  /** As in `npm run deploy -- netlify`. */
  readonly name: string;
  /** Whether a site may have a base path (MATINEE_BASE); otherwise it is at the root. */
  readonly belowPath?: true;
  /** The files of this host's folder: site and configuration. */
  readonly files: (site: Site) => Files;
  /** What to do with that folder, in one line. */
  readonly next: (folder: string) => string;
}

/**
 * Pattern of the app's routes, by which hosts tell them from missing files: routes contain no dot, file names do. A
 * missing file must never be answered with the page, which a cache would keep as a script.
 */
export const SCREEN_ADDRESS = '/[^.]*';

/** The files of a build, below a folder. */
export function siteFiles({ build }: Site, folder = ''): Files {
  return Object.fromEntries([...build].map(([path, bytes]) => [`${folder}${path.slice(1)}`, bytes]));
}

/** The page for every route without a prerendered page. */
export function pageOf({ build }: Site): string {
  return new TextDecoder().decode(build.get('/index.html'));
}

/** Routes with a prerendered page, such as /charts with /charts.html. */
export function prerenderedScreens({ build }: Pick<Site, 'build'>): readonly string[] {
  const pages = [...build.keys()].filter((path) => path.endsWith('.html') && path !== '/index.html');
  return pages.map((path) => path.replace(/\.html$/, ''));
}
