import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that passes for a build, with a data folder beside it. */
export interface TempFolders {
  readonly build: string;
  readonly data: string;
  remove(): void;
}

/** Creates both in the temporary folder. */
export function makeTempFolders(): TempFolders {
  const build = mkdtempSync(join(tmpdir(), 'matinee-server-'));
  writeFileSync(join(build, 'index.html'), '<!doctype html><title>Matinee</title>');
  return { build, data: join(build, '_data'), remove: () => rmSync(build, { recursive: true, force: true }) };
}
