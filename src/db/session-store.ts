import type { EndReason, Session } from '../domain/account/session';
import type { DeviceDatabase, EndedRow, SessionListener, PendingCleanup } from './device-database';
import type { StorageError } from './storage';

/**
 * The stored session: the source of truth about who is signed in, shared by all tabs and the worker. Reading it never
 * waits for the network.
 */
export class SessionStore {
  private readonly open: () => Promise<DeviceDatabase>;
  private readonly onEnded: () => void;

  /**
   * @param open opens the device database, on first use
   * @param onEnded called when there are pending cleanups
   */
  constructor(open: () => Promise<DeviceDatabase>, onEnded: () => void = () => undefined) {
    this.open = open;
    this.onEnded = onEnded;
  }

  async read(): Promise<Session | null> {
    return (await this.open()).readSession();
  }

  /** Whether this member is signed in. */
  async isSignedIn(memberId: string): Promise<boolean> {
    return (await this.read())?.member.id === memberId;
  }

  /**
   * Stores a session, replacing any other. Pending cleanups of other members are kept.
   * @param canReplace whether to replace another member's session; if not, nothing changes
   * @returns the previous session, or null
   */
  async write(session: Session, canReplace: (other: Session) => boolean = () => true): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored && stored.member.id !== session.member.id && !canReplace(stored)) return stored;
      const ended = await device.readEnded();
      if (ended?.memberId !== undefined) await device.session.put({ ...ended, id: `ended:${ended.memberId}` });
      await device.session.bulkDelete(['ended', `ended:${session.member.id}`, `left:${session.member.id}`]);
      await device.session.bulkPut([{ id: 'session', session }, { id: 'sign-in-marker' }]);
      return stored;
    });
  }

  /**
   * Stores a refreshed session, unless the stored one has changed meanwhile, by a sign-out or another sign-in.
   * @returns the current session
   */
  async renew(before: Session, after: Session): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored?.refreshToken !== before.refreshToken) return stored;
      await device.session.put({ id: 'session', session: after });
      return after;
    });
  }

  /**
   * Removes a session that the auth server has ended, and notes that; unless the stored one has changed meanwhile.
   * @returns the current session
   */
  async end(session: Session): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored?.refreshToken !== session.refreshToken) return stored;
      await device.session.delete('session');
      await device.session.put({ id: 'ended', reason: 'session', memberId: session.member.id });
      return null;
    });
  }

  /** How the last session ended, if not by a sign-out. */
  async readEnded(): Promise<EndedRow | null> {
    return (await this.open()).readEnded();
  }

  /** Members whose account is to be checked or whose data is to be removed, also while another member is signed in. */
  async readPendingCleanups(): Promise<readonly PendingCleanup[]> {
    return (await this.open()).readPendingCleanups();
  }

  /** Notes that a member's account may have been deleted and must be checked. The session stays. */
  async flagForRecheck(memberId: string): Promise<void> {
    await this.change(async (device, stored) => {
      if (stored?.member.id === memberId) await device.session.put({ id: 'ended', reason: 'session', memberId });
      return stored;
    });
  }

  /** Removes the session of a deleted account and notes why; another member's session stays. */
  async endDeletedSession(memberId: string, reason: Exclude<EndReason, 'session'>): Promise<void> {
    await this.change(async (device, stored) => {
      if (stored !== null && stored.member.id !== memberId) return stored;
      await device.session.delete('session');
      await device.session.put({ id: 'ended', reason, memberId });
      return null;
    });
  }

  /** Notes that a member has left, but their data couldn't be removed yet. */
  async noteLeftover(memberId: string): Promise<void> {
    await this.change(async (device, stored) => {
      if (stored?.member.id !== memberId)
        await device.session.put({ id: `left:${memberId}`, reason: 'signed-out', memberId });
      return stored;
    });
  }

  /** Notes that a cleanup is done. */
  async markCleaned({ id, reason, memberId }: EndedRow): Promise<void> {
    await this.change(async (device, stored) => {
      const pendingCleanups = await device.readPendingCleanups();
      if (!pendingCleanups.some((row) => row.id === id && row.memberId === memberId && row.reason === reason))
        return stored;
      if (stored || id !== 'ended') await device.session.delete(id);
      else await device.session.put({ id, reason });
      return stored;
    });
  }

  /**
   * Removes a member's session; another member's stays.
   * @returns the removed session, or null
   */
  async signOut(memberId: string): Promise<Session | null> {
    return this.change(async (device, stored) => {
      if (stored?.member.id !== memberId) return null;
      await device.session.delete('session');
      return stored;
    });
  }

  /** Reads and changes the session in one transaction, so that no other tab or worker interferes. */
  private async change(
    work: (device: DeviceDatabase, stored: Session | null) => Promise<Session | null>,
  ): Promise<Session | null> {
    const device = await this.open();
    return device.transaction('rw', device.session, async () => work(device, await device.readSession()));
  }

  /**
   * Calls the listener with the session now and after every change, by any tab or worker.
   * @returns a function to unsubscribe
   */
  subscribe(listener: SessionListener, onError: (error: StorageError) => void): () => void {
    let stop = () => {};
    let ended = false;
    this.open().then(
      (device) => {
        if (ended) return;
        stop = device.watchSession((session, reason, hasPendingCleanups) => {
          listener(session, reason);
          if (hasPendingCleanups) this.onEnded();
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
