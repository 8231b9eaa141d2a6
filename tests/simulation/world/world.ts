import { discardEntry, listSetAside, retryEntry } from '../../../src/data/sync/set-aside-entries';
import { DEVICES, USERS } from '../commands';
import { Backend, POISON_ID } from './backend';
import { Device } from './device';
import { IntentLog } from './intents';
import type { FaultCounts, LateRequest } from './network';
import type { Process } from './process';
import type { SimulatedServer } from './server';
import { TokenOffice } from './tokens';

/** Two members, three devices, one server. */
export class World {
  readonly counts: FaultCounts = { lostAcknowledgements: 0, duplicates: 0, kills: 0 };
  readonly log = new IntentLog();
  readonly searches = new Map<string, Set<string>>();
  readonly users: readonly string[];
  readonly devices: readonly Device[];
  readonly backend: Backend;
  readonly server: SimulatedServer;
  readonly #late: LateRequest[] = [];
  #ids = 0;

  private constructor(server: SimulatedServer, users: readonly string[], locks: boolean) {
    this.server = server;
    this.users = users;
    const tokens = new TokenOffice();
    this.backend = new Backend(server, tokens);
    this.backend.onOperation = (userId, operation, device) => {
      if (operation['kind'] === 'search') return;
      const key = `${userId}/${String(operation['kind'])}:${String(operation['movie_id'])}`;
      this.log.meet(key, String(operation['op']), device);
    };
    const shared = { server, backend: this.backend, tokens, counts: this.counts, late: this.#late, locks };
    this.devices = Array.from({ length: DEVICES }, (_, number) => new Device(number, { ...shared, newId: this.newId }));
  }

  static async open(server: SimulatedServer, locks: boolean): Promise<World> {
    server.now = Date.UTC(2026, 10, 21);
    const users: string[] = [];
    for (let user = 0; user < USERS; user += 1) users.push(await server.addUser());
    const world = new World(server, users, locks);
    for (const device of world.devices) await device.signIn(world.user(device.number === 2 ? 1 : 0));
    return world;
  }

  /** Operation ids of this world; their beginnings, which decide ties, are the same in every run of a schedule. */
  readonly newId = (): string => {
    this.#ids += 1;
    // Spread, so that ties by id are decided either way.
    const mixed = Math.imul(this.#ids, 0x9e3779b1) >>> 0;
    const tail = this.user(0).slice(0, 8) + this.#ids.toString(16).padStart(4, '0');
    return `${mixed.toString(16).padStart(8, '0')}-0000-4000-8000-${tail}`;
  };

  user(index: number): string {
    return this.users[index] ?? '';
  }

  /** Films of one member; another's are others, so that nothing can cross unseen. */
  movieId(userId: string, film: number): number {
    return 1 + this.users.indexOf(userId) * 100 + film;
  }

  device(index: number): Device {
    const device = this.devices[index];
    if (!device) throw new Error(`no device ${index}`);
    return device;
  }

  async deliverLate(): Promise<void> {
    for (const { request, device } of this.#late.splice(0)) await this.backend.handle(request, device);
  }

  /** Late requests are gone for good. */
  dropLate(): void {
    this.#late.length = 0;
  }

  /** Retries what was set aside; what can never be taken is given up, as a member would. */
  async heal(process: Process, userId: string): Promise<void> {
    const database = process.member(userId);
    for (const { key, operation } of await listSetAside(database)) {
      const hopeless = operation.kind !== 'search' && operation.movieId === POISON_ID;
      await (hopeless ? discardEntry(database, key) : retryEntry(database, key));
    }
  }

  close(): void {
    for (const device of this.devices) device.close();
  }
}
