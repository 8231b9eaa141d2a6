/**
 * `npm run bench -- against COMMIT [landing|dashboard|start|memory|questionnaire]`: builds another commit beside this one and
 * measures both in turn. What differs between machines, and between a busy and an idle one, cancels out in the ratios.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rounded } from '../app/browser';
import { quantile } from '../quantile';
import { dashboard, landing, machineIndex, questionnaire, type Measurement } from './browsing';
import { memory, openSide, start, type Side } from './serving';

const project = join(import.meta.dirname, '../../..');
const ROUNDS = 5;

const PARTS: Readonly<Record<string, (side: Side) => Promise<Measurement>>> = {
  landing,
  dashboard,
  questionnaire,
  start,
  memory,
};

/** Runs a program and returns its output, or throws what it says. */
function output(command: string, parameters: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Checks out a commit with its own packages into a temporary folder, which later runs use again. */
function checkOut(commit: string): string {
  const hash = output('git', ['rev-parse', '--verify', '--short=12', `${commit}^{commit}`], project);
  const folder = join(tmpdir(), `matinee-bench-${hash}`);
  if (!existsSync(folder)) output('git', ['worktree', 'add', '--detach', folder, hash], project);
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    console.log(`Installing the packages of ${hash}…`);
    output('npm', ['ci', '--no-audit', '--no-fund'], folder);
  }
  console.log(`${hash} is in ${folder}; 'git worktree remove --force ${folder}' removes it.`);
  return folder;
}

/** All values of each figure of one commit, or why it can't be measured. */
interface Results {
  readonly values: Map<string, number[]>;
  problem: string | null;
}

const newResults = (): Results => ({ values: new Map(), problem: null });

/** Measures in turn; a side that can't be measured is left out from then on. */
async function inTurn(open: (side: Side) => Promise<Measurement>, sides: readonly Side[]): Promise<readonly Results[]> {
  const all = sides.map((side) => ({
    side,
    measurement: null as Measurement | null,
    results: newResults(),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of all) {
      if (one.results.problem !== null) continue;
      try {
        one.measurement ??= await open(one.side);
        for (const [name, value] of Object.entries(await one.measurement.measure()))
          one.results.values.set(name, [...(one.results.values.get(name) ?? []), value]);
      } catch (error) {
        [one.results.problem = ''] = String(error).split('\n');
      }
    }
  }
  for (const { measurement } of all) await measurement?.close();
  return all.map(({ results }) => results);
}

/** Median, lowest and highest. */
function summary(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other);
  return { median: quantile(sorted, 0.5), min: quantile(sorted, 0), max: quantile(sorted, 1) };
}

function toCell(values: readonly number[] | undefined): string {
  if (values === undefined) return 'not measurable at that commit';
  const { median, min, max } = summary(values);
  return `${rounded(median, 1)} (${rounded(min, 1)} to ${rounded(max, 1)})`;
}

function toRows(commit: string, [before, now]: readonly Results[]): Record<string, Record<string, number | string>> {
  const names = new Set([...(before?.values.keys() ?? []), ...(now?.values.keys() ?? [])]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [then, today] = [before?.values.get(name), now?.values.get(name)];
      const ratio = then && today ? rounded(summary(today).median / summary(then).median) : '';
      return [name, { [commit]: toCell(then), now: toCell(today), ratio }];
    }),
  );
}

async function bench(): Promise<void> {
  const [commit, ...asked] = process.argv.slice(3);
  const unknown = asked.find((part) => !Object.hasOwn(PARTS, part));
  if (commit === undefined || unknown !== undefined)
    throw new Error(`usage: npm run bench -- against COMMIT [${Object.keys(PARTS).join('|')}]`);
  const sides = [checkOut(commit), project].map(openSide);
  const report: Record<string, object> = {};
  for (const [part, open] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(part)) continue;
    const before = await machineIndex();
    const results = await inTurn(open, sides);
    const rows = toRows(commit, results);
    const [processor] = cpus();
    console.log(`\n${part}: median of ${ROUNDS} in turn (lowest to highest)`);
    console.table(rows);
    for (const [index, { problem }] of results.entries())
      if (problem !== null) console.log(`${index === 0 ? commit : 'now'}: ${problem}`);
    const index = [before, await machineIndex()];
    console.log(
      `${cpus().length} x ${processor?.model ?? 'unknown'}, machine's index ${index.join(' before and ')} after, load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
    );
    report[part] = { rows, index };
  }
  for (const { closeApp } of sides) await closeApp();
  await mkdir(join(project, '.matinee'), { recursive: true });
  await writeFile(join(project, '.matinee/against.json'), `${JSON.stringify(report, null, 2)}\n`);
}

await bench();
process.exit(0);
