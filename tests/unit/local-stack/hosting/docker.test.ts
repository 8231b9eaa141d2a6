import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { securityHeaders } from '../../../../local-stack/host/security-headers';
import { docker } from '../../../../local-stack/hosting/docker';
import { createCorrectMovies } from '../../../../supabase/functions/correct-movies/handler';
import { readAuthSettings } from '../../../../local-stack/supabase/auth-settings';

const PROJECT = join(import.meta.dirname, '../../../..');
const FILES = docker.files({
  headers: securityHeaders({ VITE_SUPABASE_URL: '', VITE_MOVIE_DATABASE_URL: '', VITE_IMAGE_URL: '' }),
  build: new Map([['/index.html', new TextEncoder().encode('page')]]),
  supabase: { 'migrations/1_first.sql': 'select 1', 'seed.sql': '', 'functions/get-secret/index.ts': '' },
});
const text = (name: string) => {
  const content = FILES[name];
  if (typeof content !== 'string') throw new Error(`no text ${name}`);
  return content;
};

interface Service {
  readonly image: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
  readonly command?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}
const compose = parse(text('compose.yaml')) as Compose;
const services = Object.entries(compose.services);

describe('the compose file', () => {
  it.each(services)('%s runs an image with a pinned version', (_name, { image }) => {
    expect(image).toMatch(/^(caddy|postgrest\/postgrest|supabase\/[a-z-]+):v?\d+\.\d+[\w.-]*$/);
  });

  it.each(services)('%s depends on existing services, and has string values', (_name, { depends_on, environment }) => {
    const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on ?? {});
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(awaited));
    // unquoted numbers or booleans are not strings for every version of compose
    for (const value of Object.values(environment ?? {})) expect(value).toBeTypeOf('string');
  });

  it.each(services)('%s mounts adjacent files, or volumes', (_name, { volumes = [] }) => {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      const path = source.replace(/^\.\//, '');
      const isThere = Object.keys(FILES).some((name) => name === path || name.startsWith(`${path}/`));
      expect([volume, source.startsWith('./') ? isThere : source in compose.volumes]).toEqual([volume, true]);
    }
  });

  it('exposes only the pages’ own address', () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['web']);
    const proxied = [...text('Caddyfile').matchAll(/reverse_proxy (\w+):\d+/g)].map(([, name]) => name);
    expect(proxied).toEqual(['auth', 'rest', 'functions', 'rest']);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(proxied));
  });

  it('requires only variables in the example of .env', () => {
    const variables = [...text('compose.yaml').matchAll(/\$\{(\w+)(:-[^}]*)?\}/g)];
    const named = [...text('env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(variables.map(([, name]) => name))).toEqual(new Set(named));
    const required = variables.filter(([, , otherwise]) => otherwise === undefined).map(([, name]) => name);
    for (const name of required) expect(text('env.example')).toMatch(new RegExp(`^${name ?? ''}=`, 'm'));
  });

  it('configures the auth service like config.toml does a hosted project', () => {
    const config = join(PROJECT, 'supabase/config.toml');
    const settings = readAuthSettings(config, 'https://${SITE_NAME}', { MATINEE_CONFIRM_EMAIL: 'yes' });
    expect(compose.services['auth']?.environment).toMatchObject({
      GOTRUE_SITE_URL: settings.site_url,
      GOTRUE_URI_ALLOW_LIST: settings.additional_redirect_urls.join(','),
      GOTRUE_DISABLE_SIGNUP: String(!settings.enable_signup),
      GOTRUE_JWT_EXP: String(settings.jwt_expiry),
      GOTRUE_PASSWORD_MIN_LENGTH: String(settings.minimum_password_length),
      GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: String(settings.enable_refresh_token_rotation),
      GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: String(settings.refresh_token_reuse_interval),
      GOTRUE_MAILER_AUTOCONFIRM: String(!settings.email.enable_confirmations),
    });
    expect(compose.services['db']?.environment).toMatchObject({ JWT_EXP: String(settings.jwt_expiry) });
  });

  it.each(['functions', 'movies'])('starts an existing function for %s', (name) => {
    const [, , main = ''] = compose.services[name]?.command ?? [];
    expect(existsSync(join(PROJECT, main.replace('/home/deno', 'supabase'), 'index.ts'))).toBe(true);
  });

  it('gives the function that corrects movies all the variables it needs', async () => {
    const given = compose.services['movies']?.environment ?? {};
    const requests: string[] = [];
    const run = createCorrectMovies((name) => {
      requests.push(name);
      return 'set';
    });
    expect((await run(new Request('http://movies:9000', { method: 'POST' }))).status).toBe(401);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(requests));
    expect(text('Caddyfile')).toContain(`\n${given['SUPABASE_URL'] ?? 'none'} {\n`);
  });
});
