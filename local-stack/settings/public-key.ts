/**
 * The embedded backend's publishable key. Public by design, like every Supabase publishable key: it identifies the
 * anonymous role and opens nothing beyond row-level security.
 */
export const EMBEDDED_PUBLIC_KEY = 'sb_publishable_matinee_embedded';
