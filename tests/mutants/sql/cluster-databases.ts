/** A database as a new Supabase project has it, before the first migration. */
export const BARE = 'bare';

/** A database with all migrations. */
export const MIGRATED = 'migrated';

/** Begins the error of a mutant that could not be made: it says nothing of the tests. */
export const INVALID = 'This mutant cannot be made';
