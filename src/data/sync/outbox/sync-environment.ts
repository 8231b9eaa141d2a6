import { ServerClock } from '../transport/server-clock';

/** What the engine takes from its surroundings, so that a test can repeat every run of it. */
export interface SyncDeps {
  /** The device's clock, ms since the epoch. */
  readonly now: () => number;
  readonly serverClock: ServerClock;
  /** A fresh UUID for an operation. */
  readonly newId: () => string;
}

/** The browser's own clock and ids. */
export const browserDeps: SyncDeps = {
  now: () => Date.now(),
  serverClock: new ServerClock(() => performance.now()),
  newId: () => crypto.randomUUID(),
};
