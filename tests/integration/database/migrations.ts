import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Session } from './database';

const folder = new URL('../../../supabase/migrations/', import.meta.url);

/** The preamble that stands for a new Supabase project. */
export function authSchema(): Promise<string> {
  return readFile(new URL('auth-schema.sql', import.meta.url), 'utf8');
}

/** Applies the migrations in the order of their names, each in a transaction as the Supabase CLI does. */
export async function migrate(session: Session): Promise<void> {
  const names = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    await session.script(`begin;\n${await readFile(new URL(name, folder), 'utf8')}\ncommit;`);
  }
}
