import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { scaled } from '../time/limits';

/**
 * The path of a program.
 * @param name as on the PATH; NGINX_PATH names an nginx elsewhere
 * @returns null where it is not installed
 */
export function findProgram(name: string): string | null {
  const given = process.env[`${name.toUpperCase()}_PATH`];
  if (given !== undefined) return given;
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  if (found.status === 0) return found.stdout.trim();
  // where Debian has servers, which only root has on the path
  return existsSync(`/usr/sbin/${name}`) ? `/usr/sbin/${name}` : null;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A program that serves until it is stopped. */
export interface Serving {
  readonly url: string;
  end(): Promise<void>;
}

/** Milliseconds that a program gets to answer its first request. */
const START_TIMEOUT_MS = scaled(60_000);

/**
 * Starts a program that listens on a port, and waits until it responds.
 * @throws with its output when it exits before
 */
export async function serveBy(
  command: string,
  parameters: readonly string[],
  port: number,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<Serving> {
  // a process group of its own: some of these programs start others
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: variables });
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', (error) => (output += error.message));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (await answers(url)) return { url, end: () => endGroup(child, exited) };
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      await endGroup(child, exited);
      throw new Error(`${command} does not respond: ${output}`);
    }
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

async function endGroup({ pid, exitCode }: ChildProcess, exited: Promise<void>): Promise<void> {
  if (pid === undefined || exitCode !== null) return;
  process.kill(-pid, 'SIGTERM');
  await exited;
}
