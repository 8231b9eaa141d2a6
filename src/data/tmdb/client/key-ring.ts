import { fail, type Result } from '../../../domain/values/result';
import type { TmdbError } from './error';

type KeyAnswer = Result<string, TmdbError>;

export interface ApiKeyProvider {
  readonly current: () => Promise<KeyAnswer>;
  /** A key other than the refused one, or why there is none. Requests refused together ask together. */
  readonly rotate: (refused: string) => Promise<KeyAnswer>;
}

/**
 * @param getKey the stored key, or one freshly fetched where none is stored
 * @param onKeyRefused forgets the stored key, so that the next `getKey` fetches one
 */
export function createApiKeyProvider(
  getKey: () => Promise<KeyAnswer>,
  onKeyRefused: (key: string) => Promise<void> | void,
): ApiKeyProvider {
  let renewal: Promise<KeyAnswer> | null = null;

  async function renew(refused: string): Promise<KeyAnswer> {
    // Another request may have renewed the key while this one was on its way.
    const stored = await getKey();
    if (stored.ok && stored.value !== refused) return stored;
    await onKeyRefused(refused);
    const fetched = await getKey();
    return fetched.ok && fetched.value === refused ? fail({ reason: 'key-refused' }) : fetched;
  }

  return {
    current: getKey,
    rotate: (refused) => {
      renewal ??= renew(refused).finally(() => {
        renewal = null;
      });
      return renewal;
    },
  };
}
