/**
 * What an examination says of one thing. A note is worth knowing and may be wanted; a fault makes the doctor's exit status 1.
 */
export interface Finding {
  readonly topic: string;
  readonly state: 'good' | 'note' | 'fault';
  readonly says: string;
  /** What to do; empty where nothing is. */
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
