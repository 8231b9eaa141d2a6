/** What is said once somebody has pressed to leave; the question before it has words of its own. */
export const SIGNED_OUT = {
  /** The session could not be removed, or a part that does it did not load. */
  failed: 'You are still signed in.',
  notWiped:
    'Signed out, but this device could not remove what it kept for you. Clear this site’s data in the browser to be sure.',
} as const;
