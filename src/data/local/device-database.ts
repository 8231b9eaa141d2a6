import { Dexie, type DexieOptions, type EntityTable } from 'dexie';
import type { Session } from '../../domain/session';

/** The one session of this device. */
export interface SessionRow {
  readonly id: 'session';
  readonly session: Session;
}

/** A small value the page and the worker share, by name. */
export interface SettingRow {
  readonly name: string;
  readonly value: string;
}

/** What belongs to the device and not to a member: who is signed in, and the movie database's key. */
export class DeviceDatabase extends Dexie {
  declare readonly session: EntityTable<SessionRow, 'id'>;
  declare readonly settings: EntityTable<SettingRow, 'name'>;

  /** @param options where IndexedDB is, when it is not the platform's */
  constructor(options?: DexieOptions) {
    super('matinee-device', options);
    this.version(1).stores({ session: 'id', settings: 'name' });
  }
}
