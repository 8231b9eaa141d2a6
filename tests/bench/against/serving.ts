import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Measurement } from './browsing';

const POLL_MS = 20;
const REST_MS = 15_000;

/** `npm start` of a checkout. */
export interface App {
  readonly url: string;
  /** Milliseconds from its start to the first answer. */
  readonly answeredMs: number;
  /** Resident memory of its processes, in MB. */
  readonly memory: () => number;
  readonly close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Runs what a checkout's `npm start` runs, without npm in between, until it answers. */
export async function startApp(folder: string, data: string): Promise<App> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const script = scripts['start']?.replace(/^node /, '') ?? '';
  if (!existsSync(join(folder, script))) throw new Error(`'npm start' is not a script of Node: ${script}`);
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    // named as npm does, so that it ends when this process does
    env: { ...process.env, PORT: String(port), MATINEE_DATA: data, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`'npm start' ended with ${child.exitCode}`);
    await delay(POLL_MS);
  }
  return {
    url,
    answeredMs: performance.now() - started,
    memory: () => residentMegabytes(child.pid ?? 0),
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Resident memory of a process and of those it started. */
function residentMegabytes(root: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kilobytesOf = (parent: number): number =>
    processes
      .filter(([pid, ppid]) => pid === parent || ppid === parent)
      .reduce((sum, [pid = 0, , rss = 0]) => sum + (pid === parent ? rss : kilobytesOf(pid)), 0);
  return kilobytesOf(root) / 1024;
}

/** A checkout to measure. */
export interface Side {
  readonly folder: string;
  /** Its running app, which several parts share. */
  readonly app: () => Promise<App>;
  readonly closeApp: () => Promise<void>;
}

export function openSide(folder: string): Side {
  let running: Promise<App> | null = null;
  const close = async () => {
    const app = await running?.catch(() => null);
    running = null;
    await app?.close();
  };
  return {
    folder,
    app: async () => (running ??= startApp(folder, await mkdtemp(join(tmpdir(), 'matinee-against-')))),
    closeApp: close,
  };
}

/** Starts a checkout twice: with neither a build nor data, and once more. */
async function startedTwice(side: Side, measured: (app: App) => Promise<number>): Promise<readonly [number, number]> {
  await side.closeApp();
  await rm(join(side.folder, 'dist'), { recursive: true, force: true });
  const data = await mkdtemp(join(tmpdir(), 'matinee-against-'));
  const once = async () => {
    const app = await startApp(side.folder, data);
    const value = await measured(app);
    await app.close();
    return value;
  };
  const values = [await once(), await once()] as const;
  await rm(data, { recursive: true, force: true });
  return values;
}

/** From `npm start` to the first answer. */
export function start(side: Side): Promise<Measurement> {
  const measure = async () => {
    const [first, second] = await startedTwice(side, ({ answeredMs }) => Promise.resolve(answeredMs / 1000));
    return { 'first start, s': first, 'second start, s': second };
  };
  return Promise.resolve({ measure, close: () => Promise.resolve() });
}

/** The server's memory when nobody has used it for a while. */
export function memory(side: Side): Promise<Measurement> {
  const measure = async () => {
    const [first, second] = await startedTwice(side, async (app) => {
      await delay(REST_MS);
      return app.memory();
    });
    return { 'at rest after a first start, MB': first, 'at rest after a second start, MB': second };
  };
  return Promise.resolve({ measure, close: () => Promise.resolve() });
}
