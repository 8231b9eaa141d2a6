import { caddyfile, type Place } from './caddy';
import { siteFiles, type Host } from './host';
import { COMPOSE, ENVIRONMENT, INSIDE } from './docker/compose';
import { CORRECT_MOVIES_SCRIPT, SERVICE_KEY_SCRIPT } from './docker/movie-scripts';
import { MIGRATE_SCRIPT, ROLES_SCRIPT } from './docker/migrate-script';

/** Supabase's parts that the app uses, behind one address with the pages. */
const SERVICES: NonNullable<Place['services']> = {
  auth: 'auth:9999',
  rest: 'rest:3000',
  functions: 'functions:9000',
  inside: INSIDE,
};

/** A machine of one's own with Docker: pages, database, sign-in and function, by Supabase's own images. */
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
  // The folder is made anew by the next deploy: what is secret is kept beside the copy that runs.
  next: (folder) =>
    `mkdir -p /srv/matinee && cp -r ${folder}/. /srv/matinee/ && cd /srv/matinee && cp -n env.example .env, fill it in, then: docker compose up -d`,
};
