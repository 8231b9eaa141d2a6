import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNCTIONS, TABLES } from '../../../../local-stack/doctor/schema';
import type { Database } from '../database';
import { openPglite } from '../pglite-database';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

it('the doctor knows every table and column, and which of them visitors read', async () => {
  const columns = await database.rows(
    `select relname::text as table, attname::text as name, has_table_privilege('anon', attrelid, 'select') as open
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped`,
  );
  const described = columns.map(({ table, name, open }) => `${String(table)}.${String(name)} ${String(open)}`);
  const known = TABLES.flatMap(({ name, columns: of, open }) => of.map((column) => `${name}.${column} ${open}`));
  expect(known.toSorted()).toEqual(described.toSorted());
});

it('the doctor knows every function that members call, with its arguments, and which of them visitors call', async () => {
  const functions = await database.rows(
    `select proname::text as name, to_json(coalesce(proargnames, '{}')) as arguments,
       has_function_privilege('anon', oid, 'execute') as open
     from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`,
  );
  const described = functions.map(({ name, arguments: list, open }) => JSON.stringify([name, list, open]));
  const known = FUNCTIONS.map(({ name, nobodys, open }) => JSON.stringify([name, Object.keys(nobodys), open === true]));
  expect(known.toSorted()).toEqual(described.toSorted());
});
