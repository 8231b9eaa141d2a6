import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../embedded/data-folder';
import { PlainFailure } from '../../../embedded/plain-failure';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'matinee-data-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made where there is none', () => {
    const folder = join(parent, 'a/b');
    expect(openDataFolder(folder).database).toBe(join(folder, 'database'));
  });

  it('keeps one secret of 48 bytes, for its owner alone', () => {
    const first = openDataFolder(parent);
    first.release();
    expect(Buffer.from(first.tokenSecret, 'base64url')).toHaveLength(48);
    expect(openDataFolder(parent).tokenSecret).toBe(first.tokenSecret);
    expect(statSync(join(parent, 'token-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(parent, 'token-secret'), 'utf8')).toBe(first.tokenSecret);
  });

  it('says who holds it', () => {
    openDataFolder(parent);
    expect(() => openDataFolder(parent)).toThrow(
      new PlainFailure(
        `The data folder ${parent} is in use by process ${process.pid}. End that one, or set MATINEE_DATA to another folder.`,
      ),
    );
  });

  it('says that it cannot be written', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(join(file, 'data'))).toThrow(
      new PlainFailure(
        `The data folder ${join(file, 'data')} cannot be used (ENOTDIR). Set MATINEE_DATA to a folder that can be written.`,
      ),
    );
  });
});
