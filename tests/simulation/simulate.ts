/**
 * `npm run simulate`: the schedules that `npm test` runs. With parameters,
 * `--runs N` schedules from `--seed S` on (resumed if interrupted), on PGlite or with `--postgres` on PostgreSQL 17 with
 * several connections; or `--mutants`, all or, with `--only`, those whose name contains the text.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../../local-stack/packages.mjs';
import { startEngine } from './engine';
import { MUTANTS } from './mutants';
import { forgetProgress, readProgress, summary, writeProgress } from './progress';
import { runMany } from './run-many';
import { tryMutant } from './run-mutants';

/** Where the progress of an interrupted run is stored. */
const STATE = '.matinee/simulation';

/** Milliseconds between two lines of progress. */
const LINE_EVERY_MS = 10_000;

/** @param only parts of the names to run; all when empty */
async function runMutants(only: readonly string[]): Promise<number> {
  const mutants = MUTANTS.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
  let caught = 0;
  for (const mutant of mutants) {
    const { by, why } = await tryMutant(mutant);
    if (by !== null) caught += 1;
    console.log(by === null ? `SURVIVED  ${mutant.name}` : `caught    ${mutant.name} (${by}: ${why})`);
  }
  console.log(`caught ${caught} of ${mutants.length}`);
  return caught === mutants.length ? 0 : 1;
}

async function runSchedules(runs: number, seed: number, concurrent: boolean): Promise<number> {
  const file = `${STATE}-${concurrent ? 'postgres' : 'pglite'}-${seed}.json`;
  const progress = readProgress(file);
  if (progress.schedules > 0) console.log(`continuing after ${progress.schedules} schedules`);
  let lineAt = Date.now();
  await runMany({
    enough: (schedules) => schedules >= runs,
    seed,
    start: () => startEngine(concurrent),
    progress,
    onFailure: (failed, error) =>
      console.log(`seed ${failed}: ${error.message} (replay: npm run simulate -- --runs 1 --seed ${failed})`),
    onSchedule() {
      if (Date.now() - lineAt < LINE_EVERY_MS) return;
      lineAt = Date.now();
      writeProgress(file, progress);
      console.log(`${progress.schedules} of ${runs}: ${summary(progress)}`);
    },
  });
  forgetProgress(file);
  console.log(summary(progress));
  return progress.failures.length === 0 ? 0 : 1;
}

function runTests(): Promise<number> {
  const project = join(import.meta.dirname, '../..');
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  return run(process.execPath, [vitest, 'run', '--project', 'simulation'], project);
}

/** @returns the exit code */
async function simulate(parameters: readonly string[]): Promise<number> {
  if (parameters.length === 0) return runTests();
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      runs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
    console.error('Use: npm run simulate -- [--runs N] [--seed S] [--postgres] [--mutants [--only NAME]]');
    return 1;
  }
  return values.mutants ? runMutants(values.only) : runSchedules(runs, seed, values.postgres);
}

process.exit(await simulate(process.argv.slice(2)));
