export const LANDING = {
  eyebrow: 'Your private picture house',
  lead: 'A few questions, fifteen good films. Yours on every screen, with or without a network.',
  join: 'Create your account',
  tryIt: 'Try it now',
  browse: 'Browse Movies',
  partsFailed: 'The rest of this page could not be loaded. Check your connection and try again.',
  hero: {
    label: 'Popular films',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop the pictures',
    play: 'Let the pictures change',
    show: (film: string) => `Show ${film}`,
    nowShowing: 'Popular right now',
  },
} as const;
