import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nodeComplaint } from '../../../local-stack/node-version.mjs';
import { ensurePackages, packagesAreCurrent } from '../../../local-stack/packages.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-packages-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Packages = Record<string, { version: string; dev?: boolean; devOptional?: boolean; optional?: boolean }>;

function writeLocks(wanted: Packages, installed: Packages): void {
  const own = { '': { version: '0.1.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...own, ...wanted } }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

describe('whether packages must be installed', () => {
  it('no, if all packages of the lock file are installed', () => {
    writeLocks({ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/a': { version: '1.0.0' } });
    expect(packagesAreCurrent(folder, 'all')).toBe(true);
  });

  it('yes, if one has another version', () => {
    writeLocks({ 'node_modules/a': { version: '1.0.1' } }, { 'node_modules/a': { version: '1.0.0' } });
    expect(packagesAreCurrent(folder, 'all')).toBe(false);
  });

  it('yes, if one is missing', () => {
    writeLocks({ 'node_modules/a': { version: '1.0.0' } }, {});
    expect(packagesAreCurrent(folder, 'all')).toBe(false);
  });

  it('no, if only one for another platform is missing', () => {
    writeLocks({ 'node_modules/a': { version: '1.0.0', optional: true } }, {});
    expect(packagesAreCurrent(folder, 'all')).toBe(true);
  });

  it.each<['start' | 'all', boolean]>([
    ['start', true],
    ['all', false],
  ])('if only packages of tests are missing: for %s, enough is %s', (part, enough) => {
    writeLocks(
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '1.0.0', dev: true },
        'node_modules/c': { version: '1.0.0', devOptional: true },
      },
      { 'node_modules/a': { version: '1.0.0' } },
    );
    expect(packagesAreCurrent(folder, part)).toBe(enough);
  });

  it('yes for a start, too, if one that it needs is missing', () => {
    writeLocks({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } }, {});
    expect(packagesAreCurrent(folder, 'start')).toBe(false);
  });

  it('yes, on a fresh clone', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
    expect(packagesAreCurrent(folder, 'all')).toBe(false);
  });
});

it('packages of another checkout, behind a link, are left alone, and the message says what to do', async () => {
  const elsewhere = join(folder, 'elsewhere');
  renameSync(join(folder, 'node_modules'), elsewhere);
  writeFileSync(join(elsewhere, 'kept.txt'), '');
  symlinkSync(elsewhere, join(folder, 'node_modules'));
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ensurePackages(folder, 'all')).toBe(false);
  expect(consoleError.mock.calls.flat().join(' ')).toMatch(/Remove the link and try again/);
  consoleError.mockRestore();
  expect(readdirSync(elsewhere)).toContain('kept.txt');
});

describe('the version of Node', () => {
  it.each(['18.20.4', '20.18.9'])('%s is too old, and the message says what is needed', (version) => {
    expect(nodeComplaint(version)).toBe(
      `Matinee needs Node 20.19 or newer, and this is Node ${version}. Get it at https://nodejs.org`,
    );
  });

  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s is supported', (version) => {
    expect(nodeComplaint(version)).toBeUndefined();
  });
});
