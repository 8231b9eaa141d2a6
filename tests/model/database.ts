import { digestWith } from './server';
import { eachKind, outranks, type Rules } from './rules';
import {
  KINDS,
  type Database,
  type Kind,
  type PullAnswer,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  type Row,
  type Wish,
} from './state';

/** The mark as the screen shows it: from the outbox, or else from the mirror. */
export function shown({ outbox, mirror }: Database, kind: Kind): Wish | null {
  return outbox[kind] ?? mirror[kind];
}

function without(offer: Wish | null, row: Row): Wish | null {
  return offer && (row.present === offer.present || outranks(row, offer)) ? null : offer;
}

function offered(database: Database, kind: Kind, lost: Row, rules: Rules): Database {
  const entry = database.outbox[kind];
  if ((entry && !outranks(lost, entry)) || !rules.offersLost()) return database;
  const { op, present, ts } = lost;
  return { ...database, offers: { ...database.offers, [kind]: { op, present, ts } } };
}

/** Resends a mark unchanged if a restored server has an older state that looks the same. */
function sentAgain(database: Database, kind: Kind, { op, present, ts }: Row): Database {
  if (database.outbox[kind]) return database;
  const entry = { op, present, ts, state: 'waiting' as const, left: true, replaced: [] };
  return { ...database, outbox: { ...database.outbox, [kind]: entry } };
}

/** Merges one server row if it is newer than the mirror. */
function mergeRow(database: Database, kind: Kind, row: Row, rules: Rules): Database {
  const before = database.mirror[kind];
  if (!rules.isNews(row, before)) return database;
  const { op, present, ts, seq } = row;
  const merged: Database = {
    ...database,
    mirror: { ...database.mirror, [kind]: { op, present, ts, seq } },
    newest: Math.max(database.newest, seq),
    digest: digestWith(database.digest, op, before && before.seq >= 0 ? before.op : undefined),
  };
  const isOlder = before !== null && outranks(before, row);
  const keep = isOlder && (before.present === row.present ? sentAgain : offered);
  const kept = keep ? keep(merged, kind, before, rules) : merged;
  return { ...kept, offers: { ...kept.offers, [kind]: without(kept.offers[kind], row) } };
}

/** The device's estimate of the server's time. */
function clock(database: Database, now: number, error: number): number {
  return database.heard ? now : now + error;
}

/** The timestamp of a new intent, or of one whose time was rejected. */
export function timed(
  database: Database,
  { now, error, seenTs }: { readonly now: number; readonly error: number; readonly seenTs: number },
  rules: Rules,
): number {
  return rules.stamp({ clock: clock(database, now, error), lastTs: database.lastTs, seenTs });
}

/** Applies a push response in one transaction. */
export function acknowledge(
  database: Database,
  request: PushRequest,
  answer: PushAnswer,
  { now, error }: { readonly now: number; readonly error: number },
  rules: Rules,
): Database {
  if (!rules.isOfReading(request, database)) return database;
  const mayMerge = !database.signedOut && (database.epoch === null || database.epoch === answer.epoch);
  const restamped = answer.results.some(({ verdict }) => verdict === 'clock');
  let taken: Database = {
    ...database,
    heard: true,
    epoch: mayMerge ? answer.epoch : database.epoch,
    lastTs: restamped ? answer.now : database.lastTs,
    cursor: rules.movesCursorByPush() ? answer.head : database.cursor,
  };
  if (mayMerge) {
    for (const { kind, row } of answer.results) if (row) taken = mergeRow(taken, kind, row, rules);
  }
  for (const { op, kind, verdict, row } of answer.results) {
    const entry = taken.outbox[kind];
    if (!entry || !rules.isAnswered(entry, op)) continue;
    const put = (next: typeof entry | null): Database => ({ ...taken, outbox: { ...taken.outbox, [kind]: next } });
    if (verdict === 'applied') taken = put(null);
    if (verdict === 'superseded') taken = put(rules.keepsSuperseded() ? entry : null);
    if (verdict === 'rejected') taken = put(rules.keepsRejected() ? { ...entry, state: 'aside' } : null);
    if (verdict === 'clock') {
      const ts = timed(taken, { now, error, seenTs: Math.max(row?.ts ?? 0, taken.mirror[kind]?.ts ?? 0) }, rules);
      taken = { ...put(rules.renamed(entry, ts)), lastTs: ts };
    }
  }
  return taken;
}

function beginReading(database: Database, epoch: number, rules: Rules): Database {
  return {
    ...database,
    mirror: eachKind(database.mirror, (row) => row && rules.beginsWith(row)),
    cursor: 0,
    newest: 0,
    digest: 0,
    epoch,
    reading: database.reading + 1,
    rereading: true,
  };
}

function endReading(database: Database, rules: Rules): Database {
  let ended = database;
  for (const kind of KINDS) {
    const row = ended.mirror[kind];
    if (!row || row.seq >= 0 || rules.keepsUnfound(row)) continue;
    if (row.present) ended = offered(ended, kind, row, rules);
    ended = { ...ended, mirror: { ...ended.mirror, [kind]: null } };
  }
  return { ...ended, rereading: false };
}

/** Applies a page of a pull in one transaction. */
export function takePage(
  database: Database,
  request: PullRequest,
  answer: PullAnswer,
  limit: number,
  rules: Rules,
): Database {
  if (database.signedOut && !rules.keepsForWhoLeft()) return database;
  if (rules.isStale(request, database)) return database;
  if (rules.isOtherEpoch(database, answer) || rules.isBehind(request, answer)) {
    return beginReading(database, answer.epoch, rules);
  }
  let taken: Database = { ...database, epoch: answer.epoch };
  for (const { kind, ...row } of answer.rows) {
    taken = mergeRow(taken, kind, row, rules);
    if (rules.dropsWaiting()) taken = { ...taken, outbox: { ...taken.outbox, [kind]: null } };
  }
  taken = { ...taken, cursor: rules.cursorAfterPage(database, answer) };
  if (!rules.isLastPage(taken.cursor, answer, limit)) return taken;
  const gap = taken.newest > answer.head ? 0 : digestWith(answer.digest - taken.digest, undefined, undefined);
  if (rules.looksAtDigest() && gap !== 0 && gap !== taken.gap) {
    return beginReading({ ...taken, gap }, answer.epoch, rules);
  }
  return { ...(taken.rereading ? endReading(taken, rules) : taken), heard: true };
}

/** The database after sign-out: only the outbox and the signed-out flag are left. */
export function wiped(database: Database, rules: Rules): Database {
  const none = eachKind<null>({ favorite: null, watched: null }, () => null);
  const { reading, lastTs, heard, mirror, outbox, offers } = database;
  return {
    mirror: rules.clearsMirror() ? none : mirror,
    outbox: rules.outboxAfterLeaving(outbox),
    offers,
    cursor: 0,
    newest: 0,
    digest: 0,
    gap: 0,
    epoch: null,
    reading: reading + 1,
    rereading: false,
    heard,
    lastTs: rules.keepsLastTime() ? lastTs : 0,
    signedOut: true,
  };
}
