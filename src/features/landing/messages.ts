export const LANDING = {
  eyebrow: 'Your private picture house',
  lead: 'Answer a few quick questions, get fifteen good movies. On all your devices, online or off.',
  join: 'Create your account',
  tryIt: 'Try it now',
  browse: 'Browse movies',
  hero: {
    label: 'Popular movies',
    previous: 'Previous movie',
    next: 'Next movie',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    show: (movie: string) => `Show ${movie}`,
    nowShowing: 'Popular right now',
    acclaimed: (rating: string) => `Highly rated (${rating})`,
  },
} as const;
