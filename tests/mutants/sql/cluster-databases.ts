/** A database as in a new Supabase project, before the first migration. */
export const BARE = 'bare';

/** A database with all migrations. */
export const MIGRATED = 'migrated';

/** Prefix of the error of a mutant that could not be created: it says nothing about the tests. */
export const INVALID = 'This mutant cannot be made';
