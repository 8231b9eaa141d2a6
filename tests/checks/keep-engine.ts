import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isRecord } from '../../src/domain/values/guards';

const ENGINES = 'tests/fixtures/engines';

const TYPES = `import type { DeviceEngine } from '../../../simulation/harness/device-engine';
export declare const engine: DeviceEngine;
`;

/**
 * Stores the sync engine as one file for each version of the device's schema, so that later releases are tested beside it.
 * @returns the folder of the file
 */
async function keepEngine(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'matinee-engine-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: made,
        emptyOutDir: true,
        target: 'node20',
        lib: {
          entry: resolve('tests/simulation/present-engine.ts'),
          formats: ['es'],
          fileName: () => 'engine.mjs',
        },
        // One Dexie in a process: a second one of another version refuses to start.
        rolldownOptions: { external: ['dexie'], output: { minify: true } },
      },
    });
    // Next to the packages that it imports.
    const draft = resolve(ENGINES, 'draft');
    await mkdir(draft, { recursive: true });
    await cp(join(made, 'engine.mjs'), join(draft, 'engine.mjs'));
    const { engine } = (await import(pathToFileURL(join(draft, 'engine.mjs')).href)) as { readonly engine: unknown };
    await rm(draft, { recursive: true });
    if (!isRecord(engine) || typeof engine['schema'] !== 'number') throw new Error('the engine names no schema');
    const folder = join(ENGINES, String(engine['schema']));
    await mkdir(folder, { recursive: true });
    await cp(join(made, 'engine.mjs'), join(folder, 'engine.mjs'));
    await writeFile(join(folder, 'engine.d.mts'), TYPES);
    return folder;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

console.log(`stored in ${await keepEngine()}`);
