import type { Statistics } from './statistics';

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

/** What a badge can count, by the server's names. */
export const COUNTED = {
  search_count: 'searchCount',
  favorites_count: 'favoritesCount',
  history_count: 'historyCount',
} as const satisfies Record<string, keyof Statistics>;
export type Requirement = keyof typeof COUNTED;

/** Whether this version can count it: a later server may have badges for what it cannot. */
export function isRequirement(value: unknown): value is Requirement {
  return typeof value === 'string' && Object.hasOwn(COUNTED, value);
}
