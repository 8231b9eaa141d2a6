import { CACHE_CONTROL, HASHED_FOLDER } from '../host/caching';
import { siteFiles, type Host, type Site } from './host';

/** Where the site is, and the address it is served at. */
export interface CaddySite {
  readonly root: string;
  /** A domain, for which Caddy obtains a certificate by itself, or a port such as ":8080". */
  readonly address: string;
  /** Supabase services under the same address, as host:port; without them only the pages are served. */
  readonly services?: {
    readonly auth: string;
    readonly rest: string;
    readonly functions: string;
    /**
     * Internal address of the Data API for the services themselves, which can't use the public one without a
     * certificate.
     */
    readonly internal: string;
  };
}

const DEFAULTS: CaddySite = { root: '{$MATINEE_ROOT:/var/www/matinee}', address: '{$MATINEE_SITE:localhost}' };

export const caddy: Host = {
  name: 'caddy',
  files: (site) => ({ ...siteFiles(site, 'site/'), Caddyfile: caddyfile(site) }),
  next: (folder) => `MATINEE_SITE=your.site MATINEE_ROOT=$PWD/${folder}/site caddy run --config ${folder}/Caddyfile`,
};

/** A Caddyfile for one site. */
export function caddyfile(
  { headers }: Pick<Site, 'headers'>,
  { root, address, services }: CaddySite = DEFAULTS,
): string {
  const security = Object.entries(headers).map(([name, value]) => `    ${name} ${quoted(value)}`);
  const pages = services === undefined ? pagesAt(root) : `${proxies(services)}\n\n  handle {\n${pagesAt(root)}\n  }`;
  return `${address} {
  encode zstd gzip

  header {
${security.join('\n')}
  }

${pages}

  handle_errors {
    header content-type text/plain
    respond "{err.status_text}" {err.status_code}
  }
}
${services === undefined ? '' : internalSite(services)}`;
}

function pagesAt(root: string): string {
  return `  root * ${root}

  # only what is there is kept: an error there may be gone with the next deployment
  @hashed {
    path ${HASHED_FOLDER}*
    file
  }
  @others not {
    path ${HASHED_FOLDER}*
    file
  }
  header @hashed cache-control ${quoted(CACHE_CONTROL.hashed)}
  header @others cache-control ${quoted(CACHE_CONTROL.others)}
  header /manifest.webmanifest content-type application/manifest+json

  # screens: addresses without a dot, of which some have a page of their own
  @drawn {
    not path_regexp \\.
    file {path}.html
  }
  rewrite @drawn {path}.html
  @screen {
    not path ${HASHED_FOLDER}*
    not path_regexp \\.
    not file
  }
  rewrite @screen /index.html
  file_server`;
}

/** Maximum size of a request body, like our own server (local-stack/host/bounded-body). */
const MAX_BODY = '1MB';

function internalSite({ internal, rest }: NonNullable<CaddySite['services']>): string {
  return `
# for the services alone: the port is not published
${internal} {
  handle_path /rest/v1/* {
    reverse_proxy ${rest}
  }
}
`;
}

function proxies({ auth, rest, functions }: NonNullable<CaddySite['services']>): string {
  const proxy = (matcher: string, to: string) => `  handle_path ${matcher} {
    request_body {
      max_size ${MAX_BODY}
    }
    reverse_proxy ${to}
  }`;
  return [
    proxy('/auth/v1/*', auth),
    proxy('/rest/v1/*', rest),
    // the function is the runtime's main service, which would answer any path
    proxy('/functions/v1/get-secret', functions),
    '  handle /functions/* {\n    error 404\n  }',
  ].join('\n\n');
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
