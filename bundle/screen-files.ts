import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_CHUNKS, ON_DASHBOARD, ON_EVERY_PAGE, ON_LANDING } from './first-screens.ts';

/** An entry of Vite's manifest: an output file, by its module or shared chunk. */
interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The scripts and style sheets of the first screens, as paths in the build; the first styles are inlined. */
export interface ScreenFiles {
  /** Needed by every page. */
  readonly firstLoad: readonly string[];
  readonly landing: readonly string[];
  readonly dashboard: readonly string[];
}

/**
 * Reads from the manifest what a browser without a worker fetches for the first screens.
 * @param folder the build
 * @throws if there is no build, or its manifest lacks a module of the first screens
 */
export function screenFiles(folder: string): ScreenFiles {
  // Vite's published format
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const everyPage = ['index.html', ...ON_EVERY_PAGE];
  const files = (modules: readonly string[]) => filesOf(manifest, [...everyPage, ...modules]);
  return { firstLoad: files([]), landing: files(ON_LANDING), dashboard: files(ON_DASHBOARD) };
}

function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const queue = [...modules];
  const seen = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const entry = manifest[name] ?? firstChunk(manifest, name);
    if (!entry) throw new Error(`the build has no file for ${name}`);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    queue.push(...(entry.imports ?? []));
  }
  return [...files];
}

/** The chunk that contains a module of the first screens. */
function firstChunk(manifest: Manifest, module: string): ManifestEntry | undefined {
  const chunk = FIRST_CHUNKS.find(([, modules]) => modules.includes(module))?.[0];
  return Object.values(manifest).find(({ name }) => name === chunk);
}
