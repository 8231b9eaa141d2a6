import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MEMBER_SCHEMA_VERSION } from '../../../src/data/local/member/member-database';

/** The first one that was released. */
const FIRST = 3;

const earlier = Array.from({ length: MEMBER_SCHEMA_VERSION - FIRST }, (_, index) => String(FIRST + index));

it('the engine of every earlier schema of the device is kept, and tried beside this one', () => {
  const kept = readdirSync(resolve('tests/fixtures/engines'), { withFileTypes: true });
  const folders = kept.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort((a, b) => Number(a) - Number(b))).toEqual(earlier);
  const tried = readFileSync(resolve('tests/simulation/releases.test.ts'), 'utf8');
  expect([...tried.matchAll(/fixtures\/engines\/(\d+)\//g)].map(([, version]) => version)).toEqual(earlier);
});
