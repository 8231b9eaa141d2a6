/** Name of the database of what belongs to the device and not to a member. */
export const DEVICE_DATABASE = 'matinee-device';

/** What the name of a member's database begins with; their id follows. */
export const MEMBER_DATABASE = 'matinee-member-';

/** The lock under which a member's database is opened to them after a sign-in, or deleted after a sign-out. */
export function memberLock(memberId: string): string {
  return `matinee-home-${memberId}`;
}

/** Its store with the session, or with the mark that it was ended. */
export const SESSION_STORE = 'session';

/** Where movies' facts are kept: a database of their own, and its one store. */
export const METADATA_STORE = ['matinee-movie-facts', 'facts'] as const;

/** Where the movies are kept that searches without the movie database choose from: a database of its own, and its store. */
export const BROWSING_CACHE_STORE = ['matinee-catalogue', 'movies'] as const;
