import type { DexieOptions } from 'dexie';
import { DeviceDatabase } from '../../../src/data/local/device-database';
import { MemberDatabase } from '../../../src/data/local/member-database';
import { storageError } from '../../../src/data/local/storage-error';
import { SessionStore } from '../../../src/data/supabase/session-store';
import type { TokenSource, WithLock } from '../../../src/data/supabase/token';
import type { SyncEnvironment } from '../../../src/data/sync/environment';
import { runRound } from '../../../src/data/sync/sync-round';
import { createSupabaseTransport } from '../../../src/data/sync/supabase-transport';
import type { SyncWork } from '../../../src/data/sync/sync-member';
import type { Result } from '../../../src/domain/result';
import type { SyncFailure } from '../../../src/domain/sync-failure';
import type { Backend } from './backend';
import { underFate, type StorageFate } from './mortality';
import { Network, type FaultCounts, type LateRequest } from './network';

/** What a process shares with the rest of its device. */
export interface Surroundings {
  readonly device: number;
  readonly storage: DexieOptions;
  readonly environment: SyncEnvironment;
  readonly withLock: WithLock;
  readonly backend: Backend;
  readonly counts: FaultCounts;
  readonly late: LateRequest[];
}

/** Ends a process's pending work for the simulation: what it awaits will never come. */
class Killed extends Error {}

/** A page or the worker of a device: its own connections and its own network, and it can be killed at any await. */
export class Process {
  readonly network: Network;
  readonly store: SessionStore;
  readonly tokens: TokenSource;
  readonly fate: StorageFate = { writesLeft: null, end: 'kill' };
  readonly #surroundings: Surroundings;
  readonly #deviceDatabase: DeviceDatabase;
  readonly #members = new Map<string, MemberDatabase>();
  #dead = false;
  #onDeath: (reason: Killed) => void = () => undefined;
  readonly #death: Promise<never>;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#death = new Promise((_, reject) => (this.#onDeath = reject));
    this.#death.catch(() => undefined);
    const { backend, device, counts, late, environment } = surroundings;
    this.network = new Network(backend, device, counts, late, () => this.kill());
    this.#deviceDatabase = new DeviceDatabase(surroundings.storage);
    this.store = new SessionStore(() => Promise.resolve(this.#deviceDatabase));
    this.tokens = {
      store: this.store,
      supabaseUrl: 'http://supabase.test',
      anonKey: 'anon',
      fetch: this.network.fetch,
      now: environment.now,
      withLock: this.#withLock,
      // The simulated server is never in trouble with its auth part alone.
      wait: () => Promise.resolve(),
    };
  }

  /** A lock ends with the life of its holder. */
  readonly #withLock: WithLock = (name, work) =>
    this.#surroundings.withLock(name, () => Promise.race([work(), this.#death]));

  get dead(): boolean {
    return this.#dead;
  }

  /** The member's database as this process sees it. */
  member(userId: string): MemberDatabase {
    const open = this.#members.get(userId);
    if (open) return open;
    const database = new MemberDatabase(userId, this.#surroundings.storage);
    underFate(database, this.fate, () => this.kill());
    this.#members.set(userId, database);
    return database;
  }

  /** One round of sync; a process killed meanwhile simply does not come back, and a full device stops it. */
  async sync(userId: string): Promise<Result<SyncWork, SyncFailure> | 'full' | 'killed'> {
    const database = this.member(userId);
    const { environment } = this.#surroundings;
    const transport = createSupabaseTransport(this.tokens, userId);
    return this.alive(() => runRound({ database, transport, environment }, this.#withLock));
  }

  /** Runs work that storage or death may end. Anything else that is thrown is a defect and goes on. */
  async alive<T>(work: () => Promise<T>): Promise<T | 'full' | 'killed'> {
    const running = work();
    running.catch(() => undefined);
    try {
      return await Promise.race([running, this.#death]);
    } catch (error) {
      if (this.#dead) return 'killed';
      if (storageError(error).reason === 'full') return 'full';
      throw error;
    }
  }

  /** The process ends here and now; connections close as the browser closes them. */
  kill(): void {
    if (this.#dead) return;
    this.#dead = true;
    this.#surroundings.counts.kills += 1;
    this.#onDeath(new Killed());
    this.close();
  }

  close(): void {
    for (const database of this.#members.values()) database.close();
    this.#deviceDatabase.close();
  }
}
