import type { ServerMark } from './server';

/** What a server has forgotten for its age. */
export class Forgotten {
  readonly #removals = new Map<string, number>();
  readonly #floors = new Map<string, number>();

  add(userId: string, { kind, movieId, present, ts }: ServerMark): void {
    if (present) return;
    const key = `${userId}/${kind}:${movieId}`;
    this.#removals.set(key, Math.max(ts, this.#removals.get(key) ?? 0));
    this.#floors.set(userId, Math.max(ts, this.upTo(userId)));
  }

  /** Latest time of a forgotten removal of a member, ms; 0 for none. */
  upTo(userId: string): number {
    return this.#floors.get(userId) ?? 0;
  }

  /** Whether a mark stands that was removed after it was made, and whose removal was forgotten. */
  isBack(userId: string, { kind, movieId, present, ts }: ServerMark): boolean {
    return present && ts <= (this.#removals.get(`${userId}/${kind}:${movieId}`) ?? -1);
  }

  /** The server has an earlier state again: what it had forgotten is there. */
  clear(): void {
    this.#removals.clear();
  }
}
