import type { Member } from './server';

/** A movie as the bench marks it. */
export interface BenchMovie {
  readonly id: number;
  readonly title: string;
}

/** An installation of an engine on one device: a later one on the same device finds what the earlier one stored. */
interface Installation {
  /** Pulls the server's data to the device. */
  readonly load: () => Promise<void>;
  readonly add: (movie: BenchMovie) => Promise<void>;
  readonly remove: (movie: BenchMovie) => Promise<void>;
  /** The network is available, or came back. */
  readonly online: () => void;
  /** Changes that the engine still plans to sync, as far as it can tell. */
  readonly waiting: () => Promise<number>;
  /** Stops timers; nothing else is cleaned up. */
  readonly stop: () => Promise<void>;
}

/** The engine's environment: a member, a device of its own, and the only access to the network. */
export interface InstallationInputs {
  readonly member: Member;
  /** Names the device's storage. */
  readonly device: string;
  readonly fetch: typeof fetch;
}

/** An engine to compare, used as its own documentation says. */
export interface Engine {
  readonly name: string;
  readonly install: (inputs: InstallationInputs) => Promise<Installation>;
  /** The table with its rows, the column of the movie and the condition under which a row counts. */
  readonly rows: { readonly table: string; readonly movie: string; readonly present: string };
  /** Milliseconds between two checks whether it is done. */
  readonly pollMs: number;
}
