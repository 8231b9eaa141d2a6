import type { Connection } from '../../integration/database/database';

/**
 * Has the server forget what is old, as the operator's schedule does, of these members: those of other schedules are gone
 * for good.
 */
export async function compactMarks(connection: Connection, users: readonly string[], now: number): Promise<void> {
  await connection.transaction(async (session) => {
    await session.rows('delete from auth.users where id <> all ($1::uuid[])', [`{${users.join()}}`]);
    await session.rows(`select set_config('simulation.now', $1, true)`, [String(now)]);
    await session.rows('select public.compact_marks(100, 1)');
  });
}
