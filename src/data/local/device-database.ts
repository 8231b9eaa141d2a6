import { Dexie, liveQuery, type DexieOptions, type EntityTable } from 'dexie';
import type { Session } from '../../domain/session';

/** The one session of this device. */
export interface SessionRow {
  readonly id: 'session';
  readonly session: Session;
}

/** What belongs to the device and not to a member: who is signed in. */
export class DeviceDatabase extends Dexie {
  declare readonly session: EntityTable<SessionRow, 'id'>;

  /** @param options where IndexedDB is, when it is not the platform's */
  constructor(options?: DexieOptions) {
    super('matinee-device', options);
    this.version(1).stores({ session: 'id', settings: 'name' });
    this.version(2).stores({ settings: null });
  }

  async readSession(): Promise<Session | null> {
    return (await this.session.get('session'))?.session ?? null;
  }

  /**
   * Tells the listener the session now and after every change, made by whichever tab or worker.
   * @returns a function that ends it
   */
  watchSession(listener: (session: Session | null) => void, onError: (error: unknown) => void): () => void {
    const subscription = liveQuery(() => this.readSession()).subscribe({ next: listener, error: onError });
    return () => subscription.unsubscribe();
  }
}
