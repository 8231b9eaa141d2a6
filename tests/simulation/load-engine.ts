import { createServer } from 'vite';
import { editing } from '../mutants/edit';
import type { Engine } from './engine';
import type { Mutant } from './mutant';

interface EngineModule {
  readonly startEngine: (concurrent: boolean, mutant?: Mutant) => Promise<Engine>;
}

/** Loads the engine with a mutant's edits applied and starts it. */
export async function startMutant(mutant: Mutant): Promise<Engine> {
  const sources = editing('mutation');
  sources.put(mutant.files ?? {});
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [sources.plugin],
  });
  const { startEngine } = (await vite.ssrLoadModule('/tests/simulation/engine.ts')) as EngineModule;
  if (sources.missing().length > 0) throw new Error(`${mutant.name}: never loaded ${sources.missing().join()}`);
  const engine = await startEngine(mutant.concurrent ?? false, mutant);
  return {
    run: (seed, tally) => engine.run(seed, tally),
    async close() {
      await engine.close();
      await vite.close();
    },
  };
}
