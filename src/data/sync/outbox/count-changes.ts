import { isMarkKind } from '../../../domain/marks/mark-kinds';
import type { MemberDatabase, OutboxEntry } from '../../../db/member-database';

/** Changes that are not on the server. */
export interface ChangeCounts {
  /** They go by themselves once there is a network and a session. */
  readonly waiting: number;
  /** They wait for a decision, here or in a version that knows what they are: set aside, or lost by the server. */
  readonly undecided: number;
}

/**
 * Whether a change on the device is of a kind that this version knows. A newer one, in another tab or taken back since, may
 * have left others: they are sent as they are, and neither shown nor decided about by whoever cannot say what they are.
 */
export function isKnown({ operation: { kind } }: OutboxEntry): boolean {
  return kind === 'search' || isMarkKind(kind);
}

/** Counts what is not on the server. Part of the caller's transaction, where there is one. */
export async function countChanges({ outbox }: MemberDatabase): Promise<ChangeCounts> {
  const states = (await outbox.toArray()).map(({ state }) => state);
  const waiting = states.filter((state) => state === 'waiting').length;
  return { waiting, undecided: states.length - waiting };
}
