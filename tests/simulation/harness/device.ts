import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { OutboxEntry } from '../../../src/db/member-database';
import type { WithLock } from '../../../src/api/supabase/auth-context';
import type { Backend } from './backend';
import type { DeviceEngine } from './device-engine';
import type { FaultCounts, LateRequest } from './network';
import { Process, type DeviceContext } from './process';
import type { SimulatedServer } from './server';
import type { AuthServer } from './tokens';

/** Processes of one device: two tabs and the worker. */
export const PROCESSES = 3;

/** Locks as the browser grants them: one holder per name, in order; a dead holder's lock is free again. */
function deviceLocks(honoured: boolean): WithLock {
  if (!honoured) return (_, work) => work();
  const tails = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = tails.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    tails.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

/** What all devices of a harness share. */
export interface DeviceInputs {
  readonly server: SimulatedServer;
  readonly backend: Backend;
  readonly tokens: AuthServer;
  readonly counts: FaultCounts;
  readonly late: LateRequest[];
  readonly newId: () => string;
  /** Whether the browser has Web Locks: they save work, but correctness does not depend on them. */
  readonly locks: boolean;
  /** Pages and batches of two. */
  readonly small: boolean;
}

/** A phone: one storage, a clock of its own, tabs and a worker, one member at a time. */
export class Device {
  readonly number: number;
  clockError = 0;
  signedIn: string | null = null;
  /** Members whose data could not be purged at sign-out because the storage refused, which was reported. */
  readonly unpurged = new Set<string>();
  readonly #inputs: DeviceInputs;
  #context: DeviceContext;
  readonly #processes: Process[];
  #engine: DeviceEngine;
  #hasRefused = false;

  constructor(number: number, engine: DeviceEngine, inputs: DeviceInputs) {
    this.number = number;
    this.#engine = engine;
    this.#inputs = inputs;
    this.#context = {
      device: number,
      storage: { indexedDB: new IDBFactory(), IDBKeyRange },
      now: () => inputs.server.now + this.clockError,
      monotonic: () => inputs.server.now,
      pass: (ms) => (inputs.server.now += ms),
      newId: inputs.newId,
      withLock: deviceLocks(inputs.locks),
      small: inputs.small,
      backend: inputs.backend,
      counts: inputs.counts,
      late: inputs.late,
    };
    this.#processes = Array.from({ length: PROCESSES }, () => new Process(this.#context, this.#engine));
  }

  /** The release on this device. */
  get engine(): DeviceEngine {
    return this.#engine;
  }

  /** A running process; one that was killed is restarted. */
  process(index: number): Process {
    const current = this.#processes[index];
    if (current && !current.dead) return current;
    return this.#renew(index);
  }

  #renew(index: number): Process {
    this.#hasRefused = this.hasRefused;
    this.#processes[index]?.close();
    const fresh = new Process(this.#context, this.#engine);
    this.#processes[index] = fresh;
    return fresh;
  }

  /** Whether storage has ever refused a write here: requests sent from such a device cannot always be recorded as sent. */
  get hasRefused(): boolean {
    return this.#hasRefused || this.#processes.some(({ storageFault }) => storageFault.refusals > 0);
  }

  /** Signs in, with a second try where storage refuses or the page dies. */
  async signIn(userId: string): Promise<void> {
    for (;;) {
      const process = this.process(0);
      const now = this.#inputs.server.now;
      const signedIn = await process.alive(async () => {
        await process.engine.writeSession(this.#inputs.tokens.signIn(userId, now, now + this.clockError));
        await this.#engine.reopenForMember(process.member(userId));
      });
      if (signedIn !== 'killed' && signedIn !== 'refused') break;
    }
    this.signedIn = userId;
    this.unpurged.delete(userId);
    // A failed refresh of an earlier session does not count for this one.
    this.#inputs.backend.refusals.delete(`${this.number}/${userId}`);
  }

  /**
   * Signs out by the application's own steps, possibly offline. Where storage refuses or the page dies, the next page
   * takes the session from the device.
   */
  async signOut(): Promise<void> {
    const userId = this.signedIn;
    if (userId === null) return;
    const process = this.process(0);
    const left = await process.alive(() => process.engine.signOut(process.member(userId)));
    if (left !== 'killed' && left !== 'refused') {
      this.signedIn = null;
      return;
    }
    this.process(0).recover();
    const stored = await this.storedMember();
    if (stored === userId) await this.signIn(userId);
    else {
      this.signedIn = null;
      if (left === 'refused') this.unpurged.add(userId);
    }
  }

  /** The signed-in member, by the device's storage. */
  async storedMember(): Promise<string | null> {
    return (await this.process(0).engine.readSession())?.member.id ?? null;
  }

  /** The browser deletes all of its storage. @returns what was pending here, by member */
  async evict(users: readonly string[]): Promise<readonly (readonly [string, OutboxEntry])[]> {
    const process = this.process(0);
    const waiting: (readonly [string, OutboxEntry])[] = [];
    for (const userId of users) {
      const entries = await process.member(userId).outbox.toArray();
      waiting.push(...entries.map((entry) => [userId, entry] as const));
    }
    this.#context = { ...this.#context, storage: { indexedDB: new IDBFactory(), IDBKeyRange } };
    this.restart();
    this.unpurged.clear();
    this.signedIn = null;
    return waiting;
  }

  /** Expires the stored session, on the device and at the server, as hours would. */
  async expireSession(): Promise<void> {
    const process = this.process(0);
    await process.alive(async () => {
      const session = await process.engine.readSession();
      if (session) await process.engine.writeSession({ ...session, accessToken: 'over', expiresAt: 0 });
    });
  }

  /** The device gets another release of the application, and restarts. */
  update(engine: DeviceEngine): void {
    this.#engine = engine;
    this.restart();
  }

  /** The device is switched off and on. */
  restart(): void {
    for (let index = 0; index < PROCESSES; index += 1) this.#renew(index);
  }

  /** From here on storage and network work. */
  recover(): void {
    for (let index = 0; index < PROCESSES; index += 1) this.process(index).recover();
  }

  /** Held requests and responses continue. */
  release(): void {
    for (const process of this.#processes) process.network.release();
  }

  close(): void {
    for (const process of this.#processes) process.close();
  }
}
