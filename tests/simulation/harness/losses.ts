import type { Device } from './device';
import { Violation } from './violation';
import type { Harness } from './harness';

/** A mark that a device had from the server, which then lost it. */
interface Loss {
  readonly device: Device;
  readonly userId: string;
  readonly kind: string;
  readonly movieId: number;
  readonly present: boolean;
  readonly ts: number;
  readonly op: string;
}

/** Whether a mark was made after the lost one: at the same time, the greater id is later. */
function isAfter(mark: Pick<Loss, 'ts' | 'op'>, loss: Loss): boolean {
  return mark.ts > loss.ts || (mark.ts === loss.ts && mark.op > loss.op);
}

const DAY_MS = 24 * 3_600_000;
/** Age after which the server may drop a removal, or a recommendation: a device cannot tell that from a loss. */
const REMOVAL_MS = 365 * DAY_MS;
const SHOWN_MS = 730 * DAY_MS;

/** Marks that a restored server has lost and a device still has: in the end the server has them back, or the device offers them. */
export class Losses {
  readonly #harness: Harness;
  #losses: readonly Loss[] = [];

  constructor(harness: Harness) {
    this.#harness = harness;
  }

  /** Compares the devices' marks with the server, after it was restored. */
  async note(): Promise<void> {
    const losses: Loss[] = [];
    for (const device of this.#harness.devices) {
      const userId = device.signedIn;
      if (userId === null) continue;
      const database = device.process(0).member(userId);
      const current = new Set((await this.#harness.server.marks(userId)).map(({ op }) => op));
      for (const { kind, movieId, present, ts, op } of await database.mirror.toArray()) {
        if (!current.has(op)) losses.push({ device, userId, kind, movieId, present: present === 1, ts, op });
      }
    }
    this.#losses = [...(await this.#offered()), ...losses];
  }

  /**
   * Signing out loses what the device did not offer yet; so does an interrupted sign-out that leaves an empty device.
   * Offered marks stay, for the member's return.
   */
  async keepOffered(left: Device): Promise<void> {
    const offered = await this.#offered();
    this.#losses = this.#losses.filter(
      ({ device, userId, kind, movieId }) =>
        (device.signedIn === userId && device !== left) ||
        offered.some((offer) => offer.device === device && offer.kind === kind && offer.movieId === movieId),
    );
  }

  /** A device has lost all of its data. */
  dropDevice(device: Device): void {
    this.#losses = this.#losses.filter((loss) => loss.device !== device);
  }

  /** The server has dropped a removal that was newer than some device's mark. */
  dropRemoved(userId: string, { kind, movieId, ts }: Pick<Loss, 'kind' | 'movieId' | 'ts'>): void {
    this.#losses = this.#losses.filter(
      (loss) => loss.userId !== userId || loss.kind !== kind || loss.movieId !== movieId || loss.ts > ts,
    );
  }

  /** A member dismisses what this device offers. */
  forget(device: Device, userId: string): void {
    this.#losses = this.#losses.filter((loss) => loss.device !== device || loss.userId !== userId);
  }

  /**
   * A member discards the very operation that was lost, while it was still in the outbox: sent, never acknowledged and set
   * aside. Meanwhile nothing is offered beside it, as that asks the same: to send it again or not. So the loss is decided.
   */
  discard(device: Device, operation: string): void {
    this.#losses = this.#losses.filter((loss) => loss.device !== device || loss.op !== operation);
  }

  /** Every loss must be on the server again, or offered; and nothing is offered that the server has, or has newer. */
  async check(): Promise<void> {
    const offered = await this.#offered();
    for (const loss of this.#losses) {
      const { device, userId, kind, movieId, present, ts } = loss;
      const age = this.#harness.server.now - ts;
      if (present ? kind === 'recommended' && age > SHOWN_MS : age > REMOVAL_MS) continue;
      const mark = await this.#harness.server.mark(userId, kind, movieId);
      const made = (mark?.present ?? false) === present || (mark && isAfter(mark, loss));
      const isOffered = offered.some(
        (offer) =>
          offer.device === device && offer.userId === userId && offer.kind === kind && offer.movieId === movieId,
      );
      if (!made && !isOffered) {
        throw new Violation(
          'lost',
          `device ${device.number} had ${kind}:${movieId}, which the server lost, in silence`,
        );
      }
    }
    for (const offer of offered) {
      const { device, userId, kind, movieId, present } = offer;
      if (device.signedIn !== userId) continue;
      const mark = await this.#harness.server.mark(userId, kind, movieId);
      if ((mark?.present ?? false) === present) {
        throw new Violation('diverged', `device ${device.number} offers ${kind}:${movieId}, which the server has`);
      }
      if (mark && isAfter(mark, offer)) {
        throw new Violation(
          'diverged',
          `device ${device.number} offers ${kind}:${movieId}, of which the server has newer`,
        );
      }
    }
  }

  async #offered(): Promise<Loss[]> {
    const found: Loss[] = [];
    for (const device of this.#harness.devices) {
      for (const userId of this.#harness.users) {
        for (const { operation } of await device.engine.orphans.list(device.process(0).member(userId))) {
          if (operation.kind !== 'search') found.push({ device, userId, ...operation });
        }
      }
    }
    return found;
  }
}
