import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * An empty PGlite. Creating one takes seven times as long as loading one (3.7 s against 0.5 s of processor time, measured),
 * so the first is cached in a file, one per version of PGlite.
 */
export async function emptyPglite(): Promise<PGlite> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
  const description: unknown = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const version = description instanceof Object && 'version' in description ? String(description.version) : 'unknown';
  const file = join(dirname(dirname(home)), '.cache', 'matinee', `pglite-${version}.tar`);

  const image = await readFile(file).catch(() => undefined);
  if (image) return PGlite.create({ loadDataDir: new Blob([image]) });

  const fresh = await PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, since another process may be checking for it.
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return fresh;
}
