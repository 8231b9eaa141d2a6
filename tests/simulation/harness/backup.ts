import type { Session } from '../../integration/database/database';

/** The head comes last: the triggers that maintain it must not count restored rows again. */
const TABLES = [
  'user_favorites',
  'user_watched',
  'user_shown_movies',
  'user_search_history',
  'sync_marks',
  'sync_head',
] as const;

/** The rows of some members, by table. */
export type Backup = Readonly<Record<(typeof TABLES)[number], string>>;

const owned = (users: readonly string[]) => `user_id = any('{${users.join()}}'::uuid[])`;

/** Copies the server's data of some members. */
export async function takeBackup(session: Session, users: readonly string[]): Promise<Backup> {
  const columns = TABLES.map(
    (table) =>
      `(select coalesce(jsonb_agg(row), '[]')::text from public.${table} as row where ${owned(users)}) as ${table}`,
  );
  const [row] = await session.rows(`select ${columns.join()}`);
  const entries = TABLES.map((table) => [table, String(row?.[table])] as const);
  return Object.fromEntries(entries) as Backup;
}

/** Replaces the server's data of these members by a copy: what came after the copy is gone. */
export async function restoreBackup(session: Session, users: readonly string[], backup: Backup): Promise<void> {
  await session.rows(`select set_config('matinee.skip_sync_triggers', 'on', true)`);
  for (const table of [...TABLES].reverse()) await session.rows(`delete from public.${table} where ${owned(users)}`);
  for (const table of TABLES) {
    await session.rows(
      `insert into public.${table} select * from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
      [backup[table]],
    );
  }
}
