import { parseArgs } from 'node:util';
import { MUTANTS } from './mutants';
import { forgetProgress, readProgress, summary, writeProgress } from './progress';
import { runMany } from './run-many';
import { hunt } from './run-mutants';

/** Where an interrupted run is kept. */
const STATE = '.matinee/simulation';

/** Milliseconds between two lines of progress. */
const LINE_EVERY_MS = 10_000;

async function runMutants(): Promise<number> {
  let caught = 0;
  for (const mutant of MUTANTS) {
    const { seed, why } = await hunt(mutant);
    if (seed !== null) caught += 1;
    console.log(seed === null ? `SURVIVED  ${mutant.name}` : `caught    ${mutant.name} (seed ${seed}: ${why})`);
  }
  console.log(`caught ${caught} of ${MUTANTS.length}`);
  return caught === MUTANTS.length ? 0 : 1;
}

async function runSchedules(runs: number, seed: number, concurrent: boolean): Promise<number> {
  const file = `${STATE}-${concurrent ? 'postgres' : 'pglite'}-${seed}.json`;
  const progress = readProgress(file);
  if (progress.schedules > 0) console.log(`going on after ${progress.schedules} schedules`);
  let lineAt = Date.now();
  await runMany({
    runs,
    seed,
    concurrent,
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

/**
 * The command line: `--runs N` schedules from `--seed S` on (resumed if interrupted), on PGlite or with `--postgres` on
 * PostgreSQL 17 with several connections; or `--mutants`.
 * @returns the exit code
 */
export async function simulate(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      runs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
    console.error('Use: npm run simulate -- [--runs N] [--seed S] [--postgres] [--mutants]');
    return 1;
  }
  return values.mutants ? runMutants() : runSchedules(runs, seed, values.postgres);
}
