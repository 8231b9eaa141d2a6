import type { RequestFailure } from '../../../domain/requests/request-error';
import { waitMs } from '../../../domain/requests/backoff';

/** Keeps the token address from being asked again too soon after it said that it was asked too often. */
export class RefreshBackoff {
  private refusals = 0;
  private since = 0;
  private wait = 0;

  /** @param now device time, ms; a clock that was set back ends the pause @returns why nothing may be asked now, or null */
  remaining(now: number): RequestFailure | null {
    const left = now < this.since ? 0 : this.since + this.wait - now;
    return left > 0 ? { reason: 'rate-limited', retryAfterMs: left } : null;
  }

  /** Notes how a request to the token address went. @param chance from 0 (inclusive) to 1 (exclusive) */
  record(failure: RequestFailure | null, now: number, chance: number): void {
    const limited = failure?.reason === 'rate-limited';
    this.refusals = limited ? this.refusals + 1 : 0;
    this.since = now;
    this.wait = limited ? waitMs(this.refusals, chance, failure.retryAfterMs) : 0;
  }
}
