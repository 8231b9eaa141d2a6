import { REQUEST_TIMEOUT_MS } from '../../config/sync';
import { fail, ok, type Result } from '../../domain/result';
import type { ProfileRow } from '../local/member-database';
import { parseProfile } from './profile';
import { memberTables } from './tables';
import type { TokenSource } from './token';

/** Why a profile was not saved. taken: another member has the username; refused: a value the table does not take. */
export interface ProfileFailure {
  readonly reason: 'taken' | 'refused' | 'unreachable' | 'signed-out';
}

/** What of a profile is saved at once. */
export type ProfileChange =
  { readonly username: string } | { readonly first_name: string | null; readonly last_name: string | null };

/** SQLSTATEs of values that no further try makes valid: too long, out of a check. */
const REFUSED = /^(22|23514)/;

/** Postgres's words for a value out of a check, which the embedded backend passes on without the code. */
const OUT_OF_CHECK = /violates check constraint/;

/**
 * Saves a part of the signed-in member's profile.
 * @param memberId whose profile was shown: when another member has signed in meanwhile, nothing is saved
 * @returns the profile as it now stands
 */
export async function saveProfile(
  source: TokenSource,
  memberId: string,
  change: ProfileChange,
): Promise<Result<ProfileRow, ProfileFailure>> {
  const tables = await memberTables(source);
  if (!tables.ok) return fail({ reason: tables.error === 'signed-out' ? 'signed-out' : 'unreachable' });
  const { userId, client } = tables.value;
  if (userId !== memberId) return fail({ reason: 'signed-out' });
  const { data, error } = await client
    .from('profiles')
    .upsert({ id: userId, ...change, updated_at: new Date(source.now()).toISOString() })
    .select('first_name, last_name, username')
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS))
    .single();
  if (!error) return ok(parseProfile(data));
  if (error.code === '23505') return fail({ reason: 'taken' });
  const refused = REFUSED.test(error.code) || OUT_OF_CHECK.test(error.message);
  return fail({ reason: refused ? 'refused' : 'unreachable' });
}

/** Whether nobody else has a username, whatever its case; null where the server cannot say. */
export async function usernameAvailable(source: TokenSource, candidate: string): Promise<boolean | null> {
  const tables = await memberTables(source);
  if (!tables.ok) return null;
  const answer = await tables.value.client
    .rpc('username_available', { candidate })
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const free: unknown = answer.data;
  return typeof free === 'boolean' ? free : null;
}
