import { Dexie, liveQuery, type DexieOptions, type Table } from 'dexie';
import { DEVICE_DATABASE, SESSION_STORE } from './device-names';
import type { Ended, Session } from '../domain/account/session';
import { storageError, type StorageError } from './storage';

/** The one session of this device. */
export interface SessionRow {
  readonly id: 'session';
  readonly session: Session;
}

/**
 * The mark that the last session was not ended by its member's signing out, or that the present one may be of a ghost; by a
 * name of its own where somebody else has signed in since.
 */
export interface EndedRow {
  readonly id: 'ended' | `ended:${string}`;
  readonly why: Ended;
  /** Whose session it was, until it is known that their account is not deleted, or nothing of a deleted one is left here. */
  readonly memberId?: string;
}

/**
 * Stands from the first sign-in for as long as the browser keeps this database: where a session goes and this stays, its
 * member has left; where both are gone, the browser has cleared the device.
 */
export interface SignInMarkerRow {
  readonly id: 'kept';
}

/** One that names a member: something about them is to be done. */
export type PendingCleanup = EndedRow & { readonly memberId: string };

type DeviceRow = SessionRow | EndedRow | SignInMarkerRow;

function needsCleanup(row: DeviceRow): row is PendingCleanup {
  return 'memberId' in row;
}

/**
 * Told who is signed in; where nobody is or may be, also why: `left` where the last member has signed out, null where
 * nothing is known of any.
 */
export type SessionListener = (session: Session | null, ended: Ended | 'left' | null) => void;

/** Told besides whether something is to be found out or to be wiped of anybody. */
export type DeviceListener = (...state: [...Parameters<SessionListener>, unsettled: boolean]) => void;

/** What belongs to the device and not to a member: who is signed in. */
export class DeviceDatabase extends Dexie {
  declare readonly session: Table<DeviceRow, DeviceRow['id']>;

  /** @param options where IndexedDB is, when it is not the platform's */
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

  /** Of whom it is still to be found out whether their account is deleted, or something of a deleted one is to be wiped. */
  async readPendingCleanups(): Promise<readonly PendingCleanup[]> {
    return (await this.session.toArray()).filter(needsCleanup);
  }

  private async readState(): Promise<Parameters<DeviceListener>> {
    const [session, ended] = [await this.readSession(), await this.readEnded()];
    const left = session === null && (await this.session.get('kept')) ? 'left' : null;
    return [session, ended ? ended.why : left, (await this.readPendingCleanups()).length > 0];
  }

  /**
   * Tells the listener the session now and after every change, made by whichever tab or worker.
   * @returns a function that ends it
   */
  watchSession(listener: DeviceListener, onError: (error: StorageError) => void): () => void {
    // One that could not be opened before is opened anew.
    const subscription = liveQuery(() => this.open().then(() => this.readState())).subscribe({
      next: (state) => listener(...state),
      error: (error) => onError(storageError(error)),
    });
    return () => subscription.unsubscribe();
  }
}
