import { createServer, type Plugin } from 'vite';
import type { Engine } from './engine';
import type { Mutant } from './mutants';

interface EngineModule {
  readonly startEngine: (concurrent: boolean, mutant?: Mutant) => Promise<Engine>;
}

/** Puts a mutant's edits into the files as they are loaded; nothing is written to disk. */
function mutation(mutant: Mutant): Plugin & { readonly missing: () => string[] } {
  const waiting = new Set(Object.keys(mutant.files ?? {}));
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      const file = [...waiting].find((candidate) => id.endsWith(`/${candidate}`));
      if (file === undefined) return null;
      waiting.delete(file);
      return (mutant.files?.[file] ?? []).reduce((text, { find, replace }) => {
        if (!text.includes(find)) throw new Error(`${mutant.name}: ${file} does not contain ${find}`);
        return text.replaceAll(find, replace);
      }, code);
    },
    missing: () => [...waiting],
  };
}

/** Loads the engine with a mutant's edits in it and starts it. */
export async function startMutant(mutant: Mutant): Promise<Engine> {
  const plugin = mutation(mutant);
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [plugin],
  });
  const { startEngine } = (await vite.ssrLoadModule('/tests/simulation/engine.ts')) as EngineModule;
  if (plugin.missing().length > 0) throw new Error(`${mutant.name}: never loaded ${plugin.missing().join()}`);
  const engine = await startEngine(mutant.concurrent ?? false, mutant);
  return {
    run: (seed, tally) => engine.run(seed, tally),
    async close() {
      await engine.close();
      await vite.close();
    },
  };
}
