import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isRecord } from '../../src/domain/values/record';

const KEPT = 'tests/fixtures/engines';

const TYPES = `import type { DeviceEngine } from '../../../simulation/world/device-engine';
export declare const engine: DeviceEngine;
`;

/**
 * Keeps the sync engine of a checkout as one file for each version of the device's schema, so that later releases are
 * tested beside it: `npm run keep-engine` for this checkout, or with the path of another one.
 * @returns the folder it was put into
 */
async function keepEngine(checkout: string): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'matinee-engine-'));
  try {
    await build({
      configFile: false,
      root: checkout,
      logLevel: 'warn',
      build: {
        outDir: made,
        emptyOutDir: true,
        target: 'node20',
        lib: {
          entry: join(checkout, 'tests/simulation/present-engine.ts'),
          formats: ['es'],
          fileName: () => 'engine.mjs',
        },
        // One Dexie in a process: a second one of another version refuses to start.
        rolldownOptions: { external: ['dexie'], output: { minify: true } },
      },
    });
    // Beside the packages that it imports.
    const draft = resolve(KEPT, 'draft');
    await mkdir(draft, { recursive: true });
    await cp(join(made, 'engine.mjs'), join(draft, 'engine.mjs'));
    const { engine } = (await import(pathToFileURL(join(draft, 'engine.mjs')).href)) as { readonly engine: unknown };
    await rm(draft, { recursive: true });
    if (!isRecord(engine) || typeof engine['schema'] !== 'number') throw new Error('the engine names no schema');
    const folder = join(KEPT, String(engine['schema']));
    await mkdir(folder, { recursive: true });
    await cp(join(made, 'engine.mjs'), join(folder, 'engine.mjs'));
    await writeFile(join(folder, 'engine.d.mts'), TYPES);
    return folder;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

console.log(`kept in ${await keepEngine(resolve(process.argv[2] ?? '.'))}`);
