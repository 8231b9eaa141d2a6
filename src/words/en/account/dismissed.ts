/** What is said about films that a member does not want recommended again. */
export const DISMISSED = {
  loading: 'Loading what is not for you...',
  add: 'Not for Me',
  remove: 'Take Back “Not for Me”',
  added: 'Not recommended again',
  removed: 'May be recommended again',
  signIn: 'Please sign in to say what is not for you',
  noId: 'Cannot say this of this movie',
  /** The device did not keep the change. */
  failed: 'Could not keep what is not for you',
} as const;
