import type { Statistics } from './member-statistics';
import { COUNTED, type Requirement } from './requirement';

/** A badge that can be earned. */
export interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Name of an icon; unknown ones have a stand-in. */
  readonly icon: string;
  /** Name of a colour; unknown ones have a stand-in. */
  readonly color: string;
  readonly requirement: Requirement;
  readonly required: number;
}

/** A badge that a member has earned. */
export interface EarnedBadge {
  readonly badge: Badge;
  /** ISO date and time. */
  readonly earnedAt: string;
}

/** How far a member is towards a badge; never more than it takes. */
export function badgeProgress({ requirement, required }: Badge, statistics: Statistics): number {
  return Math.min(statistics[COUNTED[requirement]], required);
}
