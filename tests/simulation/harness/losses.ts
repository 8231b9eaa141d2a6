import type { Device } from './device';
import { Violation } from './violation';
import type { World } from './harness';

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

/** Whether a mark was made after what was lost: of two at the same time, the greater id. */
function isAfter(mark: Pick<Loss, 'ts' | 'op'>, loss: Loss): boolean {
  return mark.ts > loss.ts || (mark.ts === loss.ts && mark.op > loss.op);
}

const DAY_MS = 24 * 3_600_000;
/** Age after which the server may have forgotten a removal, and that a movie was recommended: no device can tell that from a loss. */
const REMOVAL_MS = 365 * DAY_MS;
const SHOWN_MS = 730 * DAY_MS;

/** What a restored server has lost and a device still has: in the end the server has it again, or the device offers it. */
export class Losses {
  readonly #world: World;
  #losses: readonly Loss[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Looks at what the devices have, after the server was restored. */
  async note(): Promise<void> {
    const losses: Loss[] = [];
    for (const device of this.#world.devices) {
      const userId = device.signedIn;
      if (userId === null) continue;
      const database = device.process(0).member(userId);
      const standing = new Set((await this.#world.server.marks(userId)).map(({ op }) => op));
      for (const { kind, movieId, present, ts, op } of await database.mirror.toArray()) {
        if (!standing.has(op)) losses.push({ device, userId, kind, movieId, present: present === 1, ts, op });
      }
    }
    this.#losses = [...(await this.#offered()), ...losses];
  }

  /**
   * Who leaves a device takes along what it did not offer yet; so does who is stopped half-way, and stays on an empty device.
   * What it offers stays, for when they are back.
   */
  async keepOffered(left: Device): Promise<void> {
    const offered = await this.#offered();
    this.#losses = this.#losses.filter(
      ({ device, userId, kind, movieId }) =>
        (device.signedIn === userId && device !== left) ||
        offered.some((offer) => offer.device === device && offer.kind === kind && offer.movieId === movieId),
    );
  }

  /** A device has lost all that it had. */
  forgetDevice(device: Device): void {
    this.#losses = this.#losses.filter((loss) => loss.device !== device);
  }

  /** The server has forgotten a removal that was newer than what some device had. */
  forgetRemoved(userId: string, { kind, movieId, ts }: Pick<Loss, 'kind' | 'movieId' | 'ts'>): void {
    this.#losses = this.#losses.filter(
      (loss) => loss.userId !== userId || loss.kind !== kind || loss.movieId !== movieId || loss.ts > ts,
    );
  }

  /** A member lets go of what this device offers. */
  forget(device: Device, userId: string): void {
    this.#losses = this.#losses.filter((loss) => loss.device !== device || loss.userId !== userId);
  }

  /**
   * A member gives up the very operation that was lost, where it was in its slot still: sent, never acknowledged and set
   * aside. While it is there, nothing is offered beside it, as it asks the same: to send it again or not. So that is decided.
   */
  giveUp(device: Device, operation: string): void {
    this.#losses = this.#losses.filter((loss) => loss.device !== device || loss.op !== operation);
  }

  /** Every loss must be on the server again, or offered; and nothing is offered that the server has, or has newer. */
  async check(): Promise<void> {
    const offered = await this.#offered();
    for (const loss of this.#losses) {
      const { device, userId, kind, movieId, present, ts } = loss;
      const age = this.#world.server.now - ts;
      if (present ? kind === 'recommended' && age > SHOWN_MS : age > REMOVAL_MS) continue;
      const mark = await this.#world.server.mark(userId, kind, movieId);
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
      const mark = await this.#world.server.mark(userId, kind, movieId);
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
    for (const device of this.#world.devices) {
      for (const userId of this.#world.users) {
        for (const { operation } of await device.engine.offers.list(device.process(0).member(userId))) {
          if (operation.kind !== 'search') found.push({ device, userId, ...operation });
        }
      }
    }
    return found;
  }
}
