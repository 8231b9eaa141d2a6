/** What is said once somebody has pressed to leave; the question before it has words of its own. */
export const SIGN_OUT_RESULT = {
  /** The session could not be removed, or a part that does it did not load. */
  failed: 'You’re still signed in.',
  notWiped: 'You’re signed out, but we couldn’t clear this device. Clear this site’s data in your browser.',
} as const;
