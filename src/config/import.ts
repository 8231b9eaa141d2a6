/** Limits of files to import and of the lookups for them. Chosen, unless another source is named. */

/** Maximum bytes of a file: a Letterboxd export of 20,000 movies has two million. */
export const IMPORT_FILE_BYTES = 16_000_000;
/** Maximum bytes of all files of an archive once unpacked. */
export const IMPORT_UNPACKED_BYTES = 48_000_000;
/** Bytes of an archive unpacked between checks of that limit: one byte may expand to a thousand. */
export const UNPACK_STEP_BYTES = 4096;
/** Maximum number of files in an archive: Letterboxd exports one per list. */
export const IMPORT_ENTRIES = 2000;
/** Maximum number of files chosen at once: an unpacked export of Trakt may have dozens. */
export const IMPORT_FILES = 100;
/** Maximum number of rows of all files. */
export const IMPORT_ROWS = 50_000;
/** Maximum number of movies in an import: a member's quota of movies that are new to the server (supabase: quotas). */
export const IMPORT_MOVIES = 20_000;
/** Maximum characters of a title (supabase: movies). */
export const IMPORT_TITLE_LENGTH = 300;

/** Seconds of a movie in one day from which Netflix's sittings are a viewing: fewer are an attempt. */
export const IMPORT_SITTING_SECONDS = 600;

/** Ratings out of ten to choose as the threshold for favorites, and the default. */
export const FAVORITE_RATINGS = [6, 7, 8, 9, 10] as const;
export const FAVORITE_RATING = 8;

/** Movies that are looked up and written together. */
export const IMPORT_CHUNK = 20;
/** Milliseconds per request of an import: 40 a second, of the 50 that TMDB allows. */
export const IMPORT_REQUEST_MS = 25;
/** Marks after which a sync is requested: half a push. */
export const IMPORT_DELIVERY = 250;
/** Milliseconds between checks whether another tab is still running the import. */
export const IMPORT_POLL_MS = 1000;
/** Failed lookups of a movie after which it's skipped, if others succeed. */
export const IMPORT_TRIES = 3;
/** Votes on TMDB from which a movie with a file's title and year is taken to be meant rather than a series. */
export const IMPORT_KNOWN_VOTES = 100;
/** Maximum number of candidates for an ambiguous movie. */
export const IMPORT_CANDIDATES = 5;
/** Entries of a result list shown at once. */
export const IMPORT_LISTED = 100;
/** Rows of an import that are read together for its outcome. */
export const IMPORT_READ_ROWS = 1000;
