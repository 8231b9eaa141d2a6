/**
 * The embedded backend's publishable key. Public by design, as every Supabase publishable key is: it names the
 * anonymous role and opens nothing that row-level security does not.
 */
export const EMBEDDED_PUBLIC_KEY = 'sb_publishable_matinee_embedded';
