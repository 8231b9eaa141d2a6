import { REQUEST_TIMEOUT_MS } from '../../config/sync';
import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';
import type { ProfileRow } from '../local/member-database';
import { memberTables } from './tables';
import type { TokenFailure, TokenSource } from './token';

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads a row of profiles. A member without a row (PGRST116 on a single read) has an empty profile. */
export function parseProfile(row: unknown): ProfileRow {
  const fields = isRecord(row) ? row : {};
  return {
    id: 'profile',
    username: text(fields['username']),
    firstName: text(fields['first_name']),
    lastName: text(fields['last_name']),
  };
}

/** The signed-in member's profile, and whose it is. */
export async function fetchProfile(
  source: TokenSource,
): Promise<Result<{ readonly userId: string; readonly profile: ProfileRow }, TokenFailure>> {
  const tables = await memberTables(source);
  if (!tables.ok) return tables;
  const { userId, client } = tables.value;
  const { data, error, status } = await client
    .from('profiles')
    .select('first_name, last_name, username')
    .eq('id', userId)
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS))
    .maybeSingle();
  if (error) return fail(status === 0 ? 'offline' : 'server');
  return ok({ userId, profile: parseProfile(data) });
}
