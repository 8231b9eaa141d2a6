import { markKey } from '../../../src/domain/mark';
import { recordSearch, recordShown, toggleMark } from '../../../src/data/sync/intents';
import { discardEntry, listSetAside, retryEntry } from '../../../src/data/sync/set-aside-entries';
import type { Command, Party } from '../commands';
import { DEVICES, USERS } from '../commands';
import { Backend, POISON_ID } from './backend';
import { Device } from './device';
import { IntentLog, type Intent } from './intents';
import type { FaultCounts, LateRequest } from './network';
import type { Process } from './process';
import type { SimulatedServer } from './server';
import { TokenOffice } from './tokens';
import { Violation } from './violation';

/** Requests that are this late are gone for good: no network keeps one for minutes. */
const LATE_AT_MOST_MS = 60_000;

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

  async perform(command: Command): Promise<void> {
    this.server.now += 1000;
    this.backend.rest();
    switch (command.do) {
      case 'toggle':
        return this.#toggle(this.device(command.device), command.process, command.kind, command.film, true);
      case 'shown':
        return this.#show(this.device(command.device), command.films);
      case 'search':
        return this.#search(this.device(command.device));
      case 'poison':
        return this.#poison(this.device(command.device));
      case 'sync':
        return this.#sync(command);
      case 'together':
        await Promise.all(command.parties.map((party) => this.#party(party)));
        return;
      case 'restart':
        return this.device(command.device).restart();
      case 'clock':
        this.device(command.device).clockError = command.error;
        return;
      case 'pass':
        this.server.now += command.ms;
        if (command.ms > LATE_AT_MOST_MS) this.#late.length = 0;
        return;
      case 'expire':
        return this.device(command.device).expireSession();
      case 'swap':
        return this.#swap(this.device(command.device), this.user(command.user), command.during);
      case 'direct':
        return this.#writeDirectly(command);
      case 'race':
        return this.#race(this.device(command.device), this.device(command.other), command.film);
      case 'late':
        return this.deliverLate();
      case 'epoch':
        return this.server.changeEpoch(this.user(command.user));
    }
  }

  async deliverLate(): Promise<void> {
    for (const { request, device } of this.#late.splice(0)) await this.backend.handle(request, device);
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

  async #toggle(
    device: Device,
    index: number,
    kind: 'favorite' | 'watched',
    film: number,
    alone: boolean,
  ): Promise<void> {
    const userId = device.signedIn;
    if (userId === null) return;
    const process = device.process(index);
    const database = process.member(userId);
    const movieId = this.movieId(userId, film);
    const waiting = await process.alive(async () => database.outbox.get(markKey(kind, movieId)));
    const mirrored = await process.alive(async () => database.mirror.get([kind, movieId]));
    if (waiting === 'killed' || mirrored === 'killed' || waiting === 'full' || mirrored === 'full') return;
    const seen = waiting?.operation.op ?? mirrored?.op ?? null;
    const key = `${userId}/${markKey(kind, movieId)}`;
    const shown = waiting && waiting.operation.kind !== 'search' ? waiting.operation.present : mirrored?.present === 1;
    let intent: Intent | null = null;
    const environment = {
      ...device.environment,
      newId: () => {
        const operation = this.newId();
        intent = this.log.add(key, operation, seen, device.number);
        return operation;
      },
    };
    const card = { title: `Film ${movieId}`, year: 2000, rating: 7, genres: [], description: '', posterPath: null };
    const done = await process.alive(() => toggleMark(database, environment, kind, { id: movieId, card }));
    if (intent === null) return;
    if (done === 'killed' || done === 'full' || !done.ok) return this.log.forget(key, intent);
    this.log.settle(intent, done.value.present);
    if (alone && done.value.present === shown) throw new Violation('lost', `${key}: a toggle did not turn it around`);
  }

  async #show(device: Device, films: readonly number[]): Promise<void> {
    const userId = device.signedIn;
    if (userId === null) return;
    const pending = films.map((film) => this.movieId(userId, film));
    const database = device.process(0).member(userId);
    for (const movieId of pending) {
      const key = `${userId}/${markKey('shown', movieId)}`;
      const newId = () => {
        const operation = this.newId();
        this.log.settle(this.log.add(key, operation, null, device.number), true);
        return operation;
      };
      await recordShown(database, { ...device.environment, newId }, [movieId]);
    }
  }

  async #search(device: Device): Promise<void> {
    if (device.signedIn === null) return;
    const recorded = this.searches.get(device.signedIn) ?? new Set();
    const newId = () => {
      const operation = this.newId();
      recorded.add(operation);
      return operation;
    };
    this.searches.set(device.signedIn, recorded);
    await recordSearch(device.process(0).member(device.signedIn), { ...device.environment, newId }, 'drama');
  }

  async #poison(device: Device): Promise<void> {
    if (device.signedIn === null) return;
    await toggleMark(device.process(0).member(device.signedIn), device.environment, 'watched', {
      id: POISON_ID,
      card: null,
    });
  }

  async #sync({ device: index, process: at, faults, fate }: Extract<Command, { do: 'sync' }>): Promise<void> {
    const device = this.device(index);
    if (device.signedIn === null) return;
    const process = device.process(at);
    process.network.meet(faults);
    if (fate) Object.assign(process.fate, { writesLeft: fate.writes, end: fate.end });
    await process.sync(device.signedIn);
    process.network.meet([]);
    process.fate.writesLeft = null;
  }

  async #party({ device: index, process: at, faults, toggle }: Party): Promise<void> {
    const device = this.device(index);
    if (device.signedIn === null) return;
    if (toggle !== null) {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return this.#toggle(device, at, 'favorite', toggle, false);
    }
    const process = device.process(at);
    process.network.meet(faults);
    await process.sync(device.signedIn);
    process.network.meet([]);
  }

  /**
   * A tab's push is answered late: meanwhile another device has changed the same film, and another tab has heard of it.
   */
  async #race(device: Device, other: Device, film: number): Promise<void> {
    if (device === other || device.signedIn === null || device.signedIn !== other.signedIn) return;
    await this.#toggle(device, 0, 'favorite', film, false);
    await this.#toggle(other, 0, 'favorite', film, false);
    await Promise.all([
      this.#party({ device: device.number, process: 0, faults: ['slow-answer'], toggle: null }),
      this.#party({ device: other.number, process: 0, faults: [], toggle: null }),
      this.#party({ device: device.number, process: 1, faults: ['slow', 'slow'], toggle: null }),
    ]);
  }

  /** Somebody else takes the device, perhaps while a round of the last member is still under way in another tab. */
  async #swap(device: Device, userId: string, during: boolean): Promise<void> {
    const last = device.signedIn;
    const process = device.process(1);
    process.network.meet(['slow-answer', 'slow-answer']);
    // News for the round to bring, when it is too late for them.
    if (during && last !== null) await this.#news(last);
    const round = during && last !== null ? process.sync(last) : null;
    await device.signOut();
    await round;
    process.network.meet([]);
    await device.signIn(userId);
  }

  /** Another client changes something of a member's. */
  async #news(userId: string): Promise<void> {
    const user = this.users.indexOf(userId);
    const mark = await this.server.mark(userId, 'watched', this.movieId(userId, 0));
    await this.#writeDirectly({ do: 'direct', user, kind: 'watched', film: 0, present: mark?.present !== true });
  }

  async #writeDirectly({ user, kind, film, present }: Extract<Command, { do: 'direct' }>): Promise<void> {
    const userId = this.user(user);
    const movieId = this.movieId(userId, film);
    const before = await this.server.mark(userId, kind, movieId);
    await this.server.writeDirectly(userId, kind, movieId, present);
    const after = await this.server.mark(userId, kind, movieId);
    if (!after || after.op === before?.op) return;
    this.log.settle(this.log.add(`${userId}/${markKey(kind, movieId)}`, after.op, before?.op ?? null, null), present);
  }
}
