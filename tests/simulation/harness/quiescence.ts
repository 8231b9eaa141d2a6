import type { Table } from 'dexie';
import { recordValueBody } from '../../../src/domain/marks/diary';
import { isRecord } from '../../../src/domain/values/guards';
import { decide } from './choices';
import type { Device } from './device';
import { drive } from './drive';
import { BASE_TABLES } from './server';
import { Violation } from './violation';
import type { Harness } from './harness';

/** Waits that a healthy network may need: for pending changes, and after new times were assigned. */
const MAX_WAITS = 3;

/**
 * Sync cycles of all devices until nothing changes: what one device resends of a restored server's state may be older than
 * what the next one knows.
 */
const CYCLES_UNTIL_IDLE = 3;

/** Syncs a member's device on a healthy network, until nothing changes. */
export async function syncUntilIdle(harness: Harness, device: Device, userId: string): Promise<void> {
  if (device.signedIn !== userId) {
    await device.signOut();
    await device.signIn(userId);
  } else if (!(await device.process(0).engine.readSession())) {
    await device.signIn(userId);
  }
  const process = device.process(0);
  harness.backend.rest();
  await harness.heal(device, userId);
  const outcome = await drive(process, userId, MAX_WAITS);
  if (outcome !== 'full' && outcome !== 'killed' && outcome.ok) return;
  throw new Violation('lost', `device ${device.number} never becomes idle on a healthy network`);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** A value with its fields in one order: PostgreSQL has its own. */
function valueText(value: unknown): string {
  return JSON.stringify(isRecord(value) ? Object.entries(value).sort() : value);
}

/** One member's data must be the same everywhere, and be theirs alone. */
export async function compare(harness: Harness, device: Device, userId: string): Promise<void> {
  const database = device.process(0).member(userId);
  const where = `device ${device.number}`;
  const all = await harness.server.marks(userId);
  const kinds = new Set(device.engine.kinds());
  const marks = all.filter(({ kind }) => kinds.has(kind));
  const present = marks.flatMap(({ kind, movieId, present: is }) => (is ? [`${kind}:${movieId}`] : [])).sort();
  const view = (await device.engine.visibleMarks(database)).sort();
  if (!same(view, present))
    throw new Violation('diverged', `${where} shows ${view.join()}, the server has ${present.join()}`);
  const waiting = (await database.outbox.toArray()).filter(({ state }) => state !== 'orphan');
  if (waiting.length > 0) throw new Violation('lost', `${where} still has pending changes`);
  // A removal that the server lost stays, in case an older addition arrives.
  const own = (await database.mirror.toArray()).filter(({ seq, present: is }) => seq >= 0 || is === 1);
  const mirrored = own.map(({ kind, movieId, op }) => `${kind}:${movieId}:${op}`).sort();
  const current = marks.map(({ kind, movieId, op }) => `${kind}:${movieId}:${op}`).sort();
  if (!same(mirrored, current))
    throw new Violation('diverged', `${where} mirrors other operations than the server has`);
  const values = own.flatMap(({ op, present: is, value }) =>
    value === undefined || is === 0 ? [] : [`${op}:${valueText(recordValueBody(value))}`],
  );
  const stored = marks.flatMap(({ op, value }) => (value === null ? [] : [`${op}:${valueText(value)}`]));
  if (!same(values.sort(), stored.sort())) throw new Violation('diverged', `${where} has other values than the server`);
  const unread = (await device.engine.unknownRows(database)).sort();
  const unknown = all.flatMap(({ kind, op }) => (kinds.has(kind) ? [] : [op])).sort();
  if (!same(unread, unknown)) throw new Violation('lost', `${where} lost rows of unknown kinds`);
  const base = 1 + harness.users.indexOf(userId) * 100;
  const foreign = [...own, ...marks].filter(({ movieId }) => movieId < base || movieId >= base + 100);
  if (foreign.length > 0) throw new Violation('diverged', `${where} has movies of another member`);
  const pushes = harness.backend.traffic.pushes;
  const again = await device.process(0).sync(userId);
  const idle = again !== 'full' && again !== 'killed' && again.ok && again.value.pulled === 0;
  if (!idle || harness.backend.traffic.pushes !== pushes) {
    throw new Violation('diverged', `${where} is not idle: another sync cycle still changes something`);
  }
}

/** The server's data of a member must be what they meant. */
export async function compareServer(harness: Harness, userId: string): Promise<void> {
  const marks = await harness.server.marks(userId);
  const based = marks.filter(({ kind }) => kind in BASE_TABLES);
  const present = based.flatMap(({ kind, movieId, present: is }) => (is ? [`${kind}:${movieId}`] : [])).sort();
  const base = await harness.server.baseRows(userId);
  if (!same(base, present)) throw new Violation('diverged', `base tables ${base.join()}, marks ${present.join()}`);
  for (const key of harness.log.keys().filter((candidate) => candidate.startsWith(`${userId}/`))) {
    const mark = marks.find(({ kind, movieId }) => `${userId}/${kind}:${movieId}` === key);
    const wrong = harness.log.verdict(key, mark?.op);
    if (wrong !== null) throw new Violation('lost', `${key}: ${wrong}`);
  }
  for (const { kind, movieId, op, present: isPresent } of marks) {
    const wrong = harness.log.contradiction(op, isPresent);
    if (wrong !== null) throw new Violation('lost', `${userId}/${kind}:${movieId}: ${wrong}`);
  }
  const { made, perhaps } = harness.searchesOf(userId);
  const stored = (await harness.server.searches(userId)).length;
  if (stored < made || stored > made + perhaps)
    throw new Violation('lost', `${made} searches were made, ${stored} are stored`);
  const back = marks.find((mark) => harness.droppedRemovals.hasReturned(userId, mark));
  if (back) throw new Violation('lost', `${back.kind}:${back.movieId} is back, after its removal was compacted`);
}

/** Rows of a table that must not stay after sign-out: all except pending changes, and the device's own state. */
async function countLeftover(table: Table<unknown>): Promise<number> {
  // Watch preferences may be pending as changes are.
  const waits = (row: unknown) => table.name === 'profile' && isRecord(row) && row['sent'] === false;
  return table.filter((row) => !waits(row)).count();
}

/** After sign-out only pending changes remain on the device. */
export async function checkWiped(harness: Harness): Promise<void> {
  for (const device of harness.devices) {
    const left = harness.users.filter((candidate) => candidate !== device.signedIn && !device.unpurged.has(candidate));
    for (const userId of left) {
      const database = device.process(0).member(userId);
      const tables = database.tables.filter(({ name }) => name !== 'outbox' && name !== 'sync');
      const rows = await database.transaction('r', tables, () => Promise.all(tables.map(countLeftover)));
      const leftover = tables.find((_, index) => rows[index] !== 0);
      if (leftover)
        throw new Violation(
          'diverged',
          `device ${device.number} keeps ${leftover.name} of a member who has signed out`,
        );
    }
  }
}

/** Devices on which a member was idle, or was compared, since the last request to the server. */
class UpToDateDevices {
  readonly #harness: Harness;
  readonly #at = new Map<string, number>();

  constructor(harness: Harness) {
    this.#harness = harness;
  }

  has(device: Device, userId: string): boolean {
    return this.#at.get(`${device.number}/${userId}`) === this.#harness.backend.pushesOf(userId);
  }

  forget(device: Device, userId: string): void {
    this.#at.delete(`${device.number}/${userId}`);
  }

  add(device: Device, userId: string): void {
    this.#at.set(`${device.number}/${userId}`, this.#harness.backend.pushesOf(userId));
  }
}

/** Syncs one member after another on their devices until idle and compares the data, each as often as there are changes. */
class QuiescenceCheck {
  readonly #harness: Harness;
  readonly #synced: UpToDateDevices;
  readonly #compared: UpToDateDevices;

  constructor(harness: Harness) {
    this.#harness = harness;
    this.#synced = new UpToDateDevices(harness);
    this.#compared = new UpToDateDevices(harness);
  }

  /** Syncs a device, unless it did so, none of its changes was refused and nobody has pushed since. */
  async settle(device: Device, userId: string): Promise<void> {
    if (device.signedIn === userId && this.#synced.has(device, userId)) return;
    await syncUntilIdle(this.#harness, device, userId);
    const refused = await device.engine.blocked(device.process(0).member(userId));
    if (refused.length === 0) this.#synced.add(device, userId);
  }

  /** Everything that was lost is sent again. */
  async decide(device: Device, userId: string): Promise<void> {
    if (!(await decide(this.#harness, device, userId, 'send'))) return;
    this.#synced.forget(device, userId);
    await this.settle(device, userId);
  }

  async compare(device: Device, userId: string): Promise<void> {
    await compare(this.#harness, device, userId);
    this.#compared.add(device, userId);
  }

  /** Signed-in members continue where they are, with the cursors they have. */
  async checkSignedIn(): Promise<void> {
    const signedIn = this.#harness.devices.flatMap((device) =>
      device.signedIn === null ? [] : [{ device, userId: device.signedIn }],
    );
    for (const { device, userId } of signedIn) await this.settle(device, userId);
    // changes from later devices
    for (const { device, userId } of signedIn) await this.settle(device, userId);
    await this.#harness.losses.check();
    for (const { device, userId } of signedIn) await this.decide(device, userId);
    for (let round = 0; round < CYCLES_UNTIL_IDLE; round += 1) {
      for (const { device, userId } of signedIn) await this.settle(device, userId);
    }
    for (const { device, userId } of signedIn) await this.compare(device, userId);
  }

  /**
   * Every member signs in wherever they were not compared already: one member at a time, so that the devices change hands
   * once.
   */
  async checkEverywhere(): Promise<void> {
    for (const userId of this.#harness.users) {
      for (const device of this.#notCompared(userId)) {
        await this.settle(device, userId);
        await this.decide(device, userId);
      }
      // changes from later devices
      for (let round = 0; round < CYCLES_UNTIL_IDLE; round += 1) {
        for (const device of this.#notCompared(userId)) await this.settle(device, userId);
      }
      await compareServer(this.#harness, userId);
      for (const device of this.#notCompared(userId)) await this.compare(device, userId);
    }
  }

  #notCompared(userId: string): readonly Device[] {
    return this.#harness.devices.filter((device) => !this.#compared.has(device, userId));
  }
}

/**
 * Lets everything become idle on a healthy network, and checks the invariants of docs/sync-invariants.md, whose table says
 * which check covers which invariant.
 */
export async function checkWhenIdle(harness: Harness): Promise<void> {
  for (const device of harness.devices) device.recover();
  await harness.deliverLate();
  const rest = new QuiescenceCheck(harness);
  await rest.checkSignedIn();
  await rest.checkEverywhere();
  const [unapplied] = harness.log.unapplied();
  if (unapplied) throw new Violation('lost', `the last action on ${unapplied} never reached the server`);
}

/**
 * The stored session of a device belongs to the member who signed in there last, unless the auth backend ended it.
 */
export async function checkSession(harness: Harness, device: Device): Promise<void> {
  const stored = await device.storedMember();
  const ended = stored === null && harness.backend.refusals.has(`${device.number}/${device.signedIn}`);
  if (stored !== device.signedIn && !ended)
    throw new Violation('diverged', `device ${device.number} has the session of somebody else, or none`);
}
