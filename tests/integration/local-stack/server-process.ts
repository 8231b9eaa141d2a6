import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  printed(): string;
  /** @returns its exit code; null when the signal terminated it directly */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The output of a server that did not start. */
export interface FailedStart {
  readonly code: number | null;
  readonly output: string;
}

/** Starts a server and waits until it is ready or has failed. */
export async function startProcess(
  variables: Record<string, string>,
  buildFolder: string,
): Promise<ServerProcess | FailedStart> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), buildFolder], {
    env: { ...surroundings(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /ready: (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const outcome = await Promise.race([ready.then((url) => ({ url })), exit.then((code) => ({ code }))]);
  if ('code' in outcome) return { code: outcome.code, output };
  return { url: outcome.url, pid: pidOf(child), printed: () => output, end: (signal) => (child.kill(signal), exit) };
}

/** The environment without the test runner's variables: each test configures its server itself. */
function surroundings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
}

/** The server, or an error that contains its output. */
export function started(outcome: ServerProcess | FailedStart): ServerProcess {
  if ('url' in outcome) return outcome;
  throw new Error(`the server did not start: ${outcome.output}`);
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('a running process has a pid');
  return child.pid;
}
