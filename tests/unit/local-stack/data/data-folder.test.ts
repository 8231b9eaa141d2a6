import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../../local-stack/data/data-folder';
import { PlainFailure } from '../../../../local-stack/settings/plain-failure';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'matinee-data-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  it('is created if missing', () => {
    const folder = join(parent, 'a/b');
    expect(openDataFolder(folder).database).toBe(join(folder, 'database'));
  });

  it('has one secret of 48 bytes, readable only by its owner', () => {
    const first = openDataFolder(parent);
    first.release();
    expect(Buffer.from(first.tokenSecret, 'base64url')).toHaveLength(48);
    expect(openDataFolder(parent).tokenSecret).toBe(first.tokenSecret);
    expect(modeOf(join(parent, 'token-secret'))).toBe(0o600);
    expect(readFileSync(join(parent, 'token-secret'), 'utf8')).toBe(first.tokenSecret);
  });

  it('and everything in it is accessible only to its owner', () => {
    const folder = join(parent, 'data');
    openDataFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
    for (const file of ['token-secret', 'lock.json']) expect([file, modeOf(join(folder, file))]).toEqual([file, 0o600]);
  });

  it('that others could read is closed to them', () => {
    const folder = join(parent, 'data');
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'token-secret'), 'kept');
    for (const path of [folder, join(folder, 'database'), join(folder, 'token-secret')]) chmodSync(path, 0o755);
    openDataFolder(folder);
    expect(['', 'database', 'token-secret'].map((name) => modeOf(join(folder, name)))).toEqual([0o700, 0o700, 0o600]);
  });

  it('with other contents stays open to others, but our files in it are closed', () => {
    const folder = join(parent, 'shared');
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'somebody-elses'), '');
    for (const path of [folder, join(folder, 'database')]) chmodSync(path, 0o755);
    openDataFolder(folder);
    expect(['', 'database', 'token-secret'].map((name) => modeOf(join(folder, name)))).toEqual([0o755, 0o700, 0o600]);
  });

  it('names its lock holder', () => {
    openDataFolder(parent);
    expect(() => openDataFolder(parent)).toThrow(
      new PlainFailure(
        `The data folder ${parent} is in use by process ${process.pid}. Stop that process, or set MATINEE_DATA to another folder.`,
      ),
    );
  });

  it('reports that it is not writable', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(join(file, 'data'))).toThrow(
      new PlainFailure(
        `We can’t use the data folder ${join(file, 'data')} (ENOTDIR). Set MATINEE_DATA to a folder you can write to.`,
      ),
    );
  });
});
