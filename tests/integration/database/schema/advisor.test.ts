import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack, type Database, type Row } from '../database';
import { databases } from '../harness';
import { REASONS, RULES } from './advisor-rules';

describe.each(databases)('the advisor of Supabase on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const named = (rows: readonly Row[]) => rows.map((row) => Object.values(row).map(String).join(' '));

  it.each(RULES)('finds no violation without a reason: %s', async (_, sql) => {
    expect(named(await database.rows(sql)).filter((name) => !(name in REASONS))).toEqual([]);
  });

  it.each(RULES.filter(([, , planted]) => planted))('would find a violation: %s', async (_, sql, planted) => {
    const before = await database.rows(sql);
    const after = await rolledBack(database, async (session) => {
      await session.script(planted ?? '');
      return session.rows(sql);
    });
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('has no reason for a violation that does not exist', async () => {
    const found: string[] = [];
    for (const [, sql] of RULES) found.push(...named(await database.rows(sql)));
    expect(found.toSorted()).toEqual(Object.keys(REASONS).toSorted());
  });
});

it('the Data API exposes the schema public alone, and anonymous sign-ins are off', async () => {
  const config = await readFile(new URL('../../../../supabase/config.toml', import.meta.url), 'utf8');
  expect(config).toMatch(/^schemas = \["public"\]$/m);
  expect(config.match(/^schemas = /gm)).toHaveLength(1);
  expect(config).toMatch(/^enable_anonymous_sign_ins = false$/m);
  expect(config.match(/^enable_anonymous_sign_ins = /gm)).toHaveLength(1);
});
