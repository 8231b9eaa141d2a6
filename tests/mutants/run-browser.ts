import type { JSONReport } from '@playwright/test/reporter';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { playwrightProofs, type Proof } from '../checks/proofs';
import { scaled } from '../time/limits';
import { nameOf, type Mutation } from './mutation';
import { startTestServer } from '../e2e/fixtures/server';
import { mutated } from './edit';
import type { Trial } from './trial';

/** Timeout of a test in an application that may be broken: many times what it takes in an intact one. */
const PATIENCE_MS = scaled(6_000);

type Wanted = Pick<Mutation, 'ids' | 'tests'> & Partial<Pick<Mutation, 'file'>>;

/** Runs an installed program in a folder. @returns its result */
function run(program: string, parameters: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  return new Promise<number | null>((done, failed) => {
    const child = spawn(process.execPath, [resolve('node_modules', program), ...parameters], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    child.on('error', failed);
    child.on('exit', done);
  });
}

/** Parts of the project that define the database: where one of them is mutated, it is recreated. */
const MAKES_DATABASE = /^(?:supabase|local-stack)\//;

/** A copy of the project in which one file at a time is mutated: for page, worker and server alike. */
class MutatedCopy {
  private undo: () => void = () => undefined;
  private readonly folder: string;
  private readonly database: string;

  /**
   * @param folder that does not exist yet
   * @param database an empty one, to begin each run with
   */
  constructor(folder: string, database: string) {
    this.folder = folder;
    this.database = database;
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString();
    for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name)))
      cpSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }

  get buildFolder(): string {
    return join(this.folder, 'dist');
  }

  /** Applies a mutation, after the previous one is undone, and builds the application; null leaves it intact. */
  async build(mutation: Mutation | null): Promise<void> {
    this.undo();
    this.undo = () => undefined;
    if (mutation !== null) {
      const path = join(this.folder, mutation.file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(path, mutated(original, [mutation], mutation.file));
      this.undo = () => writeFileSync(path, original);
    }
    const ended = await run('vite/bin/vite.js', ['build', '--logLevel', 'error'], this.folder);
    if (ended !== 0) throw new Error(`The build fails with ${mutation === null ? 'no mutation' : nameOf(mutation)}`);
  }

  /** The tests that ran: all requested ones, or up to the first that failed. */
  async play({ ids, tests, file = '' }: Wanted, stopAtFirst: boolean): Promise<readonly Proof[]> {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const grep = ids.length === 0 ? [] : ['--grep', `\\b(?:${ids.join('|')})\\b`];
    await run(
      '@playwright/test/cli.js',
      ['test', ...tests, ...grep, '--workers', '1', ...(stopAtFirst ? ['-x'] : [])],
      this.folder,
      {
        E2E_REPORT: report,
        E2E_PATIENCE: String(PATIENCE_MS),
        ...(MAKES_DATABASE.test(file) ? {} : { E2E_DATA: this.database }),
      },
    );
    return playwrightProofs(JSON.parse(readFileSync(report, 'utf8')) as JSONReport, 'tests/e2e');
  }
}

/** Titles of failed tests, limited to those of the given statements, if any. */
function failed(proofs: readonly Proof[], ids: readonly string[]): string[] {
  return proofs
    .filter((proof) => !proof.passed && (ids.length === 0 || proof.ids.some((id) => ids.includes(id))))
    .map(({ title }) => title);
}

/**
 * Tries mutations on the browser tests. Each has a build of its own, in one of two copies beside the checkout: while the tests
 * of one wait for what never comes, the next is built.
 */
export async function openBrowserTrial(): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-mutants-'));
  const database = join(folder, 'database');
  const copies = [
    new MutatedCopy(join(folder, 'one'), database),
    new MutatedCopy(join(folder, 'other'), database),
  ] as const;
  await copies[0].build(null);
  mkdirSync(database);
  const server = await startTestServer(database, copies[0].buildFolder);
  await server.close();
  let place: 0 | 1 = 0;
  let ahead: { readonly mutation: Mutation; readonly built: Promise<void> } | null = null;

  const build = (mutation: Mutation) => {
    const built = copies[place].build(mutation);
    // the error is thrown where the result is awaited later
    built.catch(() => undefined);
    return { mutation, built };
  };

  return {
    async failures(wanted) {
      await copies[place].build(null);
      return failed(await copies[place].play(wanted, false), wanted.ids);
    },
    async caughtBy(mutation, next) {
      const current = ahead?.mutation === mutation ? ahead : build(mutation);
      try {
        await current.built;
      } catch (error) {
        // a mutation that does not build proves nothing, and must not end a run of an hour
        console.error(error);
        ahead = null;
        return null;
      }
      const copy = copies[place];
      place = place === 0 ? 1 : 0;
      ahead = next ? build(next) : null;
      const [title] = failed(await copy.play(mutation, true), mutation.ids);
      return title ?? null;
    },
    async close() {
      await ahead?.built.catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
