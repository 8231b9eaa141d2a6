export const BADGES = {
  title: 'Badges & Achievements',
  lead: 'What you have earned, and what comes next.',
  earned: (count: number) => `Earned Badges (${count})`,
  all: (count: number) => `All Badges (${count})`,
  noneEarned: 'None yet. A search, a favorite or a few recommendations will change that.',
  earnedOn: (date: string) => `Earned ${date}`,
  progress: (current: number, required: number) => `${current} / ${required}`,
  progressUnknown: 'Not on this device yet.',
  progressOf: (name: string) => `Progress towards ${name}`,
  loading: 'Loading your badges...',
  offline: 'You are offline. Badges come with the connection.',
  unavailable: 'Your badges cannot be loaded right now.',
} as const;
