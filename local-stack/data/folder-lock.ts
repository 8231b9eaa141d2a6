import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../src/domain/values/result';
import { systemCode } from '../settings/plain-failure';
import { identify, isAlive, type ProcessIdentity } from './process-identity';

/** A held lock. */
export interface FolderLock {
  release(): void;
}

const FILE = 'lock.json';
/** Attempts to take over a stale lock; one is enough unless several processes race for it. */
const ATTEMPTS = 10;

/**
 * Locks a folder for this process, since PGlite would let two processes open one folder and damage it. A lock left by a
 * killed process is taken over at once.
 * @returns the pid of the process that holds it
 * @throws the file system's error if the folder isn't writable
 */
export function lockFolder(folder: string, pid: number): Result<FolderLock, number> {
  const file = join(folder, FILE);
  const own = JSON.stringify(identify(pid));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (writeNew(file, own)) return ok({ release: () => removeIf(file, own) });
    const held = read(file);
    if (held === undefined) continue;
    const holder = parse(held);
    if (holder !== undefined && isAlive(holder)) return fail(holder.pid);
    removeIf(file, held);
  }
  return fail(parse(read(file) ?? '')?.pid ?? 0);
}

/** Linking a finished file is atomic: nobody reads a half-written lock. */
function writeNew(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock only if it hasn't changed since it was read: another process may have taken it over. */
function removeIf(file: string, expected: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  const found = read(aside);
  if (found !== undefined && found !== expected) writeNew(file, found);
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return undefined;
    const { pid, started } = value;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
