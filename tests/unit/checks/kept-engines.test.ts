import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MEMBER_SCHEMA_VERSION } from '../../../src/db/member-database';

const versions = Array.from({ length: MEMBER_SCHEMA_VERSION }, (_, index) => String(index + 1));

it('an engine is kept for every version of the device’s schema, and tested with the current one', () => {
  const kept = readdirSync(resolve('tests/fixtures/engines'), { withFileTypes: true });
  const folders = kept.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort((a, b) => Number(a) - Number(b))).toEqual(versions);
  const tried = readFileSync(resolve('tests/simulation/releases.test.ts'), 'utf8');
  expect([...tried.matchAll(/fixtures\/engines\/(\d+)\//g)].map(([, version]) => version)).toEqual(versions);
});
