import type { Statistics } from './member-statistics';

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
