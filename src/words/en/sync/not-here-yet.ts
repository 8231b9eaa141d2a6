/** Why a member's things are not on this device yet. */
export const NOT_SYNCED_YET = {
  offline: 'You’re offline and your movies aren’t on this device yet. They’ll load when you’re back.',
  failing: 'We can’t load your movies right now. They’ll appear as soon as the server answers.',
} as const;
