import { liveQuery } from 'dexie';
import type { Session } from '../../domain/session';
import type { DeviceDatabase } from '../local/device-database';

/**
 * The session as this device stores it: the one truth about who is signed in, shared by all tabs and the worker. Reading
 * it never awaits the network.
 */
export class SessionStore {
  private readonly device: DeviceDatabase;

  constructor(device: DeviceDatabase) {
    this.device = device;
  }

  async read(): Promise<Session | null> {
    return (await this.device.session.get('session'))?.session ?? null;
  }

  async write(session: Session): Promise<void> {
    await this.device.session.put({ id: 'session', session });
  }

  /** Forgets the session, but not one that somebody else stored meanwhile. */
  async remove(session: Session): Promise<void> {
    await this.device.transaction('rw', this.device.session, async () => {
      if ((await this.read())?.refreshToken === session.refreshToken) await this.device.session.delete('session');
    });
  }

  /**
   * Tells the listener the session now and after every change, made by whichever tab or worker.
   * @returns a function that ends it
   */
  subscribe(listener: (session: Session | null) => void, onError: (error: unknown) => void): () => void {
    const subscription = liveQuery(() => this.read()).subscribe({ next: listener, error: onError });
    return () => subscription.unsubscribe();
  }
}
