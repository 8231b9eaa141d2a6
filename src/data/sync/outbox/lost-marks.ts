import { Dexie } from 'dexie';
import { summaryOf } from '../../../domain/film/film-summary';
import { markKey, outranks, type Mark } from '../../../domain/marks/mark';
import { isMarkKind } from '../../../domain/marks/mark-kinds';
import type { MemberDatabase, MirrorRow } from '../../local/member/member-database';

/** Where the offer of a mark is kept among the changes that are not on the server: beside the slot of the mark itself. */
function offerKey({ kind, movieId }: Pick<Mark, 'kind' | 'movieId'>): string {
  return `lost:${markKey(kind, movieId)}`;
}

/**
 * Keeps marks that were on the server once and are no longer, for the member to decide; but none that the member has
 * changed since. Part of the caller's transaction, over outbox and films.
 */
export async function keepLost(database: MemberDatabase, rows: readonly MirrorRow[]): Promise<void> {
  if (rows.length === 0) return;
  const [films, slots] = await Promise.all([
    database.films.bulkGet(rows.map(({ movieId }) => movieId)),
    database.outbox.bulkGet(rows.map(({ kind, movieId }) => markKey(kind, movieId))),
  ]);
  await database.outbox.bulkPut(
    rows.flatMap((row, index) => {
      const { kind, movieId, ts, op } = row;
      // What waits may be older, and its answer lost: then it is not what the member means.
      const slot = slots[index];
      if (slot && !outranks(row, slot.operation)) return [];
      const film = films[index];
      const operation = { kind, movieId, present: row.present === 1, ts, op, film: film ? summaryOf(film) : null };
      return [{ key: offerKey(row), operation, state: 'lost' as const, addedAt: ts, code: null }];
    }),
  );
}

/**
 * Sends marks again, as they were, of which a restored server has an older state that looks the same: nobody sees a
 * difference, but a third state between the two would win over what the member meant last. Part of the caller's transaction, over
 * outbox and films.
 */
export async function sendAsTheyWere(database: MemberDatabase, rows: readonly MirrorRow[]): Promise<void> {
  for (const { kind, movieId, present, ts, op } of rows) {
    const key = markKey(kind, movieId);
    // What waits there is later.
    if (!isMarkKind(kind) || (await database.outbox.get(key))) continue;
    const film = present === 1 ? await database.films.get(movieId) : undefined;
    const operation = { kind, movieId, present: present === 1, ts, op, film: film ? summaryOf(film) : null };
    await database.outbox.put({ key, operation, state: 'waiting', addedAt: ts, code: null, sent: true, left: op });
  }
}

/** Takes back offers that mean nothing any more: the server has it again, or a newer intent. Part of the caller's transaction. */
export async function dropMootOffers(database: MemberDatabase, marks: readonly Mark[]): Promise<void> {
  const offers = await database.outbox
    .where('[state+operation.kind]')
    .between(['lost', Dexie.minKey], ['lost', Dexie.maxKey])
    .toArray();
  if (offers.length === 0) return;
  const standing = new Map(marks.map((mark) => [offerKey(mark), mark]));
  const moot = offers.filter(({ key, operation }) => {
    const mark = standing.get(key);
    return mark && operation.kind !== 'search' && (mark.present === operation.present || outranks(mark, operation));
  });
  await database.outbox.bulkDelete(moot.map(({ key }) => key));
}
