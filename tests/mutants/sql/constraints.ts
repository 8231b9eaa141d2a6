import type { Session } from '../../integration/database/database';
import { testsOfTable } from './concerned-tests';
import type { SqlMutant } from './sql-mutant';

/** The conditions that a check joins by AND, as PostgreSQL prints it: CHECK (((a) AND (b))). */
function conjuncts(definition: string): readonly string[] {
  const inner = /^CHECK \(\((.*)\)\)/s.exec(definition)?.[1] ?? '';
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === "'") quoted = !quoted;
    if (quoted) continue;
    if (inner[at] === '(') depth += 1;
    if (inner[at] === ')') depth -= 1;
    if (depth === 0 && inner.startsWith(' AND ', at)) {
      parts.push(inner.slice(start, at));
      start = at + ' AND '.length;
    }
  }
  return parts.length === 0 ? [] : [...parts, inner.slice(start)];
}

/** Weakened definitions, by what was done: one of several conditions left out, an anchor of a pattern removed. */
function loosened(definition: string): readonly (readonly [what: string, definition: string])[] {
  return [
    ...conjuncts(definition).map((part) => [`without ${part}`, definition.replace(part, () => 'true')] as const),
    ...(definition.includes("'^") ? [['without ^', definition.replace("'^", "'")] as const] : []),
    ...(definition.includes("$'") ? [['without $', definition.replace("$'", "'")] as const] : []),
    ...(definition.includes(' ON DELETE CASCADE')
      ? [['without its cascade', definition.replace(' ON DELETE CASCADE', '')] as const]
      : []),
  ];
}

/** Every constraint dropped, and weakened where it has several conditions. */
export async function constraintMutants(session: Session): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select relname::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p') order by 1, 2`,
  );
  return rows.flatMap(({ table, name, definition }) => {
    const tests = testsOfTable(String(table));
    const drop = `alter table public.${String(table)} drop constraint ${String(name)} cascade`;
    return [
      { name: drop, after: drop, tests },
      ...loosened(String(definition)).map(([what, other]) => ({
        name: `${String(name)} ${what}`,
        after: `${drop}; alter table public.${String(table)} add constraint ${String(name)} ${other}`,
        tests,
      })),
    ];
  });
}

/** Every NOT NULL column made nullable. Parts of a key cannot be. */
export async function nullMutants(session: Session): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select relname::text as table, attname::text as column from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attnotnull
       and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey))
     order by 1, attnum`,
  );
  return rows.map(({ table, column }) => {
    const after = `alter table public.${String(table)} alter column ${String(column)} drop not null`;
    return { name: after, after, tests: ['schema/tables.test.ts'] };
  });
}

/** Every index dropped that belongs to no constraint. */
export async function indexMutants(session: Session): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select indexrelid::regclass::text as name, indisunique as single, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u')) order by 1`,
  );
  return rows.flatMap(({ name, single, definition }) => {
    const tests = [
      'schema/plans.test.ts',
      'schema/privileges.test.ts',
      'schema/profiles.test.ts',
      'sync/sync-pull.test.ts',
    ];
    const drop = `drop index ${String(name)}`;
    const plain = String(definition).replace('CREATE UNIQUE', 'CREATE');
    return [
      { name: drop, after: drop, tests },
      ...(single === true
        ? [
            {
              name: `${String(name)} is not unique`,
              after: `${drop}; ${plain}`,
              tests: ['schema/operator-limits.test.ts', 'schema/profiles.test.ts'],
            },
          ]
        : []),
    ];
  });
}

/** Every trigger dropped, and its condition left out. */
export async function triggerMutants(session: Session): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select tgname::text as name, tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal and tgfoid in (
       select oid from pg_proc where pronamespace = 'public'::regnamespace
     ) order by 2, 1`,
  );
  return rows.flatMap(({ name, table, definition }) => {
    const tests = testsOfTable(String(table).replace(/^.*\./, ''));
    const drop = `drop trigger ${String(name)} on ${String(table)}`;
    const always = String(definition).replace(/ WHEN \(.*\) EXECUTE/s, ' EXECUTE');
    return [
      { name: drop, after: drop, tests },
      ...(always === definition
        ? []
        : [{ name: `${String(name)} on ${String(table)} without its condition`, after: `${drop}; ${always}`, tests }]),
    ];
  });
}
