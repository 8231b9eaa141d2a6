/** The result of a check. A note may be intended; a fault makes the doctor exit with 1. */
export interface Finding {
  readonly topic: string;
  readonly state: 'good' | 'note' | 'fault';
  readonly says: string;
  /** What to do; empty if nothing. */
  readonly remedy: string;
}

export function good(topic: string, says: string): Finding {
  return { topic, state: 'good', says, remedy: '' };
}

export function note(topic: string, says: string, remedy: string): Finding {
  return { topic, state: 'note', says, remedy };
}

export function fault(topic: string, says: string, remedy: string): Finding {
  return { topic, state: 'fault', says, remedy };
}
