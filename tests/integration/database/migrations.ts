import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Session } from './database';

const folder = new URL('../../../supabase/migrations/', import.meta.url);

/** With this variable every table of members is split into so many partitions, as over as many servers. */
const partitions = Number(process.env['MATINEE_PARTITIONS'] ?? 0);

/** The text of a migration. @param name its file name */
export async function migrationText(name: string): Promise<string> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  return partitions > 0 ? partitioned(sql, partitions) : sql;
}

/**
 * Splits the tables of members, whose primary keys begin with their member, by the hash of that member.
 * @param sql the text of a migration
 * @param count the number of partitions of each table
 */
export function partitioned(sql: string, count: number): string {
  return sql.replace(/create table public\.(\w+) \(\n[^]*?\n\);/g, (statement, table: string) => {
    const member = /^ {2}(?:primary key \()?(user_id|id)(?: uuid primary key\b|[,)])/m.exec(statement)?.[1];
    if (member === undefined) return statement;
    const parts = Array.from({ length: count }, (_, part) => {
      const name = `public.${table}_${String(part)}`;
      const remainder = `modulus ${String(count)}, remainder ${String(part)}`;
      return `create table ${name} partition of public.${table} for values with (${remainder});
alter table ${name} enable row level security;`;
    });
    return [statement.replace(/;$/, ` partition by hash (${member});`), ...parts].join('\n');
  });
}

/** The preamble that stands in for a new Supabase project. */
export function authSchema(): Promise<string> {
  return readFile(new URL('auth-schema.sql', import.meta.url), 'utf8');
}

/**
 * Applies the migrations in the order of their names, each in a transaction as the Supabase CLI does.
 * @param last name of the last one, for a server without the later ones
 * @param after name of the last one that has already been applied
 * @param text reads a migration by its name
 */
export async function migrate(
  session: Session,
  last?: string,
  after?: string,
  text: (name: string) => Promise<string> = migrationText,
): Promise<void> {
  const names = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.sql')).sort();
  const indexOf = (name: string) => {
    if (!names.includes(name)) throw new Error(`there is no migration ${name}`);
    return names.indexOf(name) + 1;
  };
  for (const name of names.slice(
    after === undefined ? 0 : indexOf(after),
    last === undefined ? undefined : indexOf(last),
  )) {
    await session.script(`begin;\n${await text(name)}\ncommit;`);
  }
}
