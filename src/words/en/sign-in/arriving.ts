export const ARRIVING = {
  title: 'Not signed in yet',
  notNow: 'You cannot be signed in right now. Nothing is lost: try again in a moment, once you are connected.',
  retry: 'Try again',
  back: 'Back to Sign In',
  /** A link that signs in another account than the one that is signed in. */
  question: {
    title: 'Change the account?',
    who: (here: string, link: string) => `You are signed in as ${here}. The link you opened signs in ${link}.`,
    ifChanged: (here: string) =>
      `If you change, ${here} is signed out and nothing of theirs stays on this device, but for changes that have not reached the server yet: those wait for them alone.`,
    ifUnasked: 'If you did not ask for this link, stay: somebody else may have sent you one of their own.',
    stay: 'Stay signed in',
    change: 'Change the account',
    nameless: 'an account without an email',
  },
} as const;
