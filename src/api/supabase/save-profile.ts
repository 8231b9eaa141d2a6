import type { RequestFailure } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import type { ProfileRow } from '../../db/member-database';
import { type AuthContext, memberToken } from './auth-context';
import { parseProfile, PROFILE_COLUMNS } from './account';
import { postgrest } from './postgrest';

/** Why a profile wasn't saved. taken: another member has the username; refused: the table rejects a value. */
export interface ProfileFailure {
  readonly reason: 'taken' | 'refused' | 'unreachable' | 'signed-out';
}

/** The fields that are saved together. */
export type ProfileChange =
  { readonly username: string } | { readonly first_name: string | null; readonly last_name: string | null };

/** SQLSTATE of a unique violation. */
const UNIQUE_VIOLATION = '23505';

/** SQLSTATEs of invalid values: too long, or violating a check. */
const INVALID_VALUE = /^(22|23514)/;

function profileFailure(failure: RequestFailure): ProfileFailure {
  if (failure.reason === 'unauthorized' || failure.reason === 'wrong-user') return { reason: 'signed-out' };
  if (failure.reason !== 'refused') return { reason: 'unreachable' };
  if (failure.code === UNIQUE_VIOLATION) return { reason: 'taken' };
  return { reason: INVALID_VALUE.test(failure.code ?? '') ? 'refused' : 'unreachable' };
}

/**
 * Saves part of a member's profile.
 * @param memberId the member whose profile was shown: if another one has signed in meanwhile, nothing is saved
 * @returns the saved profile
 */
export async function saveProfile(
  source: AuthContext,
  memberId: string,
  change: ProfileChange,
): Promise<Result<ProfileRow, ProfileFailure>> {
  const response = await postgrest(source, memberToken(source, memberId), {
    from: 'profiles',
    params: { select: PROFILE_COLUMNS },
    body: { id: memberId, ...change, updated_at: new Date(source.now()).toISOString() },
    // An upsert that returns the row.
    prefer: 'resolution=merge-duplicates,return=representation',
  });
  return response.ok ? ok(parseProfile(response.value.data)) : fail(profileFailure(response.error));
}

/** Whether a username is free, ignoring case; null if the server can't say. */
export async function usernameAvailable(
  source: AuthContext,
  memberId: string,
  candidate: string,
): Promise<boolean | null> {
  const response = await postgrest(source, memberToken(source, memberId), {
    from: 'rpc/username_available',
    body: { candidate },
  });
  return response.ok && typeof response.value.data === 'boolean' ? response.value.data : null;
}
