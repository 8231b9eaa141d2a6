export const AUTH_CALLBACK = {
  title: 'Not signed in yet',
  notNow: 'We can’t sign you in right now. Nothing is lost; try again in a moment.',
  retry: 'Try again',
  back: 'Back to Sign In',
  /** A link that signs in another account than the one that is signed in. */
  question: {
    title: 'Switch accounts?',
    who: (here: string, link: string) => `You’re signed in as ${here}. The link you opened signs in ${link}.`,
    ifChanged: (here: string) =>
      `If you switch, we’ll sign out ${here} and clear their data from this device. Their unsynced changes stay here, private.`,
    ifUnasked: 'Didn’t ask for this link? Stay signed in: it may be someone else’s.',
    stay: 'Stay signed in',
    change: 'Switch',
    nameless: 'an account without an email',
  },
} as const;
