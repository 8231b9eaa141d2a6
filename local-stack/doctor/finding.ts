/** The result of a check. A note may be intended; a fault makes the doctor exit with 1. */
export interface Finding {
  readonly topic: string;
  readonly state: 'good' | 'note' | 'fault';
  readonly message: string;
  /** What to do; empty if nothing. */
  readonly remedy: string;
}

export function good(topic: string, message: string): Finding {
  return { topic, state: 'good', message, remedy: '' };
}

export function note(topic: string, message: string, remedy: string): Finding {
  return { topic, state: 'note', message, remedy };
}

export function fault(topic: string, message: string, remedy: string): Finding {
  return { topic, state: 'fault', message, remedy };
}
