export const BADGES = {
  title: 'Badges & Achievements',
  lead: 'What you’ve earned, and what comes next.',
  earned: (count: number) => `Earned Badges (${count})`,
  all: (count: number) => `All Badges (${count})`,
  noneEarned: 'None yet. Your first favorite earns one.',
  earnedOn: (date: string) => `Earned ${date}`,
  progress: (current: number, required: number) => `${current} / ${required}`,
  progressUnknown: 'Not loaded yet.',
  progressOf: (name: string) => `Progress toward ${name}`,
  loading: 'Loading your badges…',
  offline: 'You’re offline. Badges will update when you’re back.',
  unavailable: 'We can’t load your badges right now.',
} as const;
