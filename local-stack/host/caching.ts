/** Folder of files whose name holds a hash of their content: Vite's `build.assetsDir`. */
export const HASHED_FOLDER = '/assets/';

/** Hashed files never change under their name; all others are asked for again, and mostly answered with 304. */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', others: 'no-cache' } as const;
