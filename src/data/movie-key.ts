import { fail, ok, type Result } from '../domain/result';
import type { DeviceDatabase } from './local/device-database';
import { fetchSecret, type SecretFailure, type SecretSource } from './supabase/secret';

/** Name of the movie database's key among the secrets and on the device. */
const KEY_NAME = 'TMDB_API_KEY';

/** The movie database's key: from memory, else from the device, else from get-secret. One request at a time. */
export class MovieKey {
  private readonly device: DeviceDatabase;
  private readonly source: SecretSource;
  private pending: Promise<Result<string, SecretFailure>> | null = null;

  constructor(device: DeviceDatabase, source: SecretSource) {
    this.device = device;
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
    await this.device.settings.delete(KEY_NAME);
  }

  private async obtain(): Promise<Result<string, SecretFailure>> {
    const stored = await this.device.settings.get(KEY_NAME);
    if (stored) return ok(stored.value);
    const fetched = await fetchSecret(this.source, KEY_NAME);
    if (!fetched.ok) return fail(fetched.error);
    await this.device.settings.put({ name: KEY_NAME, value: fetched.value });
    return fetched;
  }
}
