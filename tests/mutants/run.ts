/**
 * `npm run mutants` breaks the product outside the sync engine on purpose, one row of the table at a time, and counts what the
 * unit tests notice; then it breaks the database: policies, rights, constraints, triggers, conditions; then it changes every
 * line of the pure rooms and prints the share that is noticed. `--sql` and `--pure` do one of the latter alone (`--sql --only
 * sync_pull` those that name it, `--sql --only ENT-06` those of one statement, `--room src/domain/film` one room), `--browser`
 * tries the rows that a browser must notice, `--only QUIZ-04` those of one statement. Nothing of the checkout is changed: the
 * breakages are made as files are loaded, those for a browser in copies of the project, those of the database in databases of
 * their own, the lines in a copy.
 */
import { parseArgs } from 'node:util';
import { needsBrowser, type Breakage } from './breakage';
import { BREAKAGES } from './breakages';
import { openBrowserTrial } from './run-browser';
import { openUnitTrial } from './run-units';
import { tryPureRooms } from './pure/run-pure';
import { ROOMS } from './pure/settings';
import { trySqlMutants } from './sql/run-sql';
import type { Trial } from './trial';

const SYNC_ENGINE = 'Breakages of the sync engine have a table of their own: npm run simulate -- --mutants';

/** Titles of tests of these breakages that fail without any. */
async function failuresOf(trial: Trial, breakages: readonly Breakage[]): Promise<readonly string[]> {
  const unnamed = breakages.filter(({ ids }) => ids.length === 0);
  const named = breakages.filter(({ ids }) => ids.length > 0);
  const found: string[] = [];
  for (const rows of [named, unnamed]) {
    if (rows.length === 0) continue;
    const ids = [...new Set(rows.flatMap((breakage) => breakage.ids))];
    const tests = [...new Set(rows.flatMap((breakage) => breakage.tests))];
    found.push(...(await trial.failures({ ids, tests })));
  }
  return found;
}

/** Tries all breakages. @returns how many were caught; null where tests fail without any */
async function tryAll(trial: Trial, breakages: readonly Breakage[]): Promise<number | null> {
  const failures = await failuresOf(trial, breakages);
  if (failures.length > 0) {
    console.error(`These fail without a breakage:\n${failures.join('\n')}`);
    return null;
  }
  let caught = 0;
  for (const [index, breakage] of breakages.entries()) {
    const title = await trial.caughtBy(breakage, breakages[index + 1]);
    const { ids: broken, file, find, replace } = breakage;
    const name = `${broken.join()} ${file}: ${find} -> ${replace}`.replaceAll(/\s+/g, ' ');
    if (title !== null) caught += 1;
    console.log(title === null ? `SURVIVED  ${name}` : `caught    ${name}\n          by ${title}`);
  }
  return caught;
}

/** @returns whether all breakages that are asked for were caught */
async function tryBreakages(browser: boolean, only: readonly string[] | undefined): Promise<boolean> {
  const breakages = BREAKAGES.filter(
    (breakage) =>
      needsBrowser(breakage) === browser && (only === undefined || breakage.ids.some((id) => only.includes(id))),
  );
  const trial = await (browser ? openBrowserTrial() : openUnitTrial());
  try {
    const caught = await tryAll(trial, breakages);
    if (caught === null) return false;
    console.log(
      browser ? SYNC_ENGINE : `Breakages that a browser must notice: npm run mutants -- --browser\n${SYNC_ENGINE}`,
    );
    console.log(`caught ${caught} of ${breakages.length}`);
    return caught === breakages.length;
  } finally {
    await trial.close();
  }
}

/** @param only texts of which names of mutants must have one, or ids of statements; @returns whether all of them were caught */
async function trySql(only: readonly string[] = []): Promise<boolean> {
  const result = await trySqlMutants(only);
  if (result === null) return false;
  console.log(`caught ${result.caught} of ${result.of} of the database`);
  return result.caught === result.of;
}

async function mutants(): Promise<number> {
  const { values } = parseArgs({
    options: {
      browser: { type: 'boolean', default: false },
      pure: { type: 'boolean', default: false },
      sql: { type: 'boolean', default: false },
      room: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
    },
  });
  const { browser, pure, sql, only, room = ROOMS } = values;
  if (sql) return (await trySql(only)) ? 0 : 1;
  if (pure) return (await tryPureRooms(room)) ? 0 : 1;
  const caught = await tryBreakages(browser, only);
  if (browser || only !== undefined) return caught ? 0 : 1;
  const database = await trySql();
  const noticed = await tryPureRooms(room);
  return caught && database && noticed ? 0 : 1;
}

process.exit(await mutants());
