/** What is read of files that others made, and how the movie database is asked for them. Chosen, unless another source is named. */

/** Bytes of one file at most: a Letterboxd export of 20,000 movies has two million. */
export const IMPORT_FILE_BYTES = 16_000_000;
/** Bytes that all files of an archive have at most once they are unpacked. */
export const IMPORT_UNPACKED_BYTES = 48_000_000;
/** Bytes of an archive that are unpacked between two looks at how much has come: a byte may become a thousand. */
export const UNPACK_STEP_BYTES = 4096;
/** Files in an archive at most: Letterboxd puts each list into one. */
export const IMPORT_ENTRIES = 2000;
/** Files chosen at once at most. */
export const IMPORT_FILES = 20;
/** Rows of all files together at most. */
export const IMPORT_ROWS = 50_000;
/** Movies of one import at most, as many as a member may bring that nobody has marked before (supabase: quotas). */
export const IMPORT_MOVIES = 20_000;
/** Letters of a title at most (supabase: movies). */
export const IMPORT_TITLE_LENGTH = 300;

/** Ratings of ten from which a movie can become a favorite, and the one that is offered first. */
export const FAVORITE_RATINGS = [6, 7, 8, 9, 10] as const;
export const FAVORITE_RATING = 8;

/** Movies that are looked for and written together. */
export const IMPORT_CHUNK = 20;
/** Milliseconds that a request of an import takes of the movie database's time: 40 a second of the 50 it allows. */
export const IMPORT_REQUEST_MS = 25;
/** Marks after which the server is told without waiting for more: half of what one push carries. */
export const IMPORT_DELIVERY = 250;
/** Milliseconds after which it is looked whether another tab still does the work. */
export const IMPORT_LOOK_MS = 1000;
/** Failures of one movie's question after which the import goes on without it, where the movie database answers others. */
export const IMPORT_TRIES = 3;
/** Movies offered where several may be meant. */
export const IMPORT_CANDIDATES = 5;
/** Entries of a list that the outcome shows at once. */
export const IMPORT_LISTED = 100;
