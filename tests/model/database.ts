import { digestWith } from './server';
import { eachKind, winsConflict, type Rules } from './rules';
import {
  KINDS,
  type Database,
  type Kind,
  type PullResponse,
  type PullRequest,
  type PushResponse,
  type PushRequest,
  type Row,
  type Operation,
} from './state';

/** The mark as the screen shows it: from the outbox, or else from the mirror. */
export function shownMark({ outbox, mirror }: Database, kind: Kind): Operation | null {
  return outbox[kind] ?? mirror[kind];
}

function without(offer: Operation | null, row: Row): Operation | null {
  return offer && (row.present === offer.present || winsConflict(row, offer)) ? null : offer;
}

function offerLost(database: Database, kind: Kind, lost: Row, rules: Rules): Database {
  const entry = database.outbox[kind];
  if ((entry && !winsConflict(lost, entry)) || !rules.offersLost()) return database;
  const { op, present, ts } = lost;
  return { ...database, offers: { ...database.offers, [kind]: { op, present, ts } } };
}

/** Resends a mark unchanged if a restored server has an older state that looks the same. */
function resend(database: Database, kind: Kind, { op, present, ts }: Row): Database {
  if (database.outbox[kind]) return database;
  const entry = { op, present, ts, state: 'waiting' as const, sent: true, supersedes: [] };
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
    maxSeq: Math.max(database.maxSeq, seq),
    digest: digestWith(database.digest, op, before && before.seq >= 0 ? before.op : undefined),
  };
  const isOlder = before !== null && winsConflict(before, row);
  const preserve = isOlder && (before.present === row.present ? resend : offerLost);
  const result = preserve ? preserve(merged, kind, before, rules) : merged;
  return { ...result, offers: { ...result.offers, [kind]: without(result.offers[kind], row) } };
}

/** The device's estimate of the server's time. */
function clock(database: Database, now: number, error: number): number {
  return database.clockKnown ? now : now + error;
}

/** The timestamp of a new intent, or of one whose time was rejected. */
export function timestampOf(
  database: Database,
  { now, error, seenTs }: { readonly now: number; readonly error: number; readonly seenTs: number },
  rules: Rules,
): number {
  return rules.stamp({ clock: clock(database, now, error), lastTs: database.lastTs, seenTs });
}

/** Applies a push response in one transaction. */
export function applyPushResponse(
  database: Database,
  request: PushRequest,
  response: PushResponse,
  { now, error }: { readonly now: number; readonly error: number },
  rules: Rules,
): Database {
  if (!rules.isCurrentGeneration(request, database)) return database;
  const mayMerge = !database.signedOut && (database.epoch === null || database.epoch === response.epoch);
  const restamped = response.results.some(({ verdict }) => verdict === 'clock');
  let taken: Database = {
    ...database,
    clockKnown: true,
    epoch: mayMerge ? response.epoch : database.epoch,
    lastTs: restamped ? response.now : database.lastTs,
    cursor: rules.movesCursorByPush() ? response.head : database.cursor,
  };
  if (mayMerge) {
    for (const { kind, row } of response.results) if (row) taken = mergeRow(taken, kind, row, rules);
  }
  for (const { op, kind, verdict, row } of response.results) {
    const entry = taken.outbox[kind];
    if (!entry || !rules.isAnswered(entry, op)) continue;
    const put = (next: typeof entry | null): Database => ({ ...taken, outbox: { ...taken.outbox, [kind]: next } });
    if (verdict === 'applied') taken = put(null);
    if (verdict === 'superseded') taken = put(rules.keepsSuperseded() ? entry : null);
    if (verdict === 'rejected') taken = put(rules.keepsRejected() ? { ...entry, state: 'blocked' } : null);
    if (verdict === 'clock') {
      const ts = timestampOf(taken, { now, error, seenTs: Math.max(row?.ts ?? 0, taken.mirror[kind]?.ts ?? 0) }, rules);
      taken = { ...put(rules.restamp(entry, ts)), lastTs: ts };
    }
  }
  return taken;
}

function startFullResync(database: Database, epoch: number, rules: Rules): Database {
  return {
    ...database,
    mirror: eachKind(database.mirror, (row) => row && rules.atResyncStart(row)),
    cursor: 0,
    maxSeq: 0,
    digest: 0,
    epoch,
    resyncGeneration: database.resyncGeneration + 1,
    resyncing: true,
  };
}

function finishFullResync(database: Database, rules: Rules): Database {
  let ended = database;
  for (const kind of KINDS) {
    const row = ended.mirror[kind];
    if (!row || row.seq >= 0 || rules.keepsMissing(row)) continue;
    if (row.present) ended = offerLost(ended, kind, row, rules);
    ended = { ...ended, mirror: { ...ended.mirror, [kind]: null } };
  }
  return { ...ended, resyncing: false };
}

/** Applies a page of a pull in one transaction. */
export function applyPullPage(
  database: Database,
  request: PullRequest,
  response: PullResponse,
  limit: number,
  rules: Rules,
): Database {
  if (database.signedOut && !rules.storesAfterSignOut()) return database;
  if (rules.isStale(request, database)) return database;
  if (rules.isOtherEpoch(database, response) || rules.isRolledBack(request, response)) {
    return startFullResync(database, response.epoch, rules);
  }
  let taken: Database = { ...database, epoch: response.epoch };
  for (const { kind, ...row } of response.rows) {
    taken = mergeRow(taken, kind, row, rules);
    if (rules.dropsPending()) taken = { ...taken, outbox: { ...taken.outbox, [kind]: null } };
  }
  taken = { ...taken, cursor: rules.cursorAfterPage(database, response) };
  if (!rules.isLastPage(taken.cursor, response, limit)) return taken;
  const digestDiff =
    taken.maxSeq > response.head ? 0 : digestWith(response.digest - taken.digest, undefined, undefined);
  if (rules.checksDigest() && digestDiff !== 0 && digestDiff !== taken.digestDiff) {
    return startFullResync({ ...taken, digestDiff }, response.epoch, rules);
  }
  return { ...(taken.resyncing ? finishFullResync(taken, rules) : taken), clockKnown: true };
}

/** The database after sign-out: only the outbox and the signed-out flag are left. */
export function wiped(database: Database, rules: Rules): Database {
  const none = eachKind<null>({ favorite: null, watched: null }, () => null);
  const { resyncGeneration, lastTs, clockKnown, mirror, outbox, offers } = database;
  return {
    mirror: rules.clearsMirror() ? none : mirror,
    outbox: rules.outboxAfterSignOut(outbox),
    offers,
    cursor: 0,
    maxSeq: 0,
    digest: 0,
    digestDiff: 0,
    epoch: null,
    resyncGeneration: resyncGeneration + 1,
    resyncing: false,
    clockKnown,
    lastTs: rules.keepsLastTime() ? lastTs : 0,
    signedOut: true,
  };
}
