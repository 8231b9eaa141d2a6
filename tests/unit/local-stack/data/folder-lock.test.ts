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

describe('the lock of a folder', () => {
  it('refuses a second holder and names the first', () => {
    expect(lockFolder(folder, pidOfOther()).ok).toBe(true);
    expect(lockFolder(folder, process.pid)).toEqual({ ok: false, error: pidOfOther() });
  });

  it('refuses its own process too: two servers in one would damage the data as well', () => {
    expect(lockFolder(folder, process.pid).ok).toBe(true);
    expect(lockFolder(folder, process.pid).ok).toBe(false);
  });

  it('is free again when released, and leaves no file behind', () => {
    const lock = lockFolder(folder, process.pid);
    if (lock.ok) lock.value.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(lockFolder(folder, process.pid).ok).toBe(true);
  });

  it('is taken over at once from a process that was killed', async () => {
    expect(lockFolder(folder, pidOfOther()).ok).toBe(true);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(lockFolder(folder, process.pid).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['lock.json']);
  });

  it('is taken over when another process got the number of the holder', () => {
    const started = `${identify(pidOfOther())?.started ?? ''}0`;
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: pidOfOther(), started }));
    expect(lockFolder(folder, process.pid).ok).toBe(true);
  });

  it('is taken over when the file says nothing', () => {
    writeFileSync(join(folder, 'lock.json'), 'garbage');
    expect(lockFolder(folder, process.pid).ok).toBe(true);
  });

  it('stays with who took it over, when the old holder releases late', () => {
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
