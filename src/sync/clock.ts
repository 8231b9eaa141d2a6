/**
 * Server clock minus device clock in ms, from one request. The server's time is assumed to be that of the midpoint.
 * @param sentAt device time of the request, ms
 * @param answeredAt device time of the response, ms
 * @param serverTime server time in the response, ms
 */
export function serverOffset(sentAt: number, answeredAt: number, serverTime: number): number {
  return Math.round(serverTime - (sentAt + answeredAt) / 2);
}

/** Tracks the server's time on a monotonic clock, because the device's own clock may be changed while it's offline. */
export class ServerClock {
  #ahead: number | null = null;
  readonly #monotonic: () => number;

  /** @param monotonic milliseconds on a clock that never goes back, such as performance.now() */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** @param serverTime server time in a response just received, ms since the epoch */
  observe(serverTime: number): void {
    this.#ahead = serverTime - this.#monotonic();
  }

  /**
   * Lower bound of the server's time, ms since the epoch, as monotonic clocks may pause during sleep; 0 before the
   * first response.
   */
  lowerBound(): number {
    return this.#ahead === null ? 0 : Math.floor(this.#ahead + this.#monotonic());
  }
}

/** The engine's clock and id source, injected so that tests are deterministic. */
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
