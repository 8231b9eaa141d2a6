import type { Ended, Session } from '../domain/account/session';
import type { DeviceDatabase, EndedRow, SessionListener, PendingCleanup } from './device-database';
import type { StorageError } from './storage';

/**
 * The session as this device stores it: the one truth about who is signed in, shared by all tabs and the worker. Reading
 * it never awaits the network.
 */
export class SessionStore {
  private readonly open: () => Promise<DeviceDatabase>;
  private readonly onEnded: () => void;

  /**
   * @param open the device's database, loaded on first use
   * @param onEnded called where a listener is told that something is to be found out of a session that its member did not end
   */
  constructor(open: () => Promise<DeviceDatabase>, onEnded: () => void = () => undefined) {
    this.open = open;
    this.onEnded = onEnded;
  }

  async read(): Promise<Session | null> {
    return (await this.open()).readSession();
  }

  /** Whether a member is who is signed in. */
  async isSignedIn(memberId: string): Promise<boolean> {
    return (await this.read())?.member.id === memberId;
  }

  /**
   * Signs somebody in, in the place of whoever is. What is still to be found out of somebody else, whose session has ended,
   * is kept.
   * @param canReplace whether somebody else who is signed in does; where they do not, all stays as it is
   * @returns the session that stood before, or null
   */
  async write(session: Session, canReplace: (other: Session) => boolean = () => true): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored && stored.member.id !== session.member.id && !canReplace(stored)) return stored;
      const ended = await device.readEnded();
      if (ended?.memberId !== undefined) await device.session.put({ ...ended, id: `ended:${ended.memberId}` });
      await device.session.bulkDelete(['ended', `ended:${session.member.id}`]);
      await device.session.bulkPut([{ id: 'session', session }, { id: 'kept' }]);
      return stored;
    });
  }

  /**
   * Stores what a session was renewed to, over that very session alone: an answer that comes after a sign-out, or after
   * somebody else's sign-in, changes nothing.
   * @returns who is signed in now
   */
  async renew(before: Session, after: Session): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored?.refreshToken !== before.refreshToken) return stored;
      await device.session.put({ id: 'session', session: after });
      return after;
    });
  }

  /**
   * Forgets a session that the auth backend has ended, and keeps that in mind; but none that was stored meanwhile.
   * @returns who is signed in now
   */
  async end(session: Session): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored?.refreshToken !== session.refreshToken) return stored;
      await device.session.delete('session');
      await device.session.put({ id: 'ended', why: 'session', memberId: session.member.id });
      return null;
    });
  }

  /** How the last session ended, if its member did not sign out. */
  async readEnded(): Promise<EndedRow | null> {
    return (await this.open()).readEnded();
  }

  /** Of whom something is still to be found out or to be wiped, also where somebody else is signed in. */
  async readPendingCleanups(): Promise<readonly PendingCleanup[]> {
    return (await this.open()).readPendingCleanups();
  }

  /** Notes that a member may be gone from the server: it is to be asked. Whoever is signed in stays. */
  async flagForRecheck(memberId: string): Promise<void> {
    await this.change(async (device, stored) => {
      if (stored?.member.id === memberId) await device.session.put({ id: 'ended', why: 'session', memberId });
      return stored;
    });
  }

  /** Signs the member of a deleted account out, and keeps in mind why; whoever else has signed in meanwhile stays. */
  async endDeletedSession(memberId: string, why: Exclude<Ended, 'session'>): Promise<void> {
    await this.change(async (device, stored) => {
      if (stored !== null && stored.member.id !== memberId) return stored;
      await device.session.delete('session');
      await device.session.put({ id: 'ended', why, memberId });
      return null;
    });
  }

  /** Notes that nothing more is to be found out or to be wiped of a member. */
  async markCleaned({ id, why, memberId }: EndedRow): Promise<void> {
    await this.change(async (device, stored) => {
      const unsettled = await device.readPendingCleanups();
      if (!unsettled.some((row) => row.id === id && row.memberId === memberId && row.why === why)) return stored;
      if (stored || id !== 'ended') await device.session.delete(id);
      else await device.session.put({ id, why });
      return stored;
    });
  }

  /**
   * Signs a member out; whoever else has signed in meanwhile stays.
   * @returns the session that was theirs, or null
   */
  async signOut(memberId: string): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored?.member.id !== memberId) return null;
      await device.session.delete('session');
      return stored;
    });
  }

  /** Looks and changes in one transaction: no other tab, and not the worker, comes in between. */
  private async change(
    work: (device: DeviceDatabase, stored: Session | null) => Promise<Session | null>,
  ): Promise<Session | null> {
    const device = await this.open();
    return device.transaction('rw', device.session, async () => work(device, await device.readSession()));
  }

  /**
   * Tells the listener the session now and after every change, made by whichever tab or worker.
   * @returns a function that ends it
   */
  subscribe(listener: SessionListener, onError: (error: StorageError) => void): () => void {
    let stop = () => {};
    let ended = false;
    this.open().then(
      (device) => {
        if (ended) return;
        stop = device.watchSession((session, why, unsettled) => {
          listener(session, why);
          if (unsettled) this.onEnded();
        }, onError);
      },
      () => onError({ reason: 'unavailable' }),
    );
    return () => {
      ended = true;
      stop();
    };
  }
}
