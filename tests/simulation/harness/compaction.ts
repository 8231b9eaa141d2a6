import type { Connection } from '../../integration/database/database';

/**
 * Runs the server's compaction, as the operator's schedule does, for these members only: those of other schedules are
 * finished.
 */
export async function compactMarks(connection: Connection, users: readonly string[], now: number): Promise<void> {
  await connection.transaction(async (session) => {
    await session.rows('delete from auth.users where id <> all ($1::uuid[])', [`{${users.join()}}`]);
    await session.rows(`select set_config('simulation.now', $1, true)`, [String(now)]);
    await session.rows('select public.compact_marks(100, 1)');
  });
}
