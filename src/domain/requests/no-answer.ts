/** Why no answer came to a request at all. */
export type NoAnswer =
  /** The device itself says that it has no network. */
  | 'offline'
  /** It says that it has one, and the connection was refused or broke off. */
  | 'unreachable'
  /** Nothing came within the time limit. */
  | 'slow';

/**
 * @param online what the device says of its network: it is often wrong in saying yes, and hardly ever in saying no
 * @param timedOut whether the time limit ended the request
 */
export function noAnswer(online: boolean, timedOut: boolean): NoAnswer {
  if (!online) return 'offline';
  return timedOut ? 'slow' : 'unreachable';
}

const NO_ANSWER: Readonly<Record<NoAnswer, true>> = { offline: true, unreachable: true, slow: true };

/** Whether a failure is that no answer came, and none that came. */
export function isNoAnswer(reason: string): reason is NoAnswer {
  return Object.hasOwn(NO_ANSWER, reason);
}
