/** `npm test`: runs every check and every test there is. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../local-stack/build';
import { run } from '../../local-stack/packages.mjs';
import { ensureChromium } from './chromium';
import { ensureHostPrograms } from './host-programs';
import { lint, type Linter } from './linters';
import { hydratePostgresLinks } from './postgres-links';
import { readPlaywrightReport, readVitestReport } from './reports';
import { notRun, single, verdict, withExitCode, type Tally } from './tally';

const project = join(import.meta.dirname, '../..');

/**
 * Runs every stage, also after one has failed, so that all failures are seen at once.
 * @returns the exit code: 0 only when something ran and nothing failed
 */
async function runStages(): Promise<number> {
  const results = join(project, 'tests/.results');
  mkdirSync(results, { recursive: true });
  hydratePostgresLinks(project);

  const stages: [name: string, tally: Tally][] = [];
  const stage = async (name: string, work: () => Promise<Tally>) => {
    console.log(`\n=== ${name}`);
    const tally = await work();
    stages.push([name, tally]);
    return tally;
  };
  const passes = (name: string, work: () => Promise<number>) => stage(name, async () => single((await work()) === 0));
  const lints = (part: Linter) => passes(`lint ${part}`, () => lint(part));
  const check = (file: string, ...options: string[]) =>
    run(process.execPath, ['--import', 'tsx', join('tests/checks', file), ...options], project);

  // two at a time: each keeps one core busy
  await Promise.all([passes('types', () => run('npm', ['run', '--silent', 'types'], project)), lints('code')]);
  const [built] = await Promise.all([
    passes('build', () => build(project)),
    lints('layers')
      .then(() => lints('unused'))
      .then(() => lints('format')),
  ]);
  await stage('sizes', async () => single(built.failed === 0 && (await check('sizes.ts')) === 0));
  const vitest = (name: string) => stage(name, () => runVitest(name, join(results, `${name}.json`)));
  await vitest('unit');
  await ensureHostPrograms();
  await vitest('integration');
  // The browser leaves half of the machine idle: schedules use it, at a lower priority.
  await Promise.all([
    vitest('simulation'),
    stage('e2e', () =>
      built.failed > 0
        ? Promise.resolve(notRun('there is no build to test'))
        : runPlaywright(join(results, 'e2e.json')),
    ),
  ]);
  await passes('statements', () => check('statements.ts', '--check'));

  console.log('');
  for (const [name, { passed, failed, notes }] of stages)
    console.log(`${name}: ${[`${passed} passed`, `${failed} failed`, ...notes].join(', ')}`);
  const tallies = stages.map(([, tally]) => tally);
  console.log(verdict(tallies));
  return tallies.every(({ failed }) => failed === 0) ? 0 : 1;
}

async function runVitest(name: string, report: string): Promise<Tally> {
  rmSync(report, { force: true });
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [vitest, 'run', '--project', `${name}*`, ...reporters], project);
  return withExitCode(readVitestReport(report), code);
}

async function runPlaywright(report: string): Promise<Tally> {
  if (ensureChromium(project) === undefined)
    return notRun('no Chromium could be found or installed: install one, or name it by CHROMIUM_PATH');
  rmSync(report, { force: true });
  // read by playwright.config.ts in the child process
  process.env['E2E_REPORT'] = report;
  const playwright = join(project, 'node_modules/@playwright/test/cli.js');
  const code = await run(process.execPath, [playwright, 'test'], project);
  return withExitCode(readPlaywrightReport(report), code);
}

process.exitCode = await runStages();
