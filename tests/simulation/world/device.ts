import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { welcomeMember } from '../../../src/data/local/wipe-member';
import { signOut } from '../../../src/data/sign-out';
import type { WithLock } from '../../../src/data/supabase/token';
import type { Backend } from './backend';
import type { FaultCounts, LateRequest } from './network';
import { Process, type Surroundings } from './process';
import type { SimulatedServer } from './server';
import type { TokenOffice } from './tokens';

/** Processes of one device: two tabs and the worker. */
export const PROCESSES = 3;

/** Locks as the browser grants them: one holder a name, in order; a dead holder's lock is free again. */
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

/** What all devices of a world share. */
export interface DeviceInputs {
  readonly server: SimulatedServer;
  readonly backend: Backend;
  readonly tokens: TokenOffice;
  readonly counts: FaultCounts;
  readonly late: LateRequest[];
  readonly newId: () => string;
  /** Whether the browser has Web Locks: they save work, correctness needs none. */
  readonly locks: boolean;
}

/** A phone: one storage, a clock of its own, tabs and a worker, one member at a time. */
export class Device {
  readonly number: number;
  clockError = 0;
  signedIn: string | null = null;
  readonly #inputs: DeviceInputs;
  readonly #surroundings: Surroundings;
  readonly #processes: Process[];

  constructor(number: number, inputs: DeviceInputs) {
    this.number = number;
    this.#inputs = inputs;
    this.#surroundings = {
      device: number,
      storage: { indexedDB: new IDBFactory(), IDBKeyRange },
      environment: { now: () => inputs.server.now + this.clockError, newId: inputs.newId },
      withLock: deviceLocks(inputs.locks),
      backend: inputs.backend,
      counts: inputs.counts,
      late: inputs.late,
    };
    this.#processes = Array.from({ length: PROCESSES }, () => new Process(this.#surroundings));
  }

  get environment() {
    return this.#surroundings.environment;
  }

  /** A living process; one that was killed is started anew. */
  process(index: number): Process {
    const current = this.#processes[index];
    if (current && !current.dead) return current;
    const fresh = new Process(this.#surroundings);
    this.#processes[index] = fresh;
    return fresh;
  }

  async signIn(userId: string): Promise<void> {
    const { store, member } = this.#first();
    const now = this.#inputs.server.now;
    await store.write(this.#inputs.tokens.signIn(userId, now, now + this.clockError));
    await welcomeMember(member(userId));
    this.signedIn = userId;
  }

  /** Signs out by the application's own steps; the network may be away. */
  async signOut(): Promise<void> {
    if (this.signedIn === null) return;
    const { store, tokens, member } = this.#first();
    await signOut(store, tokens, member(this.signedIn));
    this.signedIn = null;
  }

  /** The stored session ends now, on the device and at the server alike: hours have passed. */
  async expireSession(): Promise<void> {
    const { store } = this.#first();
    const session = await store.read();
    if (session) await store.write({ ...session, accessToken: 'over', expiresAt: 0 });
  }

  /** The device is switched off and on. */
  restart(): void {
    for (let index = 0; index < PROCESSES; index += 1) {
      this.process(index).close();
      this.#processes[index] = new Process(this.#surroundings);
    }
  }

  close(): void {
    for (const process of this.#processes) process.close();
  }

  #first() {
    const process = this.process(0);
    return { store: process.store, tokens: process.tokens, member: (userId: string) => process.member(userId) };
  }
}
