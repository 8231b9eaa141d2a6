/** Name of the database with the session. */
export const DEVICE_DATABASE = 'matinee-device';

/** Prefix of the names of the members' databases; the member's id follows. */
export const MEMBER_DATABASE = 'matinee-member-';

/** The lock for reopening a member's database after sign-in and deleting it after sign-out. */
export function memberLock(memberId: string): string {
  return `matinee-home-${memberId}`;
}

/** The store with the session and how the last one ended. */
export const SESSION_STORE = 'session';

/** Database and store of movie metadata. */
export const METADATA_STORE = ['matinee-movie-facts', 'facts'] as const;

/** Database and store of the movies seen while browsing, which offline searches choose from. */
export const BROWSING_CACHE_STORE = ['matinee-catalog', 'movies'] as const;
