import type { ServerMark } from './server';

/** What a server's compaction has dropped. */
export class DroppedRemovals {
  readonly #removals = new Map<string, number>();
  readonly #floors = new Map<string, number>();

  add(userId: string, { kind, movieId, present, ts }: ServerMark): void {
    if (present) return;
    const key = `${userId}/${kind}:${movieId}`;
    this.#removals.set(key, Math.max(ts, this.#removals.get(key) ?? 0));
    this.#floors.set(userId, Math.max(ts, this.upTo(userId)));
  }

  /** Latest time of a dropped removal of a member, ms; 0 for none. */
  upTo(userId: string): number {
    return this.#floors.get(userId) ?? 0;
  }

  /** Whether a current mark was removed after it was made, by a removal that has been dropped. */
  hasReturned(userId: string, { kind, movieId, present, ts }: ServerMark): boolean {
    return present && ts <= (this.#removals.get(`${userId}/${kind}:${movieId}`) ?? -1);
  }

  /** The server is restored to an earlier state, which includes what was dropped since. */
  clear(): void {
    this.#removals.clear();
  }
}
