import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Path of a program: from an environment variable, else from PATH, else from its usual folders. */
export function findProgram(
  names: readonly string[],
  { variable, usual = [] }: { readonly variable?: string; readonly usual?: readonly string[] } = {},
): string | undefined {
  const named = variable === undefined ? undefined : process.env[variable];
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usual].find((path) => existsSync(path));
}

/** A program that runs beside the tests. */
export interface Running {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program whose output can be read. */
export function startProgram(
  path: string,
  parameters: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(path, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...variables } });
  const ended = once(child, 'exit');
  return {
    process: child,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Waits for a line of a program's output. @returns the first group of the pattern */
export function matchOutput(program: Running, words: Readable | null, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!words) return reject(new Error('a program without output'));
    createInterface(words).on('line', (line) => {
      const found = pattern.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    program.process.once('error', reject);
    program.process.once('exit', () => {
      reject(new Error(`${program.process.spawnfile} exited before it was ready`));
    });
  });
}
