import type { Statistics } from './statistics';

/** A badge that can be earned. */
export interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Name of an icon; unknown ones get a default. */
  readonly icon: string;
  /** Name of a color; unknown ones get a default. */
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

/** A member's progress towards a badge, up to what it requires. */
export function badgeProgress({ requirement, required }: Badge, statistics: Statistics): number {
  return Math.min(statistics[COUNTED[requirement]], required);
}

/** The statistic of each badge requirement, by the server's name. */
export const COUNTED = {
  search_count: 'searchCount',
  favorites_count: 'favoritesCount',
  history_count: 'historyCount',
} as const satisfies Record<string, keyof Statistics>;
export type Requirement = keyof typeof COUNTED;

/** Whether this version knows the requirement: a later server may have others. */
export function isRequirement(value: unknown): value is Requirement {
  return typeof value === 'string' && Object.hasOwn(COUNTED, value);
}
