import type { Dexie, DexieOptions } from 'dexie';
import type { MemberDatabase } from '../../../src/db/member-database';
import type { WithLock } from '../../../src/api/supabase/auth-context';
import { ServerClock, type SyncDeps } from '../../../src/sync/clock';
import type { SyncStats } from '../../../src/sync/engine';
import type { Result } from '../../../src/domain/values/result';
import type { Backend } from './backend';
import type { DeviceEngine, EngineFailure, EngineProcess } from './device-engine';
import { withStorageFault, type StorageFault } from './storage-fault';
import { Network, type FaultCounts, type LateRequest } from './network';

/** What a process shares with the rest of its device. */
export interface DeviceContext {
  readonly device: number;
  readonly storage: DexieOptions;
  /** The device's clock, and a monotonic one; ms. */
  readonly now: () => number;
  readonly monotonic: () => number;
  /** Lets this many milliseconds pass, for everybody. */
  readonly pass: (ms: number) => void;
  readonly newId: () => string;
  readonly withLock: WithLock;
  /** Pages and batches of two. */
  readonly small: boolean;
  readonly backend: Backend;
  readonly counts: FaultCounts;
  readonly late: LateRequest[];
}

/** The outcome of a sync cycle; 'full' where storage refused, 'killed' where the process died first. */
export type SyncOutcome = Result<SyncStats, EngineFailure> | 'full' | 'killed';

/** Ends a process's pending work for the simulation: its promises would never settle. */
class Killed extends Error {}

/** A page or the worker of a device: its own connections and its own network, and it can be killed at any await. */
export class Process {
  readonly network: Network;
  readonly engine: EngineProcess;
  readonly deps: SyncDeps;
  readonly storageFault: StorageFault = { writesLeft: null, end: 'kill', refuses: 0, refusals: 0 };
  #refusalsBefore = 0;
  readonly #storage: DexieOptions;
  readonly context: DeviceContext;
  readonly release: DeviceEngine;
  readonly #members = new Map<string, MemberDatabase>();
  #dead = false;
  #onDeath: (reason: Killed) => void = () => undefined;
  readonly #death: Promise<never>;

  constructor(context: DeviceContext, release: DeviceEngine) {
    this.context = context;
    this.release = release;
    this.#death = new Promise((_, reject) => (this.#onDeath = reject));
    this.#death.catch(() => undefined);
    const { backend, device, counts, late, storage, now, monotonic, newId, small } = context;
    this.deps = { now, newId, serverClock: new ServerClock(monotonic) };
    this.network = new Network(backend, device, counts, late, () => this.kill());
    const die = () => this.kill();
    this.#storage = { ...storage, addons: [(database: Dexie) => withStorageFault(database, this.storageFault, die)] };
    this.engine = release.start({
      storage: this.#storage,
      deps: this.deps,
      fetch: this.network.fetch,
      withLock: this.#withLock,
      small,
    });
  }

  /** A lock is released when its holder dies. */
  readonly #withLock: WithLock = (name, work) => this.context.withLock(name, () => Promise.race([work(), this.#death]));

  /** Resolves when the process has died. */
  get end(): Promise<void> {
    return this.#death.catch(() => undefined);
  }

  get dead(): boolean {
    return this.#dead;
  }

  /** The member's database as this process sees it. */
  member(userId: string): MemberDatabase {
    const open = this.#members.get(userId);
    if (open) return open;
    const database = this.release.openMember(userId, this.#storage);
    this.#members.set(userId, database);
    return database;
  }

  /** One sync cycle; a process killed meanwhile never returns, and a full device stops it. */
  async sync(userId: string): Promise<SyncOutcome> {
    const outcome = await this.alive(() => this.engine.sync(this.member(userId)));
    if (this.#dead) return 'killed';
    return outcome === 'refused' || (outcome !== 'killed' && !outcome.ok && outcome.error.reason === 'full')
      ? 'full'
      : outcome;
  }

  /** Runs work that a kill or a storage refusal may end. Any other exception is a defect and is rethrown. */
  async alive<T>(work: () => Promise<T>): Promise<T | 'killed' | 'refused'> {
    this.#refusalsBefore = this.storageFault.refusals;
    const running = work();
    running.catch(() => undefined);
    try {
      return await Promise.race([running, this.#death]);
    } catch (error) {
      if (this.#dead) return 'killed';
      if (this.refused) return 'refused';
      throw error;
    }
  }

  /** Whether storage has refused a write of the latest work. */
  get refused(): boolean {
    return this.storageFault.refusals > this.#refusalsBefore;
  }

  /** From here on storage and network work. */
  recover(): void {
    this.storageFault.writesLeft = null;
    this.network.setFaults([]);
    this.network.release();
  }

  /** The process ends immediately; connections close as the browser closes them. */
  kill(): void {
    if (this.#dead) return;
    this.#dead = true;
    this.context.counts.kills += 1;
    this.#onDeath(new Killed());
    this.close();
  }

  close(): void {
    for (const database of this.#members.values()) database.close();
    this.engine.close();
  }
}
