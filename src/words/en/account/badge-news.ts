export const BADGE_NEWS = {
  earned: (name: string) => `Badge earned: ${name}`,
} as const;
