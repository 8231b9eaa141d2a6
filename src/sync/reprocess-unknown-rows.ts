import type { MemberDatabase } from '../db/member-database';
import { changeSyncState, inSyncTransaction, readSyncState } from '../db/sync-state';
import { updateDigest, applyMarks } from './apply-marks';
import { parseRow } from './protocol';
import { clientCapabilities } from './unknown-rows';
import { addMissingMovies } from './pull';

/**
 * Parses stored rows of unknown kinds again once this version knows more kinds, and queues entries again whose status
 * an older version didn't know. Needs no network.
 */
export async function reprocessUnknownRows(database: MemberDatabase): Promise<void> {
  const capabilities = clientCapabilities();
  if ((await readSyncState(database)).capabilities === capabilities) return;
  const { outbox, unknownRows } = database;
  await inSyncTransaction(database, async () => {
    const stored = await unknownRows.toArray();
    const parsed = stored.flatMap(({ key, row }) => {
      const mark = parseRow(row);
      return mark ? [{ key, mark }] : [];
    });
    const marks = parsed.map(({ mark }) => mark);
    await applyMarks(database, marks);
    await updateDigest(database, [], marks);
    await addMissingMovies(database, marks);
    await unknownRows.bulkDelete(parsed.map(({ key }) => key));
    const blocked = await outbox.filter(({ state, code }) => state === 'blocked' && code === null).toArray();
    await outbox.bulkPut(blocked.map((entry) => ({ ...entry, state: 'waiting' as const })));
    await changeSyncState(database, { capabilities });
  });
}
