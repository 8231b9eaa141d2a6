import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlMutants } from '../../../mutants/sql/sql-mutants';
import { rolledBack, type Database } from '../database';
import { migrationText } from '../migrations';
import { openPglite } from '../pglite-database';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

it('every mutant of the database can be created, and names existing tests', async () => {
  const mutants = await sqlMutants(database);
  expect(mutants.length).toBeGreaterThan(400);
  for (const { ids, name, after, edit, tests } of mutants) {
    if (after !== undefined)
      await expect(
        rolledBack(database, (session) => session.script(after)),
        name,
      ).resolves.toBeUndefined();
    if (edit) expect((await migrationText(edit.migration)).split(edit.find), name).toHaveLength(2);
    expect(tests.length, name).toBeGreaterThan(0);
    const paths = tests.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));
    for (const path of paths) expect(existsSync(path), `${name}: ${path}`).toBe(true);
    if (ids) {
      const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
      expect(
        ids.filter((id) => !text.includes(id)),
        `${name}: named by its tests`,
      ).toEqual([]);
    }
  }
});
