/** An act of a member on one film, and what was known to have happened before it. */
export interface Intent {
  /** The intent that was shown when this one was made, or null. */
  readonly seen: Intent | null;
  /** What was meant; null until it is known. */
  present: boolean | null;
}

/**
 * What members meant, in the order they could know of: whoever saw an intent and then acts makes a later one, on
 * whichever device. Concurrent intents have no order; any of them may stand in the end.
 */
export class IntentLog {
  readonly #byOperation = new Map<string, Intent>();
  readonly #latestOnDevice = new Map<string, Intent>();
  readonly #all = new Map<string, Set<Intent>>();
  toggles = 0;

  /**
   * Notes an act.
   * @param key user, kind and film
   * @param seenOperation the operation behind what the screen showed, or null
   */
  add(key: string, operation: string, seenOperation: string | null, device: number | null): Intent {
    this.toggles += 1;
    const seen = seenOperation === null ? null : (this.#byOperation.get(seenOperation) ?? null);
    const intent: Intent = { seen, present: null };
    this.#byOperation.set(operation, intent);
    const all = this.#all.get(key) ?? new Set();
    this.#all.set(key, all.add(intent));
    if (device !== null) this.#latestOnDevice.set(`${device}/${key}`, intent);
    return intent;
  }

  settle(intent: Intent, present: boolean): void {
    intent.present = present;
  }

  /** Takes an act back that the device did not keep. */
  forget(key: string, intent: Intent): void {
    this.#all.get(key)?.delete(intent);
  }

  /** An operation seen on the wire: a new id for the device's latest intent means that it got a new time. */
  meet(key: string, operation: string, device: number): void {
    if (this.#byOperation.has(operation)) return;
    const latest = this.#latestOnDevice.get(`${device}/${key}`);
    if (latest) this.#byOperation.set(operation, latest);
  }

  keys(): string[] {
    return [...this.#all].flatMap(([key, intents]) => (intents.size > 0 ? [key] : []));
  }

  /** What is wrong with an operation standing in the end; null when it may. */
  verdict(key: string, operation: string | undefined, present: boolean | undefined): string | null {
    if (operation === undefined) return 'nothing stands';
    const standing = this.#byOperation.get(operation);
    if (!standing) return 'what stands was never meant';
    if (standing.present !== null && standing.present !== present)
      return 'what stands is the opposite of what was meant';
    for (const intent of this.#all.get(key) ?? []) {
      for (let before = intent.seen; before; before = before.seen) {
        if (before === standing) return 'what stands had been seen when another intent was made';
      }
    }
    return null;
  }
}
