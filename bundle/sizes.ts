import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { screenFiles } from './screen-files.ts';

/** A size with its budget, in bytes. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

const PAGE = 'index.html';

/** The sizes of a build, with their budgets. */
export function buildSizes(folder: string): readonly Size[] {
  const { firstLoad, landing, dashboard } = screenFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const total = (files: readonly string[], size: (file: string) => number) =>
    files.reduce((sum, file) => sum + size(file), 0);
  const brotli = (file: string) => brotliCompressSync(read(file)).byteLength;
  const gzip = (file: string) => gzipSync(read(file), { level: 9 }).byteLength;
  const precached = precachedFiles(read('sw.js').toString());
  return [
    { name: 'landing before the worker, brotli', bytes: total([PAGE, ...firstLoad], brotli), budget: 106_000 },
    { name: 'landing with all its parts, brotli', bytes: total([PAGE, ...landing], brotli), budget: 140_000 },
    {
      name: 'dashboard, all scripts, gzip',
      bytes: total(
        dashboard.filter((file) => file.endsWith('.js')),
        gzip,
      ),
      budget: 207_000,
    },
    {
      name: `precache of ${precached.size} files, uncompressed`,
      bytes: total([...precached], (file) => statSync(join(folder, file)).size),
      budget: 1_049_000,
    },
  ];
}

/** The precache list in the built worker. */
function precachedFiles(worker: string): ReadonlySet<string> {
  const files = new Set([...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? ''));
  if (files.size === 0) throw new Error('the worker names no file that it precaches');
  return files;
}

/** The sizes as lines of text, in kB. */
export function sizeLines(sizes: readonly Size[]): readonly string[] {
  const thousands = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return sizes.map(
    ({ name, bytes, budget }) =>
      `${name}: ${thousands(bytes)} of ${thousands(budget)}${bytes > budget ? ', TOO MUCH' : ''}`,
  );
}
