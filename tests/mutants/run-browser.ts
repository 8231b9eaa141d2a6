import type { JSONReport } from '@playwright/test/reporter';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { playwrightProofs } from '../checks/proofs';
import type { Breakage } from './breakage';
import { editing, type EditedFiles } from './edit';
import type { Trial } from './trial';

/** Builds the application with edits in it. */
async function buildInto(outDir: string, edits: EditedFiles): Promise<void> {
  const sources = editing('breakage');
  sources.put(edits);
  await build({ plugins: [sources.plugin], logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const [missing] = sources.missing();
  if (missing !== undefined) throw new Error(`The build never loads ${missing}.`);
}

/** Tries breakages on the browser tests: each has a build of its own, in a folder beside the checkout. */
export function openBrowserTrial(): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-mutants-'));
  const outDir = join(folder, 'dist');
  const report = join(folder, 'report.json');

  function play(parameters: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...parameters], {
        stdio: 'ignore',
        env: { ...process.env, E2E_BUILD: outDir, E2E_REPORT: report },
      });
      child.on('error', reject);
      child.on('exit', () => resolve());
    });
  }

  async function failures({ ids, tests }: Pick<Breakage, 'ids' | 'tests'>, edits: EditedFiles): Promise<string[]> {
    await buildInto(outDir, edits);
    rmSync(report, { force: true });
    await play([...tests, '--grep', `\\b(?:${ids.join('|')})\\b`, '--output', join(folder, 'results')]);
    return playwrightProofs(JSON.parse(readFileSync(report, 'utf8')) as JSONReport, 'tests/e2e')
      .filter((proof) => !proof.passed && proof.ids.some((id) => ids.includes(id)))
      .map(({ title }) => title);
  }

  return {
    failures: (of) => failures(of, {}),
    async caughtBy(breakage) {
      const { file, find, replace } = breakage;
      const [title] = await failures(breakage, { [file]: [{ find, replace }] });
      return title ?? null;
    },
    close() {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
