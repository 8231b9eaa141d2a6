import { fail, ok, type Result } from '../domain/result';
import type { KeptMovieKey } from './local/kept-movie-key';
import { fetchSecret, type SecretFailure, type SecretSource } from './supabase/secret';

/** Name of the movie database's key among the secrets. */
const KEY_NAME = 'TMDB_API_KEY';

/** The movie database's key: from memory, else from the device, else from get-secret. One request at a time. */
export class MovieKey {
  private readonly kept: KeptMovieKey;
  private readonly source: SecretSource;
  private pending: Promise<Result<string, SecretFailure>> | null = null;

  constructor(kept: KeptMovieKey, source: SecretSource) {
    this.kept = kept;
    this.source = source;
  }

  /** The key, or why there is none. A failure is not remembered: the next call asks again. */
  async get(): Promise<Result<string, SecretFailure>> {
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

  private async obtain(): Promise<Result<string, SecretFailure>> {
    const kept = await this.kept.read();
    if (kept !== null) return ok(kept);
    const fetched = await fetchSecret(this.source, KEY_NAME);
    if (!fetched.ok) return fail(fetched.error);
    await this.kept.write(fetched.value);
    return fetched;
  }
}
