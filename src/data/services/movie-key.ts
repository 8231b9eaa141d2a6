import type { RequestFailure } from '../../domain/requests/request-error';
import { ok, type Result } from '../../domain/values/result';
import type { ApiKeyStore } from '../../db/api-key-store';
import type { ApiConfig } from '../../api/supabase/http';
import { fetchSecret } from '../../api/supabase/postgrest';

/** Name of the movie database's key among the secrets. */
const KEY_NAME = 'TMDB_API_KEY';

/** The movie database's key: from memory, else from the device, else from get-secret. One request at a time. */
export class ApiKeySource {
  private readonly kept: ApiKeyStore;
  private readonly door: ApiConfig;
  private pending: Promise<Result<string, RequestFailure>> | null = null;

  constructor(kept: ApiKeyStore, door: ApiConfig) {
    this.kept = kept;
    this.door = door;
  }

  /** The key, or why there is none. A failure is not remembered: the next call asks again. */
  async get(): Promise<Result<string, RequestFailure>> {
    this.pending ??= this.obtain();
    const key = await this.pending;
    if (!key.ok) this.pending = null;
    return key;
  }

  /** Forgets a key that the movie database has refused. */
  async forget(refused: string): Promise<void> {
    const current = await this.pending;
    if (current?.ok && current.value !== refused) return;
    this.pending = null;
    await this.kept.remove();
  }

  private async obtain(): Promise<Result<string, RequestFailure>> {
    const kept = await this.kept.read();
    if (kept !== null) return ok(kept);
    const fetched = await fetchSecret(this.door, KEY_NAME);
    if (!fetched.ok) return fetched;
    await this.kept.write(fetched.value);
    return fetched;
  }
}
