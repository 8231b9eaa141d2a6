import type { RequestFailure } from '../../../domain/requests/request-error';
import { fail, ok, type Result } from '../../../domain/values/result';
import { memberToken } from '../session/member-bearer';
import type { AuthContext } from '../session/token';
import { parseStoredPreferences, PREFERENCES_COLUMNS, type StoredPreferences } from './profile-row';
import { postgrest } from './tables';

/**
 * Brings a member's choice to the server, where the last one stands.
 * @returns what stands now, which may be a later choice of another device
 */
export async function saveWatchPreferences(
  source: AuthContext,
  memberId: string,
  { value, at }: StoredPreferences,
): Promise<Result<StoredPreferences, RequestFailure>> {
  const { country, language, services } = value;
  const answer = await postgrest(source, memberToken(source, memberId), {
    from: 'profiles',
    params: { select: PREFERENCES_COLUMNS },
    body: { id: memberId, country, language, services, watch_preferences_at: new Date(at).toISOString() },
    // an upsert that answers with the row
    prefer: 'resolution=merge-duplicates,return=representation',
  });
  if (!answer.ok) return answer;
  const standing = parseStoredPreferences(answer.value.data);
  return standing === null ? fail({ reason: 'malformed' }) : ok(standing);
}
