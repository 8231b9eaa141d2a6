import { readFileSync } from 'node:fs';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import type { Variables } from '../settings/client-environment';

/** The settings of supabase/config.toml, [auth], that the embedded auth service uses. */
export interface AuthSettings {
  readonly enable_signup: boolean;
  /** Seconds. */
  readonly jwt_expiry: number;
  readonly minimum_password_length: number;
  readonly enable_refresh_token_rotation: boolean;
  /** Seconds. */
  readonly refresh_token_reuse_interval: number;
  readonly site_url: string;
  readonly additional_redirect_urls: string[];
  readonly email: { readonly enable_confirmations: boolean };
  readonly external: {
    readonly google: { readonly enabled: boolean; readonly client_id: string; readonly secret: string };
  };
}

/**
 * Reads the file that also configures a hosted project, and replaces its URLs with this server's.
 * @param origin of this server, without a trailing slash
 * @param variables for values such as env(GOOGLE_CLIENT_ID); MATINEE_CONFIRM_EMAIL turns on email confirmation
 */
export function readAuthSettings(configFile: string, origin: string, variables: Variables): AuthSettings {
  const auth = table(parse(readFileSync(configFile, 'utf8'))['auth']);
  const google = table(table(auth['external'])['google']);
  const home = text(auth['site_url'], variables);
  const redirects = Array.isArray(auth['additional_redirect_urls']) ? auth['additional_redirect_urls'] : [];
  return {
    enable_signup: auth['enable_signup'] !== false,
    jwt_expiry: number(auth['jwt_expiry'], 3600),
    minimum_password_length: number(auth['minimum_password_length'], 6),
    enable_refresh_token_rotation: auth['enable_refresh_token_rotation'] !== false,
    refresh_token_reuse_interval: number(auth['refresh_token_reuse_interval'], 10),
    site_url: origin,
    additional_redirect_urls: redirects.map((url) => text(url, variables).replace(home, origin)),
    email: {
      enable_confirmations:
        variables['MATINEE_CONFIRM_EMAIL'] === 'yes' || table(auth['email'])['enable_confirmations'] === true,
    },
    external: {
      google: {
        enabled: google['enabled'] === true,
        client_id: text(google['client_id'], variables),
        secret: text(google['secret'], variables),
      },
    },
  };
}

/** True for TOML tables, as opposed to lists and dates. */
export function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}

function table(value: TomlValue | undefined): TomlTable {
  return isTable(value) ? value : {};
}

function number(value: TomlValue | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function text(value: TomlValue | undefined, variables: Variables): string {
  if (typeof value !== 'string') return '';
  const [, variable] = /^env\((\w+)\)$/.exec(value) ?? [];
  return variable === undefined ? value : (variables[variable] ?? '');
}
