import type { Session } from '../domain/account/session';
import { ok, type Result } from '../domain/values/result';
import { groupVotesStore } from '../db/group-votes-store';
import { questionnaireStore } from '../db/questionnaire-store';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import { signedInHint } from '../db/session-hint';
import { sessionImpressions } from '../db/session-impressions';
import { tryStorage, type StorageError } from '../db/storage';
import { membersOnDevice, type MemberDatabase } from '../db/member-database';
import { openMemberDatabase } from '../db/open-member-database';
import { reopenForMember } from '../db/wipe-member';
import { logDebug } from '../lib/logger';
import type { SessionStore } from '../db/session-store';
import { purgeMember, purgeMemberData, deleteEmptyDatabases } from '../db/purge-member';
import { revokeSession } from '../api/supabase/auth-context';
import type { ApiConfig } from '../api/supabase/http';

/** The outcome of a sign-out. */
export interface SignOutResult {
  /** Whether the member's data was removed, except for unsent changes. */
  readonly purged: boolean;
}

/**
 * Signs a member out. Their data is removed before the session, whatever the network does, so that a page closed in
 * between leaves them signed in on an empty device; data that another tab has added meanwhile is removed afterwards.
 * Then the session is revoked on the server. Unsent changes stay, for that member only. Signs out even if removing
 * the data fails.
 * @param database the member's; null if it couldn't be opened
 * @returns an error if the session couldn't be removed, and the member is still signed in
 */
export async function signOut(
  store: SessionStore,
  api: ApiConfig,
  memberId: string,
  database: MemberDatabase | null,
): Promise<Result<SignOutResult, StorageError>> {
  clearTabState();
  const purged = database !== null && (await purgeMemberData(database));
  // Before the session is removed: a hint without a session means that the browser has cleared it.
  signedInHint.write(false);
  const removed = await tryStorage(() => store.signOut(memberId));
  if (!removed.ok) {
    signedInHint.write(true);
    if (database) await reopenMember(store, database);
    return removed;
  }
  if (removed.value) void revokeSession(api, removed.value);
  const purgedAgain = await (database ? purgeMemberData(database) : purgeMember(memberId));
  if (!purgedAgain) await noteLeftover(store, memberId);
  return ok({ purged: purged && purgedAgain });
}

/** If it can't be noted, the data stays until the next sign-in. */
async function noteLeftover(store: SessionStore, memberId: string): Promise<void> {
  const noted = await tryStorage(() => store.noteLeftover(memberId));
  if (!noted.ok) logDebug(`Data that stays on this device isn't noted: ${noted.error.reason}`);
}

/** Reopens the database of a member whose sign-out failed. If that fails, the next sync cycle does it. */
async function reopenMember(store: SessionStore, database: MemberDatabase): Promise<void> {
  const reopened = await reopenForMember(database, () => store.isSignedIn(database.userId));
  if (!reopened.ok) logDebug(`Couldn't reopen the signed-in member's data: ${reopened.error.reason}`);
}

/**
 * Signs a member in. The data of all other members is removed as by a sign-out, also of those whose session has ended.
 * Another session is replaced rather than removed first, so that there is always one.
 * @param canReplace whether to replace another member's session
 * @returns whether the session was stored, or a storage error; if not, the current member stays signed in
 */
export async function activateSession(
  store: SessionStore,
  api: ApiConfig,
  session: Session,
  canReplace: (other: Session) => boolean = () => true,
): Promise<Result<boolean, StorageError>> {
  const isOther = (other: Session | null): other is Session => other !== null && other.member.id !== session.member.id;
  const left = new Set<string>();
  const purge = async (id: string) => {
    clearTabState();
    if (await purgeMember(id)) left.delete(id);
    else left.add(id);
  };
  const written = await tryStorage(async () => {
    for (const id of await membersOnDevice()) if (id !== session.member.id) await purge(id);
    return store.write(session, canReplace);
  });
  if (!written.ok) {
    await reopenCurrentMember(store);
    return written;
  }
  const replaced = written.value;
  if (isOther(replaced)) {
    if (!canReplace(replaced)) {
      await reopenCurrentMember(store);
      return ok(false);
    }
    void revokeSession(api, replaced);
    const purged = await tryStorage(() => purge(replaced.member.id));
    if (!purged.ok) return purged;
  }
  for (const id of left) await noteLeftover(store, id);
  void deleteEmptyDatabases(store);
  return ok(true);
}

/** Reopens the current member's database after a failed switch. */
async function reopenCurrentMember(store: SessionStore): Promise<void> {
  const session = await tryStorage(() => store.read());
  const opened = session.ok && session.value ? await openMemberDatabase(session.value.member.id) : null;
  if (!opened?.ok) return;
  await reopenMember(store, opened.value.database);
  opened.value.database.close();
}

/** Clears the member's state outside their database: in this tab and in localStorage. */
export function clearTabState(): void {
  sessionImpressions.clear();
  questionnaireStore.clear();
  groupVotesStore.clear();
  watchPreferencesStore.clear();
}
