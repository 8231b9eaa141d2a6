import type { MemberDatabase } from '../../local/member/member-database';

/** Changes that are not on the server. */
export interface ChangeCounts {
  /** They go by themselves once there is a network and a session. */
  readonly waiting: number;
  /** They wait for the member's decision: set aside, or lost by the server. */
  readonly undecided: number;
}

/** Counts what is not on the server. Part of the caller's transaction, where there is one. */
export async function countChanges({ outbox }: MemberDatabase): Promise<ChangeCounts> {
  const states = (await outbox.toArray()).map(({ state }) => state);
  const waiting = states.filter((state) => state === 'waiting').length;
  return { waiting, undecided: states.length - waiting };
}
