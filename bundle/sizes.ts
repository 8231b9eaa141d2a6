import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What a budget bounds, in bytes. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
  /** The bound, or null where the figure is only told. */
  readonly budget: number | null;
}

/** A part of Vite's manifest: a file of the build, by the module or shared chunk that it was made of. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

const ENTRY = 'index.html';
/** Loaded on every page, by the modules that are loaded on demand. */
const EVERYWHERE = [ENTRY, 'src/app/register-worker.ts'];
const LANDING = [...EVERYWHERE, 'src/app/landing-parts.tsx', 'src/data/services.ts'];
const DASHBOARD = [
  ...EVERYWHERE,
  'src/app/dashboard-route.tsx',
  'src/app/member-corner.tsx',
  'src/data/member-runtime.ts',
  'src/data/services.ts',
  'src/data/local/device-database.ts',
];

/** The scripts and styles of the first screens, as addresses below the build's folder. */
export interface ScreenFiles {
  readonly firstLoad: readonly string[];
  readonly landing: readonly string[];
  readonly dashboard: readonly string[];
}

/**
 * Reads from the manifest what a browser without a worker fetches for the first screens.
 * @param folder the build
 * @throws when there is no build there, or its manifest misses a module that is named here
 */
export function screenFiles(folder: string): ScreenFiles {
  // Vite's own published shape
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return {
    firstLoad: filesOf(manifest, EVERYWHERE),
    landing: filesOf(manifest, LANDING),
    dashboard: filesOf(manifest, DASHBOARD),
  };
}

function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const waiting = [...modules];
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const entry = manifest[name];
    if (!entry) throw new Error(`the build has no file for ${name}`);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    waiting.push(...(entry.imports ?? []));
  }
  return [...files];
}

/** The sizes of a build, with the budget of each. */
export function buildSizes(folder: string): readonly Size[] {
  const { firstLoad, landing, dashboard } = screenFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const total = (files: readonly string[], size: (file: string) => number) =>
    files.reduce((sum, file) => sum + size(file), 0);
  const brotli = (file: string) => brotliCompressSync(read(file)).byteLength;
  const gzip = (file: string) => gzipSync(read(file), { level: 9 }).byteLength;
  const precached = precachedFiles(read('sw.js').toString());
  return [
    { name: 'landing before the worker, brotli', bytes: total([ENTRY, ...firstLoad], brotli), budget: 125_000 },
    { name: 'landing with all its parts, brotli', bytes: total([ENTRY, ...landing], brotli), budget: null },
    {
      name: 'dashboard, all scripts, gzip',
      bytes: total(
        dashboard.filter((file) => file.endsWith('.js')),
        gzip,
      ),
      budget: 215_000,
    },
    {
      name: `precache of ${precached.size} files, uncompressed`,
      bytes: total([...precached], (file) => statSync(join(folder, file)).size),
      budget: 900_000,
    },
  ];
}

/** The files in the list that the build writes into the worker. */
function precachedFiles(worker: string): ReadonlySet<string> {
  const files = new Set([...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? ''));
  if (files.size === 0) throw new Error('the worker names no file that it precaches');
  return files;
}

/** The sizes as lines of text, in thousands of bytes. */
export function sizeLines(sizes: readonly Size[]): readonly string[] {
  const thousands = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return sizes.map(({ name, bytes, budget }) =>
    budget === null
      ? `${name}: ${thousands(bytes)}`
      : `${name}: ${thousands(bytes)} of ${thousands(budget)}${bytes > budget ? ', TOO MUCH' : ''}`,
  );
}
