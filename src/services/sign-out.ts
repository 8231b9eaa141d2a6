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
import { purgeMemberData, deleteEmptyDatabases } from '../db/purge-member';
import { revokeSession } from '../api/supabase/auth-context';
import type { ApiConfig } from '../api/supabase/http';

/** What signing out left behind. */
export interface SignOutResult {
  /** What the device kept of the member is gone, but for the changes that are not yet delivered. */
  readonly wiped: boolean;
}

/**
 * Signs a member out: their data and then the session leave the device first, whatever the network does; the server is
 * told afterwards, at best, and of their session alone. In this order nothing of theirs is left behind when the page is
 * closed meanwhile: they are then still signed in, on an empty device. What a tab that opened in between has brought goes
 * afterwards. Changes not yet delivered stay, for that member
 * alone. Where the device refuses to forget the data, nobody stays signed in for it.
 * @param database the member's; null where it could not be opened
 * @returns what was left; an error where the session itself could not be removed, and the member is still signed in
 */
export async function signOut(
  store: SessionStore,
  api: ApiConfig,
  memberId: string,
  database: MemberDatabase | null,
): Promise<Result<SignOutResult, StorageError>> {
  clearTabState();
  const wiped = database !== null && (await purgeMemberData(database));
  // Before the session goes: a hint that outlives the database says that the browser has cleared it.
  signedInHint.write(false);
  const left = await tryStorage(() => store.signOut(memberId));
  if (!left.ok) {
    signedInHint.write(true);
    if (database) await restoreMember(store, database);
    return left;
  }
  if (left.value) void revokeSession(api, left.value);
  return ok({ wiped: wiped && (await purgeMemberData(database)) });
}

/** Lets the database of a member be filled again who was to leave and did not. Where that is refused, the next round tries. */
async function restoreMember(store: SessionStore, database: MemberDatabase): Promise<void> {
  const stayed = await reopenForMember(database, () => store.isSignedIn(database.userId));
  if (!stayed.ok) logDebug(`A member who stays is not at home yet: ${stayed.error.reason}`);
}

/**
 * Signs a member in. Whoever else is signed in leaves as by their own hand, so that another account's link leaves nothing
 * of theirs on the device; their session is replaced and not removed first, so that there is always one. So does whoever
 * had a session that has ended, as they may have come back until now.
 * @param canReplace whether somebody else who is signed in when the session is stored does
 * @returns whether it was stored, or an error where the device could not keep it; where it was not, everything is as
 * before, but for what was wiped
 */
export async function activateSession(
  store: SessionStore,
  api: ApiConfig,
  session: Session,
  canReplace: (other: Session) => boolean = () => true,
): Promise<Result<boolean, StorageError>> {
  const isOther = (other: Session | null): other is Session => other !== null && other.member.id !== session.member.id;
  const written = await tryStorage(async () => {
    for (const id of await membersOnDevice()) if (id !== session.member.id) await purgeMember(id);
    return store.write(session, canReplace);
  });
  if (!written.ok) {
    await restoreCurrentMember(store);
    return written;
  }
  const replaced = written.value;
  if (isOther(replaced)) {
    if (!canReplace(replaced)) {
      await restoreCurrentMember(store);
      return ok(false);
    }
    void revokeSession(api, replaced);
    const forgotten = await tryStorage(() => purgeMember(replaced.member.id));
    if (!forgotten.ok) return forgotten;
  }
  void deleteEmptyDatabases(store);
  return ok(true);
}

/** Whoever is signed in stays so after all. */
async function restoreCurrentMember(store: SessionStore): Promise<void> {
  const session = await tryStorage(() => store.read());
  const opened = session.ok && session.value ? await openMemberDatabase(session.value.member.id) : null;
  if (!opened?.ok) return;
  await restoreMember(store, opened.value.database);
  opened.value.database.close();
}

async function purgeMember(memberId: string): Promise<void> {
  clearTabState();
  const opened = await openMemberDatabase(memberId);
  if (!opened.ok) return;
  await purgeMemberData(opened.value.database);
  opened.value.database.close();
}

/** Forgets what this tab, and the device beside the member's database, keep of a member's doings. */
export function clearTabState(): void {
  sessionImpressions.clear();
  questionnaireStore.clear();
  groupVotesStore.clear();
  watchPreferencesStore.clear();
}
