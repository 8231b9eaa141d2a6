/**
 * Server clock minus device clock, from one answered request: the server's time is taken to be that of the middle.
 * @param sentAt device time when the request left, ms
 * @param answeredAt device time when the answer arrived, ms
 * @param serverTime server time in the answer, ms
 */
export function serverOffset(sentAt: number, answeredAt: number, serverTime: number): number {
  return Math.round(serverTime - (sentAt + answeredAt) / 2);
}

/** The server's time since its last answer, by a clock that nobody sets: the device's own may be set while it is offline. */
export class ServerClock {
  #ahead: number | null = null;
  readonly #monotonic: () => number;

  /** @param monotonic milliseconds since any moment, that only go on */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** @param serverTime what an answer just told, ms since 1970 */
  observe(serverTime: number): void {
    this.#ahead = serverTime - this.#monotonic();
  }

  /** What it is at least, ms since 1970: a device that slept may have counted too little; 0 before the first answer. */
  lowerBound(): number {
    return this.#ahead === null ? 0 : Math.floor(this.#ahead + this.#monotonic());
  }
}

/** What the engine takes from its surroundings, so that a test can repeat every run of it. */
export interface SyncDeps {
  /** The device's clock, ms since the epoch. */
  readonly now: () => number;
  readonly serverClock: ServerClock;
  /** A fresh UUID for an operation. */
  readonly newId: () => string;
}

/** The browser's own clock and ids. */
export const browserDeps: SyncDeps = {
  now: () => Date.now(),
  serverClock: new ServerClock(() => performance.now()),
  newId: () => crypto.randomUUID(),
};
