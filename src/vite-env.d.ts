/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_MOVIE_DATABASE_URL: string;
  readonly VITE_IMAGE_URL: string;
  readonly VITE_MOVIE_ACCESS: string;
  readonly VITE_CONTACT: string;
}
