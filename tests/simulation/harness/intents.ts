/** An act of a member on one movie, and what was known to have happened before it. */
export interface Intent {
  /** The intent that was shown when this one was made, or null. */
  readonly seen: Intent | null;
  /** What was meant; null until it is known. */
  present: boolean | null;
  /** Whether the server has put it into its order. */
  judged: boolean;
}

/**
 * What members meant, in the order they could know of: whoever saw an intent and then acts makes a later one, on
 * whichever device. Concurrent intents have no order; any of them may stand in the end.
 */
export class IntentLog {
  readonly #byOperation = new Map<string, Intent>();
  readonly #onDevices = new Map<string, Intent[]>();
  readonly #all = new Map<string, Set<Intent>>();
  readonly #givenUp = new Set<Intent>();
  toggles = 0;

  /**
   * Notes an act.
   * @param key user, kind and movie
   * @param seenOperation the operation behind what the screen showed, or null
   */
  add(key: string, operation: string, seenOperation: string | null, device: number | null): Intent {
    this.toggles += 1;
    const seen = seenOperation === null ? null : (this.#byOperation.get(seenOperation) ?? null);
    const intent: Intent = { seen, present: null, judged: false };
    this.#byOperation.set(operation, intent);
    const all = this.#all.get(key) ?? new Set();
    this.#all.set(key, all.add(intent));
    if (device !== null) {
      const place = `${device}/${key}`;
      this.#onDevices.set(place, [...(this.#onDevices.get(place) ?? []), intent]);
    }
    return intent;
  }

  settle(intent: Intent, present: boolean): void {
    intent.present = present;
  }

  /** Takes an act back that the device may not have kept, or that its member gave up. */
  forget(key: string, intent: Intent): void {
    this.#all.get(key)?.delete(intent);
  }

  /** Takes an act back that the device has refused: what was meant before it still is. */
  refuse(key: string, intent: Intent): void {
    this.forget(key, intent);
    for (const [place, intents] of this.#onDevices) {
      if (intents.includes(intent))
        this.#onDevices.set(
          place,
          intents.filter((other) => other !== intent),
        );
    }
  }

  /**
   * The act behind an operation was given up, or lost with the device, and with it those that it took the place of.
   * @param unsent whether it may never stand any more
   */
  giveUp(key: string, operation: string, device: number, unsent = false): void {
    const onDevice = this.#onDevices.get(`${device}/${key}`) ?? [];
    // one that nobody knows was made anew for its time, and has not left the device
    const intent = this.#byOperation.get(operation) ?? onDevice.at(-1);
    if (!intent) return;
    for (const before of onDevice.slice(0, onDevice.indexOf(intent) + 1)) if (!before.judged) this.forget(key, before);
    this.forget(key, intent);
    if (unsent) this.#givenUp.add(intent);
  }

  /** An operation seen on the wire: a new id for the device's latest intent means that it got a new time. */
  meet(key: string, operation: string, present: unknown, device: number): void {
    if (this.#byOperation.has(operation)) return;
    const intents = this.#onDevices.get(`${device}/${key}`) ?? [];
    const latest =
      intents.findLast((intent) => intent.present === present) ??
      // the act has not ended yet where the screen has not been told of its own change
      intents.findLast((intent) => intent.present === null);
    if (latest) this.#byOperation.set(operation, latest);
  }

  /** The server has put an operation into its order. */
  judge(operation: string): void {
    const intent = this.#byOperation.get(operation);
    if (intent) intent.judged = true;
  }

  /**
   * The server was restored, or has forgotten: nobody can hold it to what it was told, but to what still waits, which it
   * has not judged any more.
   * @param keys which movies it is about; all unless given
   */
  keepWaiting(operations: ReadonlySet<string>, keys: Iterable<string> = this.#all.keys()): void {
    const waiting = new Set([...operations].map((operation) => this.#byOperation.get(operation)));
    for (const key of keys) {
      const intents = this.#all.get(key) ?? [];
      for (const intent of intents) {
        if (waiting.has(intent)) intent.judged = false;
        else this.forget(key, intent);
      }
    }
  }

  /** Devices whose last act on a movie has never come to the server's judgement. */
  unjudged(): string[] {
    return [...this.#onDevices].flatMap(([place, intents]) => {
      const last = intents.at(-1);
      const isMeant = last && this.#all.get(place.slice(place.indexOf('/') + 1))?.has(last);
      return isMeant && !last.judged ? [place] : [];
    });
  }

  keys(): string[] {
    return [...this.#all].flatMap(([key, intents]) => (intents.size > 0 ? [key] : []));
  }

  /** Why an operation may not stand in the end of a movie's acts that count; null when it may. */
  verdict(key: string, operation: string | undefined): string | null {
    if (operation === undefined) return 'nothing stands';
    const standing = this.#byOperation.get(operation);
    if (!standing) return 'what stands was never meant';
    for (const intent of this.#all.get(key) ?? []) {
      for (let before = intent.seen; before; before = before.seen) {
        if (before === standing) return 'what stands had been seen when another intent was made';
      }
    }
    return null;
  }

  /** How what stands contradicts its own act, also on a movie of which every act was given up; null when it does not. */
  contradiction(operation: string, present: boolean): string | null {
    const standing = this.#byOperation.get(operation);
    if (!standing) return null;
    if (standing.present !== null && standing.present !== present)
      return 'what stands is the opposite of what was meant';
    return this.#givenUp.has(standing) ? 'what stands had been given up before it was sent' : null;
  }
}
