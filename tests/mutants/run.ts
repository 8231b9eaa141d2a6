/**
 * `npm run mutants` changes the product on purpose, one place at a time, and counts what the tests notice: first the listed
 * mutations, then the database (policies, rights, constraints, triggers, conditions), then, with StrykerJS, every line of the
 * pure rules, and of sync, session and marks. One kind alone: `--browser` the mutations that a browser test must notice,
 * `--sql` the database, `--pure` and `--sync` the lines. Fewer: `--only QUIZ-04` mutations of that statement, `--only
 * questionnaire.tsx` mutations of that file, `--sql --only sync_pull` those with it in their name, `--folder src/domain/movies` one
 * folder. The checkout is never changed: mutations are applied as files are loaded, or in copies of the project, those of the
 * database in databases of their own.
 */
import { parseArgs } from 'node:util';
import { nameOf, needsBrowser, type Mutation } from './mutation';
import { MUTATIONS } from './table';
import { openBrowserTrial } from './run-browser';
import { openUnitTrial } from './run-units';
import { trySqlMutants } from './sql/run-sql';
import { trySuite } from './stryker/run-stryker';
import { PURE, SYNC, type Suite } from './stryker/settings';
import type { Trial } from './trial';

const SYNC_ENGINE = 'Mutations of the sync engine have a table of their own: npm run simulate -- --mutants';

/** Titles of these mutations' tests that fail without any mutation. */
async function failuresOf(trial: Trial, mutations: readonly Mutation[]): Promise<readonly string[]> {
  const withoutIds = mutations.filter(({ ids }) => ids.length === 0);
  const withIds = mutations.filter(({ ids }) => ids.length > 0);
  const found: string[] = [];
  for (const rows of [withIds, withoutIds]) {
    if (rows.length === 0) continue;
    const ids = [...new Set(rows.flatMap((mutation) => mutation.ids))];
    const tests = [...new Set(rows.flatMap((mutation) => mutation.tests))];
    found.push(...(await trial.failures({ ids, tests })));
  }
  return found;
}

/** Tries all mutations. @returns how many were caught; null where tests fail without any */
async function tryAll(trial: Trial, mutations: readonly Mutation[]): Promise<number | null> {
  const failures = await failuresOf(trial, mutations);
  if (failures.length > 0) {
    console.error(`These fail without a mutation:\n${failures.join('\n')}`);
    return null;
  }
  let caught = 0;
  for (const [index, mutation] of mutations.entries()) {
    const title = await trial.caughtBy(mutation, mutations[index + 1]);
    const name = nameOf(mutation);
    if (title !== null) caught += 1;
    console.log(title === null ? `SURVIVED  ${name}` : `caught    ${name}\n          by ${title}`);
  }
  return caught;
}

/** @param only ids of statements, or parts of file names; @returns whether all requested mutations were caught */
async function tryMutations(browser: boolean, only: readonly string[] | undefined): Promise<boolean> {
  const mutations = MUTATIONS.filter(
    (mutation) =>
      needsBrowser(mutation) === browser &&
      (only === undefined || only.some((part) => mutation.ids.includes(part) || mutation.file.includes(part))),
  );
  const trial = await (browser ? openBrowserTrial() : openUnitTrial());
  try {
    const caught = await tryAll(trial, mutations);
    if (caught === null) return false;
    console.log(
      browser ? SYNC_ENGINE : `Mutations that a browser must notice: npm run mutants -- --browser\n${SYNC_ENGINE}`,
    );
    console.log(`caught ${caught} of ${mutations.length}`);
    return caught === mutations.length;
  } finally {
    await trial.close();
  }
}

/** @param only parts of the mutants' names, or ids of statements; @returns whether all requested mutants were caught */
async function trySql(only: readonly string[] = []): Promise<boolean> {
  const result = await trySqlMutants(only);
  if (result === null) return false;
  console.log(`caught ${result.caught} of ${result.of} of the database`);
  return result.caught === result.of;
}

/** @param folders those to try, where not all of the suites are; @returns whether tests notice as many as they should */
async function tryLines(suites: readonly Suite[], folders?: readonly string[]): Promise<boolean> {
  const unmatched = folders?.filter((folder) => !suites.some((suite) => isOf(suite, folder))) ?? [];
  for (const folder of unmatched) console.error(`No line of ${folder} is changed: see tests/mutants/stryker/settings`);
  const noticed = [unmatched.length === 0];
  for (const suite of suites) {
    const wanted = folders?.filter((folder) => isOf(suite, folder)) ?? suite.folders;
    if (wanted.length > 0) noticed.push(await trySuite(suite, wanted));
  }
  return noticed.every(Boolean);
}

const isOf = (suite: Suite, folder: string) => suite.folders.some((one) => `${folder}/`.startsWith(`${one}/`));

async function mutants(): Promise<number> {
  const { values } = parseArgs({
    options: {
      browser: { type: 'boolean', default: false },
      pure: { type: 'boolean', default: false },
      sync: { type: 'boolean', default: false },
      sql: { type: 'boolean', default: false },
      folder: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
    },
  });
  const { browser, pure, sync, sql, only, folder } = values;
  if (sql) return (await trySql(only)) ? 0 : 1;
  if (pure || sync) return (await tryLines([...(pure ? [PURE] : []), ...(sync ? [SYNC] : [])], folder)) ? 0 : 1;
  if (folder) return (await tryLines([PURE, SYNC], folder)) ? 0 : 1;
  const caught = await tryMutations(browser, only);
  if (browser || only !== undefined) return caught ? 0 : 1;
  const database = await trySql();
  const noticed = await tryLines([PURE, SYNC]);
  return caught && database && noticed ? 0 : 1;
}

process.exit(await mutants());
