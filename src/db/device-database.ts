import { Dexie, liveQuery, type DexieOptions, type Table } from 'dexie';
import { DEVICE_DATABASE, SESSION_STORE } from './device-names';
import type { EndReason, Session } from '../domain/account/session';
import { storageError, type StorageError } from './storage';

/** The device's session; one row. */
export interface SessionRow {
  readonly id: 'session';
  readonly session: Session;
}

/**
 * Notes that the last session ended other than by a sign-out, or that the current one's account may be deleted. It gets
 * a key of its own once another member signs in. `left`: the member has left, but their data couldn't be removed yet.
 */
export interface EndedRow {
  readonly id: 'ended' | `ended:${string}` | `left:${string}`;
  readonly reason: EndReason | 'signed-out';
  /** The session's member, until it's known that their account exists, or their data has been removed. */
  readonly memberId?: string;
}

/**
 * Stored at the first sign-in and kept: if the session is missing but this row is there, the member has signed out; if
 * both are missing, the browser has cleared its data.
 */
export interface SignInMarkerRow {
  readonly id: 'sign-in-marker';
}

/** A row with a member whose account is to be checked or whose data is to be removed. */
export type PendingCleanup = EndedRow & { readonly memberId: string };

type DeviceRow = SessionRow | EndedRow | SignInMarkerRow;

function needsCleanup(row: DeviceRow): row is PendingCleanup {
  return 'memberId' in row;
}

/**
 * Called with the session; if there is none, or it may be invalid, also with the reason: `signed-out` after a sign-out, null
 * if nothing is known.
 */
export type SessionListener = (session: Session | null, ended: EndReason | 'signed-out' | null) => void;

/** Also called with whether there are pending cleanups. */
export type DeviceListener = (...state: [...Parameters<SessionListener>, hasPendingCleanups: boolean]) => void;

/** Data of the device rather than of a member: the session. */
export class DeviceDatabase extends Dexie {
  declare readonly session: Table<DeviceRow, DeviceRow['id']>;

  /** @param options another IndexedDB than the platform's, for tests */
  constructor(options?: DexieOptions) {
    super(DEVICE_DATABASE, options);
    this.version(1).stores({ [SESSION_STORE]: 'id' });
  }

  async readSession(): Promise<Session | null> {
    const row = await this.session.get('session');
    return row?.id === 'session' ? row.session : null;
  }

  async readEnded(): Promise<EndedRow | null> {
    const row = await this.session.get('ended');
    return row?.id === 'ended' ? row : null;
  }

  /** Members whose account is to be checked or whose data is to be removed. */
  async readPendingCleanups(): Promise<readonly PendingCleanup[]> {
    return (await this.session.toArray()).filter(needsCleanup);
  }

  private async readState(): Promise<Parameters<DeviceListener>> {
    const [session, ended] = [await this.readSession(), await this.readEnded()];
    const endReason = session === null && (await this.session.get('sign-in-marker')) ? 'signed-out' : null;
    return [session, ended ? ended.reason : endReason, (await this.readPendingCleanups()).length > 0];
  }

  /**
   * Calls the listener with the session now and after every change, by any tab or worker.
   * @returns a function to unsubscribe
   */
  watchSession(listener: DeviceListener, onError: (error: StorageError) => void): () => void {
    // Reopens a database that couldn't be opened before.
    const subscription = liveQuery(() => this.open().then(() => this.readState())).subscribe({
      next: (state) => listener(...state),
      error: (error) => onError(storageError(error)),
    });
    return () => subscription.unsubscribe();
  }
}
