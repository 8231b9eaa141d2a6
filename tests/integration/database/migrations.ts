import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Session } from './database';

const folder = new URL('../../../supabase/migrations/', import.meta.url);

/** The text of a migration. @param name its file name */
export function migrationText(name: string): Promise<string> {
  return readFile(new URL(name, folder), 'utf8');
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
