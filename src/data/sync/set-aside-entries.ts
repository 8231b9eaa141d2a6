import type { MemberDatabase, OutboxEntry } from '../local/member-database';

/** Changes that the server refused for themselves, oldest first. */
export async function listSetAside(database: MemberDatabase): Promise<readonly OutboxEntry[]> {
  const entries = await database.outbox.filter(({ state }) => state === 'set-aside').toArray();
  return entries.sort((a, b) => a.addedAt - b.addedAt);
}

/** Puts a refused change back among the waiting ones, as it is. */
export async function retryEntry(database: MemberDatabase, key: string): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const entry = await database.outbox.get(key);
    if (entry?.state === 'set-aside') await database.outbox.put({ ...entry, state: 'waiting', code: null });
  });
}

/** Gives a change up; the mark is shown again as the server has it. */
export async function discardEntry(database: MemberDatabase, key: string): Promise<void> {
  await database.outbox.delete(key);
}
