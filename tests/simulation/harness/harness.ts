import { DEVICES, USERS } from '../commands';
import { engine } from '../present-engine';
import { Backend, COMPACTED_CODE, POISON_ID } from './backend';
import { compactMarks } from './compaction';
import { Device } from './device';
import type { DeviceEngine } from './device-engine';
import { IntentLog } from './intents';
import { Losses } from './losses';
import type { Backup } from './backup';
import { DroppedRemovals } from './dropped-removals';
import type { FaultCounts, LateRequest } from './network';
import type { SimulatedServer } from './server';
import { AuthServer } from './tokens';
import { Violation } from './violation';

/** A year and a day, ms. */
const YEAR_MS = 366 * 24 * 3_600_000;

/** How many searches of a member the server must have, and how many more it may have. */
interface SearchCount {
  made: number;
  perhaps: number;
}

/** Two members, three devices, one server. */
export class Harness {
  readonly counts: FaultCounts = { lostAcknowledgements: 0, duplicates: 0, kills: 0 };
  readonly log = new IntentLog();
  readonly #searches = new Map<string, SearchCount>();
  /** What compaction has dropped for each member. */
  readonly droppedRemovals = new DroppedRemovals();
  readonly users: readonly string[];
  readonly devices: readonly Device[];
  readonly backend: Backend;
  readonly server: SimulatedServer;
  readonly losses = new Losses(this);
  readonly #late: LateRequest[] = [];
  #backup: Backup | null = null;
  #ids = 0;

