import { PUSH_MAX_OPS } from '../../../config/sync';

/**
 * How many changes one push carries at most, or marks one page of a pull: half of what a link did not carry, or the
 * database did not do, within the time limit, and a quarter more after each that went through. It lives as long as the
 * page or the worker does.
 */
export class AdaptiveBatch {
  readonly #largest: number;
  #most: number;

  constructor(largest = PUSH_MAX_OPS) {
    this.#largest = largest;
    this.#most = largest;
  }

  get limit(): number {
    return this.#most;
  }

  /** @param sent how many were carried, or asked for, by what got no answer in time */
  shrink(sent: number): void {
    this.#most = Math.max(1, Math.floor(sent / 2));
  }

  grow(): void {
    this.#most = Math.min(this.#largest, this.#most + Math.ceil(this.#most / 4));
  }
}
