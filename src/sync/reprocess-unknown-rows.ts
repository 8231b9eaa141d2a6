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
  const reads = clientCapabilities();
  if ((await readSyncState(database)).capabilities === reads) return;
  const { outbox, unknownRows } = database;
  await inSyncTransaction(database, async () => {
    const kept = await unknownRows.toArray();
    const read = kept.flatMap(({ key, row }) => {
      const mark = parseRow(row);
      return mark ? [{ key, mark }] : [];
    });
    const marks = read.map(({ mark }) => mark);
    await applyMarks(database, marks);
    await updateDigest(database, [], marks);
    await addMissingMovies(database, marks);
    await unknownRows.bulkDelete(read.map(({ key }) => key));
    const unanswered = await outbox.filter(({ state, code }) => state === 'blocked' && code === null).toArray();
    await outbox.bulkPut(unanswered.map((entry) => ({ ...entry, state: 'waiting' as const })));
    await changeSyncState(database, { capabilities: reads });
  });
}
