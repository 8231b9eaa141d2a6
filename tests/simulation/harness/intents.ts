/** An action of a member on one movie, and what was known to have happened before it. */
export interface Intent {
  /** The intent that was shown when this one was made, or null. */
  readonly seen: Intent | null;
  /** The intended state; null until it is known. */
  present: boolean | null;
  /** Whether the server has applied it in its order. */
  applied: boolean;
}

/**
 * What members meant, in causal order: an action by someone who saw an intent is later than it, on any
 * device. Concurrent intents have no order; any of them may win.
 */
export class IntentLog {
  readonly #byOperation = new Map<string, Intent>();
  readonly #onDevices = new Map<string, Intent[]>();
  readonly #all = new Map<string, Set<Intent>>();
  readonly #givenUp = new Set<Intent>();
  toggles = 0;

  /**
   * Records an action.
   * @param key user, kind and movie
   * @param seenOperation the operation behind what the screen showed, or null
   */
  add(key: string, operation: string, seenOperation: string | null, device: number | null): Intent {
    this.toggles += 1;
    const seen = seenOperation === null ? null : (this.#byOperation.get(seenOperation) ?? null);
    const intent: Intent = { seen, present: null, applied: false };
    this.#byOperation.set(operation, intent);
    const all = this.#all.get(key) ?? new Set();
    this.#all.set(key, all.add(intent));
    if (device !== null) {
      const deviceKey = `${device}/${key}`;
      this.#onDevices.set(deviceKey, [...(this.#onDevices.get(deviceKey) ?? []), intent]);
    }
    return intent;
  }

  settle(intent: Intent, present: boolean): void {
    intent.present = present;
  }

  /** Withdraws an action that the device may not have stored, or that its member discarded. */
  forget(key: string, intent: Intent): void {
    this.#all.get(key)?.delete(intent);
  }

  /** Withdraws an action that the device refused: the intent before it still applies. */
  refuse(key: string, intent: Intent): void {
    this.forget(key, intent);
    for (const [deviceKey, intents] of this.#onDevices) {
      if (intents.includes(intent))
        this.#onDevices.set(
          deviceKey,
          intents.filter((other) => other !== intent),
        );
    }
  }

  /**
   * The action behind an operation was discarded, or lost with the device, and with it the actions that it superseded.
   * @param unsent whether it can never reach the server any more
   */
  discard(key: string, operation: string, device: number, unsent = false): void {
    const onDevice = this.#onDevices.get(`${device}/${key}`) ?? [];
    // an unknown one was recreated with a new time, and has not left the device
    const intent = this.#byOperation.get(operation) ?? onDevice.at(-1);
    if (!intent) return;
    for (const before of onDevice.slice(0, onDevice.indexOf(intent) + 1)) if (!before.applied) this.forget(key, before);
    this.forget(key, intent);
    if (unsent) this.#givenUp.add(intent);
  }

  /** An operation was seen on the wire: a new id for the device's latest intent means that it got a new time. */
  linkOperation(key: string, operation: string, present: unknown, device: number): void {
    if (this.#byOperation.has(operation)) return;
    const intents = this.#onDevices.get(`${device}/${key}`) ?? [];
    const latest =
      intents.findLast((intent) => intent.present === present) ??
      // the action is still running where the screen has not been notified of its own change
      intents.findLast((intent) => intent.present === null);
    if (latest) this.#byOperation.set(operation, latest);
  }

  /** The server has applied an operation in its order. */
  markApplied(operation: string): void {
    const intent = this.#byOperation.get(operation);
    if (intent) intent.applied = true;
  }

  /**
   * The server was restored, or compacted: only pending operations still have to take effect, and the server has not
   * applied them any more.
   * @param keys the movies concerned; all by default
   */
  keepPending(operations: ReadonlySet<string>, keys: Iterable<string> = this.#all.keys()): void {
    const waiting = new Set([...operations].map((operation) => this.#byOperation.get(operation)));
    for (const key of keys) {
      const intents = this.#all.get(key) ?? [];
      for (const intent of intents) {
        if (waiting.has(intent)) intent.applied = false;
        else this.forget(key, intent);
      }
    }
  }

  /** Devices whose last action on a movie the server has never applied. */
  unapplied(): string[] {
    return [...this.#onDevices].flatMap(([deviceKey, intents]) => {
      const last = intents.at(-1);
      const isIntended = last && this.#all.get(deviceKey.slice(deviceKey.indexOf('/') + 1))?.has(last);
      return isIntended && !last.applied ? [deviceKey] : [];
    });
  }

  keys(): string[] {
    return [...this.#all].flatMap(([key, intents]) => (intents.size > 0 ? [key] : []));
  }

  /** Why an operation must not be the final one of a movie's remaining actions; null when it may. */
  verdict(key: string, operation: string | undefined): string | null {
    if (operation === undefined) return 'there is no final operation';
    const final = this.#byOperation.get(operation);
    if (!final) return 'the final operation was never intended';
    for (const intent of this.#all.get(key) ?? []) {
      for (let before = intent.seen; before; before = before.seen) {
        if (before === final) return 'the final operation had been seen when a later intent was made';
      }
    }
    return null;
  }

  /** How the final state contradicts its own action, even for a movie with all actions discarded; null when it does not. */
  contradiction(operation: string, present: boolean): string | null {
    const final = this.#byOperation.get(operation);
    if (!final) return null;
    if (final.present !== null && final.present !== present)
      return 'the final state is the opposite of the intended one';
    return this.#givenUp.has(final) ? 'the final operation had been discarded before it was sent' : null;
  }
}