  private constructor(
    server: SimulatedServer,
    users: readonly string[],
    locks: boolean,
    fleet: readonly DeviceEngine[],
    small: boolean,
  ) {
    this.server = server;
    this.users = users;
    const tokens = new AuthServer();
    this.backend = new Backend(server, tokens);
    this.backend.onOperation = (userId, operation, device) => {
      if (operation['kind'] === 'search') return;
      const key = `${userId}/${String(operation['kind'])}:${String(operation['movie_id'])}`;
      this.log.linkOperation(key, String(operation['op']), operation['present'], device);
    };
    this.backend.onApplied = (operation) => this.log.markApplied(operation);
    this.backend.compactedUpTo = (userId) => this.droppedRemovals.upTo(userId);
    const shared = { server, backend: this.backend, tokens, counts: this.counts, late: this.#late, locks, small };
    this.devices = Array.from({ length: DEVICES }, (_, number) => {
      const engine = fleet[number % fleet.length];
      if (!engine) throw new Error('there must be at least one release');
      return new Device(number, engine, { ...shared, newId: this.newId });
    });
  }

  /** @param fleet the releases on the devices, in turn */
  static async open(
    server: SimulatedServer,
    locks: boolean,
    fleet: readonly DeviceEngine[] = [engine],
    small = false,
  ): Promise<Harness> {
    server.now = Date.UTC(2026, 10, 21);
    const users: string[] = [];
    for (let user = 0; user < USERS; user += 1) users.push(await server.addUser());
    const harness = new Harness(server, users, locks, fleet, small);
    await harness.backUp();
    for (const device of harness.devices) await device.signIn(harness.user(device.number === 2 ? 1 : 0));
    return harness;
  }

  /** Operation ids of this harness; their beginnings, which break ties, are the same in every run of a schedule. */
  readonly newId = (): string => {
    this.#ids += 1;
    // Spread out, so that ties by id go either way.
    const mixed = Math.imul(this.#ids, 0x9e3779b1) >>> 0;
    // A server's digest is a sum of ids, so different sets of ids must not have the same sum, as multiples would.
    const group = (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 16).toString(16).padStart(4, '0');
    const tail = this.user(0).slice(0, 8) + this.#ids.toString(16).padStart(4, '0');
    return `${mixed.toString(16).padStart(8, '0')}-${group}-4000-8000-${tail}`;
  };

  user(index: number): string {
    return this.users[index] ?? '';
  }

  /** Movies of one member; other members have others, so that any mix-up is noticed. */
  movieId(userId: string, movie: number): number {
    return 1 + this.users.indexOf(userId) * 100 + movie;
  }

  device(index: number): Device {
    const device = this.devices[index];
    if (!device) throw new Error(`no device ${index}`);
    return device;
  }

  async deliverLate(): Promise<void> {
    for (const { request, device } of this.#late.splice(0)) await this.backend.handle(request, device);
  }

  searchesOf(userId: string): SearchCount {
    const count = this.#searches.get(userId) ?? { made: 0, perhaps: 0 };
    this.#searches.set(userId, count);
    return count;
  }

  async backUp(): Promise<void> {
    this.#backup = await this.server.backup(this.users);
  }

  /** The server's disk is lost, and the last backup replaces it; requests in flight meanwhile are lost. */
  async restore(renew: boolean): Promise<void> {
    if (!this.#backup) return;
    this.dropLate();
    await this.server.restore(this.users, this.#backup, renew);
    const waiting = new Set<string>();
    for (const userId of this.users) {
      const searches = new Set(await this.server.searches(userId));
      const count = this.searchesOf(userId);
      for (const device of this.devices) {
        for (const { operation, state } of await device.process(0).member(userId).outbox.toArray()) {
          if (state === 'orphan') continue;
          waiting.add(operation.op);
          if (operation.kind === 'search') searches.add(operation.op);
        }
      }
      count.made = searches.size;
    }
    this.droppedRemovals.clear();
    this.log.keepPending(waiting);
    await this.losses.note();
  }

  /** A browser deletes all of its storage: pending changes are lost, except those in flight. */
  async evict(device: Device): Promise<void> {
    const userId = device.signedIn;
    const lost = await device.evict(this.users);
    for (const [owner, { key, operation, state }] of lost) {
      if (state === 'orphan') continue;
      this.log.discard(`${owner}/${key}`, operation.op, device.number);
      if (operation.kind !== 'search') continue;
      const count = this.searchesOf(owner);
      count.made -= 1;
      count.perhaps += 1;
    }
    this.losses.dropDevice(device);
    if (userId !== null) await device.signIn(userId);
  }

  /** Years pass, and the operator's schedule compacts the server. */
  async compact(years: number): Promise<void> {
    this.dropLate();
    this.server.now += years * YEAR_MS;
    const waiting = new Set<string>();
    for (const userId of this.users) {
      for (const device of this.devices) {
        const entries = await device.process(0).member(userId).outbox.toArray();
        for (const { operation, state } of entries) if (state !== 'orphan') waiting.add(operation.op);
      }
    }
    const before = await Promise.all(this.users.map(async (userId) => this.server.marks(userId)));
    const searched = await Promise.all(this.users.map(async (userId) => this.server.searches(userId)));
    await this.server.withConnection((connection) => compactMarks(connection, this.users, this.server.now));
    for (const [index, userId] of this.users.entries()) {
      const remaining = new Set((await this.server.marks(userId)).map(({ op }) => op));
      for (const mark of before[index] ?? []) {
        if (remaining.has(mark.op)) continue;
        this.droppedRemovals.add(userId, mark);
        this.log.keepPending(waiting, [`${userId}/${mark.kind}:${mark.movieId}`]);
        if (!mark.present) this.losses.dropRemoved(userId, mark);
      }
      const stored = new Set(await this.server.searches(userId));
      const gone = (searched[index] ?? []).filter((op) => !stored.has(op));
      const count = this.searchesOf(userId);
      count.made -= gone.length;
      // One whose acknowledgment was lost is sent again, and stored again.
      count.perhaps += gone.filter((op) => waiting.has(op)).length;
    }
  }

  /** Late requests are lost. */
  dropLate(): void {
    this.#late.length = 0;
  }

  /** Retries what was set aside; what can never be accepted is discarded, as a member would. */
  async heal(device: Device, userId: string): Promise<void> {
    const { engine } = device;
    const database = device.process(0).member(userId);
    for (const { key, operation, code } of await engine.blocked(database)) {
      const permanent = code === COMPACTED_CODE || (operation.kind !== 'search' && operation.movieId === POISON_ID);
      if (!this.backend.refused.has(operation.op))
        throw new Violation('lost', `device ${device.number} has set aside a change that was never refused`);
      if (!permanent) {
        await engine.retry(database, key);
        continue;
      }
      await engine.discard(database, device.process(0).deps, key);
      this.log.discard(`${userId}/${key}`, operation.op, device.number);
      this.losses.discard(device, operation.op);
    }
  }

  close(): void {
    for (const device of this.devices) device.close();
  }
}
