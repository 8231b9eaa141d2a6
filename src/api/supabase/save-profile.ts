import type { RequestFailure } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import type { ProfileRow } from '../../db/member-database';
import { type AuthContext, memberToken } from './auth-context';
import { parseProfile, PROFILE_COLUMNS } from './account';
import { postgrest } from './postgrest';

/** Why a profile was not saved. taken: another member has the username; refused: a value the table does not take. */
export interface ProfileFailure {
  readonly reason: 'taken' | 'refused' | 'unreachable' | 'signed-out';
}

/** What of a profile is saved at once. */
export type ProfileChange =
  { readonly username: string } | { readonly first_name: string | null; readonly last_name: string | null };

/** SQLSTATE of a value that another row has. */
const TAKEN = '23505';

/** SQLSTATEs of values that no further try makes valid: too long, out of a check. */
const NOT_TAKEN_IN = /^(22|23514)/;

function profileFailure(failure: RequestFailure): ProfileFailure {
  if (failure.reason === 'unauthorized' || failure.reason === 'wrong-user') return { reason: 'signed-out' };
  if (failure.reason !== 'refused') return { reason: 'unreachable' };
  if (failure.code === TAKEN) return { reason: 'taken' };
  return { reason: NOT_TAKEN_IN.test(failure.code ?? '') ? 'refused' : 'unreachable' };
}

/**
 * Saves a part of a member's profile.
 * @param memberId whose profile was shown: when another member has signed in meanwhile, nothing is saved
 * @returns the profile as it now stands
 */
export async function saveProfile(
  source: AuthContext,
  memberId: string,
  change: ProfileChange,
): Promise<Result<ProfileRow, ProfileFailure>> {
  const answer = await postgrest(source, memberToken(source, memberId), {
    from: 'profiles',
    params: { select: PROFILE_COLUMNS },
    body: { id: memberId, ...change, updated_at: new Date(source.now()).toISOString() },
    // an upsert that answers with the row
    prefer: 'resolution=merge-duplicates,return=representation',
  });
  return answer.ok ? ok(parseProfile(answer.value.data)) : fail(profileFailure(answer.error));
}

/** Whether nobody else has a username, whatever its case; null where the server cannot say. */
export async function usernameAvailable(
  source: AuthContext,
  memberId: string,
  candidate: string,
): Promise<boolean | null> {
  const answer = await postgrest(source, memberToken(source, memberId), {
    from: 'rpc/username_available',
    body: { candidate },
  });
  return answer.ok && typeof answer.value.data === 'boolean' ? answer.value.data : null;
}
