import type { RequestFailure } from '../../../domain/requests/request-failure';
import { isRecord } from '../../../domain/values/record';
import { ok, type Result } from '../../../domain/values/result';
import type { ProfileRow } from '../../local/member/member-database';
import { memberBearer } from '../session/member-bearer';
import type { TokenSource } from '../session/token';
import { askTables } from './tables';

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What is read of a profile. */
export const PROFILE_COLUMNS = 'first_name,last_name,username';

/** Reads the one row that profiles have of a member. A member without a row has an empty profile. */
export function parseProfile(rows: unknown): ProfileRow {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const fields = isRecord(row) ? row : {};
  return {
    id: 'profile',
    username: text(fields['username']),
    firstName: text(fields['first_name']),
    lastName: text(fields['last_name']),
  };
}

/** A member's profile. */
export async function fetchProfile(source: TokenSource, userId: string): Promise<Result<ProfileRow, RequestFailure>> {
  const answer = await askTables(source, memberBearer(source, userId), {
    from: 'profiles',
    params: { select: PROFILE_COLUMNS, id: `eq.${userId}` },
  });
  return answer.ok ? ok(parseProfile(answer.value.data)) : answer;
}
