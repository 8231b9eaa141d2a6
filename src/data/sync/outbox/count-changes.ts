import { readViewing } from '../../local/member/own-profile';
import type { MemberDatabase } from '../../local/member/member-database';

/** Changes that are not on the server. */
export interface ChangeCounts {
  /** They go by themselves once there is a network and a session. */
  readonly waiting: number;
  /** They wait for the member's decision: set aside, or lost by the server. */
  readonly undecided: number;
}

/** Counts what is not on the server. Part of the caller's transaction, where there is one. */
export async function countChanges(database: MemberDatabase): Promise<ChangeCounts> {
  const states = (await database.outbox.toArray()).map(({ state }) => state);
  const waiting = states.filter((state) => state === 'waiting').length;
  const viewing = await readViewing(database);
  return { waiting: waiting + (viewing?.sent === false ? 1 : 0), undecided: states.length - waiting };
}
