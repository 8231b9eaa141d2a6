import type { RequestFailure } from '../../../domain/requests/request-error';
import { isRecord } from '../../../domain/values/guards';
import { ok, type Result } from '../../../domain/values/result';
import { serverTime } from '../../../domain/marks/timestamp';
import { parseWatchPreferences } from '../../../domain/watch-preferences';
import type { ProfileRow, WatchPreferencesRow } from '../../../db/member-database';
import { memberToken } from '../session/member-bearer';
import type { AuthContext } from '../session/token';
import { postgrest } from './tables';

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

/** A choice of where and how to watch, and when it was made, ms since 1970. */
export type StoredPreferences = Pick<WatchPreferencesRow, 'value' | 'at'>;

/** What is read of that choice. */
export const PREFERENCES_COLUMNS = 'country,language,services,watch_preferences_at';

/** Reads the choice in the one row; null where none was made. */
export function parseStoredPreferences(rows: unknown): StoredPreferences | null {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const at = isRecord(row) && typeof row['country'] === 'string' ? serverTime(row['watch_preferences_at']) : null;
  return at === null ? null : { value: parseWatchPreferences(row), at };
}

/** What the server has in a member's row of profiles. */
export interface StoredProfile {
  readonly profile: ProfileRow;
  readonly viewing: StoredPreferences | null;
}

/** A member's profile. */
export async function fetchProfile(
  source: AuthContext,
  userId: string,
): Promise<Result<StoredProfile, RequestFailure>> {
  const answer = await postgrest(source, memberToken(source, userId), {
    from: 'profiles',
    params: { select: `${PROFILE_COLUMNS},${PREFERENCES_COLUMNS}`, id: `eq.${userId}` },
  });
  if (!answer.ok) return answer;
  const { data } = answer.value;
  return ok({ profile: parseProfile(data), viewing: parseStoredPreferences(data) });
}
