/** Folder of files with a content hash in their name: Vite's `build.assetsDir`. */
export const HASHED_FOLDER = '/assets/';

/** Hashed files never change; all others are revalidated and mostly answered with 304. */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', others: 'no-cache' } as const;
