/** Why a member's things are not on this device yet. */
export const NOT_HERE_YET = {
  offline: 'You are offline, and what you have is not on this device yet. It comes with the connection.',
  failing: 'What you have cannot be loaded right now. It comes as soon as the server answers.',
} as const;
