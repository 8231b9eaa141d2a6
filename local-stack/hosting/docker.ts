import { caddyfile, type CaddySite } from './caddy';
import { siteFiles, type Host } from './host';
import { COMPOSE, ENVIRONMENT, INTERNAL_URL } from './docker/compose';
import { CORRECT_MOVIES_SCRIPT, SERVICE_KEY_SCRIPT } from './docker/movie-scripts';
import { MIGRATE_SCRIPT, ROLES_SCRIPT } from './docker/migrate-script';

/** The Supabase services the app uses, behind the same address as the pages. */
const SERVICES: NonNullable<CaddySite['services']> = {
  auth: 'auth:9999',
  rest: 'rest:3000',
  functions: 'functions:9000',
  internal: INTERNAL_URL,
};

/** A machine with Docker: pages, database, auth and function, with Supabase's own images. */
export const docker: Host = {
  name: 'docker',
  files: (site) => ({
    ...siteFiles(site, 'site/'),
    ...Object.fromEntries(Object.entries(site.supabase).map(([name, content]) => [`supabase/${name}`, content])),
    'compose.yaml': COMPOSE,
    'env.example': ENVIRONMENT,
    'migrate.sh': MIGRATE_SCRIPT,
    'roles.sql': ROLES_SCRIPT,
    'service-key.sh': SERVICE_KEY_SCRIPT,
    'correct-movies.sh': CORRECT_MOVIES_SCRIPT,
    Caddyfile: caddyfile(site, { root: '/srv/site', address: '{$MATINEE_SITE}', services: SERVICES }),
  }),
  // Copied, since the next deploy replaces the folder and secrets must stay with the running copy.
  next: (folder) =>
    `mkdir -p /srv/matinee && cp -r ${folder}/. /srv/matinee/ && cd /srv/matinee && cp -n env.example .env, fill it in, then: docker compose up -d`,
};
