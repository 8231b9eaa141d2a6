import { ROUTES } from '../../../src/config/routes';

/** The versions of docker/docker-compose.yml in github.com/supabase/supabase of February 2026, with PostgreSQL 17. */
const IMAGES = {
  web: 'caddy:2.10.2-alpine',
  db: 'supabase/postgres:17.6.1.084',
  auth: 'supabase/gotrue:v2.185.0',
  rest: 'postgrest/postgrest:v14.3',
  functions: 'supabase/edge-runtime:v1.70.0',
} as const;

const REDIRECTS = [ROUTES.dashboard, ROUTES.authResetPassword, ROUTES.resetPassword].map(
  (path) => `https://\${SITE_NAME}${path}`,
);

/** Internal address of the Data API under /rest/v1. The port isn't published. */
export const INTERNAL_URL = 'http://web:8000';

/** The services of a self-hosted site. Site-specific values are in .env next to it. */
export const COMPOSE = `# docker compose up -d
name: matinee

services:
  # the only one that is reached from outside
  web:
    image: ${IMAGES.web}
    restart: unless-stopped
    depends_on: [auth, rest, functions]
    ports: ['80:80', '443:443']
    environment:
      MATINEE_SITE: \${SITE_NAME}
    volumes:
      - ./Caddyfile:/etc/caddy/Caddyfile:ro
      - ./site:/srv/site:ro
      - certificates:/data

  db:
    image: ${IMAGES.db}
    restart: unless-stopped
    command: [postgres, -c, config_file=/etc/postgresql/postgresql.conf]
    environment:
      POSTGRES_HOST: /var/run/postgresql
      POSTGRES_DB: postgres
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD}
      PGPASSWORD: \${POSTGRES_PASSWORD}
      JWT_SECRET: \${JWT_SECRET}
      JWT_EXP: '3600'
    volumes:
      - ./roles.sql:/docker-entrypoint-initdb.d/init-scripts/99-roles.sql:ro
      - data:/var/lib/postgresql/data
      - configuration:/etc/postgresql-custom
    healthcheck:
      test: [CMD, pg_isready, -U, postgres, -h, localhost]
      interval: 5s
      retries: 20

  # runs once at every start, and applies what is new
  migrate:
    image: ${IMAGES.db}
    restart: 'no'
    depends_on:
      auth: { condition: service_healthy }
    entrypoint: [sh, /migrate.sh, /supabase]
    environment:
      PGHOST: db
      PGUSER: postgres
      PGPASSWORD: \${POSTGRES_PASSWORD}
      PGDATABASE: postgres
    volumes:
      - ./migrate.sh:/migrate.sh:ro
      - ./supabase:/supabase:ro

  auth:
    image: ${IMAGES.auth}
    restart: unless-stopped
    depends_on:
      db: { condition: service_healthy }
    healthcheck:
      test: [CMD, wget, --no-verbose, --tries=1, --spider, 'http://localhost:9999/health']
      interval: 5s
      retries: 20
    environment:
      GOTRUE_API_HOST: 0.0.0.0
      GOTRUE_API_PORT: '9999'
      API_EXTERNAL_URL: https://\${SITE_NAME}
      GOTRUE_DB_DRIVER: postgres
      GOTRUE_DB_DATABASE_URL: postgres://supabase_auth_admin:\${POSTGRES_PASSWORD}@db:5432/postgres
      GOTRUE_SITE_URL: https://\${SITE_NAME}
      GOTRUE_URI_ALLOW_LIST: ${REDIRECTS.join(',')}
      GOTRUE_DISABLE_SIGNUP: 'false'
      GOTRUE_JWT_SECRET: \${JWT_SECRET}
      GOTRUE_JWT_EXP: '3600'
      GOTRUE_JWT_AUD: authenticated
      GOTRUE_JWT_DEFAULT_GROUP_NAME: authenticated
      GOTRUE_JWT_ADMIN_ROLES: service_role
      GOTRUE_PASSWORD_MIN_LENGTH: '6'
      GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'true'
      GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10'
      GOTRUE_RATE_LIMIT_HEADER: X-Forwarded-For
      GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true'
      GOTRUE_MAILER_AUTOCONFIRM: 'false'
      GOTRUE_MAILER_URLPATHS_CONFIRMATION: /auth/v1/verify
      GOTRUE_MAILER_URLPATHS_RECOVERY: /auth/v1/verify
      GOTRUE_MAILER_URLPATHS_EMAIL_CHANGE: /auth/v1/verify
      GOTRUE_SMTP_HOST: \${SMTP_HOST}
      GOTRUE_SMTP_PORT: \${SMTP_PORT}
      GOTRUE_SMTP_USER: \${SMTP_USER}
      GOTRUE_SMTP_PASS: \${SMTP_PASS}
      GOTRUE_SMTP_ADMIN_EMAIL: \${SMTP_ADMIN_EMAIL}
      GOTRUE_SMTP_SENDER_NAME: Matinee
      GOTRUE_EXTERNAL_GOOGLE_ENABLED: \${GOOGLE_ENABLED:-false}
      GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: \${GOOGLE_CLIENT_ID:-}
      GOTRUE_EXTERNAL_GOOGLE_SECRET: \${GOOGLE_CLIENT_SECRET:-}
      GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI: https://\${SITE_NAME}/auth/v1/callback

  rest:
    image: ${IMAGES.rest}
    restart: unless-stopped
    depends_on:
      migrate: { condition: service_completed_successfully }
    environment:
      PGRST_DB_URI: postgres://authenticator:\${POSTGRES_PASSWORD}@db:5432/postgres
      PGRST_DB_SCHEMAS: public
      PGRST_DB_EXTRA_SEARCH_PATH: public
      PGRST_DB_ANON_ROLE: anon
      PGRST_DB_MAX_ROWS: '1000'
      PGRST_JWT_SECRET: \${JWT_SECRET}
      PGRST_OPENAPI_MODE: disabled

  functions:
    image: ${IMAGES.functions}
    restart: unless-stopped
    command: [start, --main-service, /home/deno/functions/get-secret]
    environment:
      TMDB_API_KEY: \${TMDB_API_KEY}
      SITE_ORIGINS: https://\${SITE_NAME}
    volumes:
      - ./supabase/functions:/home/deno/functions:ro

  # sets right what members wrote of movies: the function, and what calls it every hour
  movies:
    image: ${IMAGES.functions}
    restart: unless-stopped
    depends_on: [rest, web]
    command: [start, --main-service, /home/deno/functions/correct-movies]
    environment:
      TMDB_API_KEY: \${TMDB_API_KEY}
      SUPABASE_URL: ${INTERNAL_URL}
      SUPABASE_SERVICE_ROLE_KEY: \${SERVICE_KEY:-}
    volumes:
      - ./supabase/functions:/home/deno/functions:ro

  movies-clock:
    image: ${IMAGES.web}
    restart: unless-stopped
    depends_on: [movies]
    entrypoint: [sh, /correct-movies.sh, 'http://movies:9000/']
    environment:
      SERVICE_KEY: \${SERVICE_KEY:-}
    volumes:
      - ./correct-movies.sh:/correct-movies.sh:ro

volumes:
  data:
  configuration:
  certificates:
`;

/** The required .env next to it. Passwords consist of letters and digits, since they become part of URLs. */
export const ENVIRONMENT = `# Copy this to .env next to compose.yaml and fill it in. Keep it private: chmod 600 .env

# The site's domain, which must point to this machine. Ports 80 and 443 must be open so that Caddy can get the certificate.
SITE_NAME=movies.example.com

# A different one for each: openssl rand -hex 32
POSTGRES_PASSWORD=
JWT_SECRET=

# Lets the function that corrects movies write them. Once JWT_SECRET is filled in, sh service-key.sh prints it.
SERVICE_KEY=

# A key of The Movie Database (themoviedb.org)
TMDB_API_KEY=

# For confirmation and reset emails. Without it, nobody can sign up.
SMTP_HOST=smtp.your-provider.com
SMTP_PORT=587
SMTP_USER=
SMTP_PASS=
SMTP_ADMIN_EMAIL=matinee@movies.example.com

# Sign-in with Google. Its redirect URI there is https://movies.example.com/auth/v1/callback
#GOOGLE_ENABLED=true
#GOOGLE_CLIENT_ID=
#GOOGLE_CLIENT_SECRET=
`;
