import type { Session } from '../../domain/session';
import type { DeviceDatabase } from '../local/device-database';

/**
 * The session as this device stores it: the one truth about who is signed in, shared by all tabs and the worker. Reading
 * it never awaits the network.
 */
export class SessionStore {
  private readonly open: () => Promise<DeviceDatabase>;

  /** @param open the device's database, loaded on first use */
  constructor(open: () => Promise<DeviceDatabase>) {
    this.open = open;
  }

  async read(): Promise<Session | null> {
    return (await this.open()).readSession();
  }

  async write(session: Session): Promise<void> {
    await (await this.open()).session.put({ id: 'session', session });
  }

  /** Forgets the session, but not one that somebody else stored meanwhile. */
  async remove(session: Session): Promise<void> {
    const device = await this.open();
    await device.transaction('rw', device.session, async () => {
      if ((await device.readSession())?.refreshToken === session.refreshToken) await device.session.delete('session');
    });
  }

  /**
   * Tells the listener the session now and after every change, made by whichever tab or worker.
   * @returns a function that ends it
   */
  subscribe(listener: (session: Session | null) => void, onError: (error: unknown) => void): () => void {
    let stop = () => {};
    let ended = false;
    this.open().then((device) => {
      if (!ended) stop = device.watchSession(listener, onError);
    }, onError);
    return () => {
      ended = true;
      stop();
    };
  }
}
