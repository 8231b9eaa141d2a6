import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlMutants } from '../../../mutants/sql/sql-mutants';
import { undone, type Database } from '../database';
import { migrationText } from '../migrations';
import { openPglite } from '../pglite-database';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

it('every mutant of the database can be made, and names tests that there are', async () => {
  const mutants = await sqlMutants(database);
  expect(mutants.length).toBeGreaterThan(400);
  for (const { name, after, edit, tests } of mutants) {
    if (after !== undefined)
      await expect(
        undone(database, (session) => session.script(after)),
        name,
      ).resolves.toBeUndefined();
    if (edit) expect((await migrationText(edit.migration)).split(edit.find), name).toHaveLength(2);
    expect(tests.length, name).toBeGreaterThan(0);
    for (const file of tests) {
      expect(existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url))), `${name}: ${file}`).toBe(true);
    }
  }
});
