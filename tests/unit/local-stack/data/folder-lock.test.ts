import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../../local-stack/data/folder-lock';
import { identify } from '../../../../local-stack/data/process-identity';

let folder: string;
let other: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-lock-'));
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
});
afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a folder lock', () => {
  it('refuses a second holder and names the first', () => {
    expect(lockFolder(folder, pidOfOther()).ok).toBe(true);
    expect(lockFolder(folder, process.pid)).toEqual({ ok: false, error: pidOfOther() });
  });

  it('refuses its own process as well, since two servers in one would also damage the data', () => {
    expect(lockFolder(folder, process.pid).ok).toBe(true);
    expect(lockFolder(folder, process.pid).ok).toBe(false);
  });

  it('is free again when released, and leaves no file', () => {
    const lock = lockFolder(folder, process.pid);
    if (lock.ok) lock.value.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(lockFolder(folder, process.pid).ok).toBe(true);
  });

  it('is taken over immediately from a killed process', async () => {
    expect(lockFolder(folder, pidOfOther()).ok).toBe(true);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(lockFolder(folder, process.pid).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['lock.json']);
  });

  it('is taken over if another process has the holder’s pid', () => {
    const started = `${identify(pidOfOther())?.started ?? ''}0`;
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: pidOfOther(), started }));
    expect(lockFolder(folder, process.pid).ok).toBe(true);
  });

  it('is taken over if its file is empty', () => {
    writeFileSync(join(folder, 'lock.json'), 'garbage');
    expect(lockFolder(folder, process.pid).ok).toBe(true);
  });

  it('stays with the new holder if the old one releases late', () => {
    const file = join(folder, 'lock.json');
    const old = lockFolder(folder, process.pid);
    writeFileSync(file, JSON.stringify(identify(pidOfOther())));
    if (old.ok) old.value.release();
    expect(lockFolder(folder, process.pid)).toEqual({ ok: false, error: pidOfOther() });
  });
});

function pidOfOther(): number {
  if (other.pid === undefined) throw new Error('the other process did not start');
  return other.pid;
}
