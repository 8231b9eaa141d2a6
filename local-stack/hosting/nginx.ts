import { CACHE_CONTROL, HASHED_FOLDER } from '../host/caching';
import { siteFiles, type Host, type Site } from './host';

/** Where the site is and what it listens on: the two lines an operator edits. */
export interface NginxSite {
  /** Folder with index.html. */
  readonly root: string;
  /** As `listen` takes it. */
  readonly listen: string;
}

const DEFAULTS: NginxSite = { root: '/var/www/matinee', listen: '80' };

export const nginx: Host = {
  name: 'nginx',
  files: (site) => ({ ...siteFiles(site, 'site/'), 'matinee.conf': nginxConfiguration(site) }),
  next: (folder) =>
    `sudo cp -r ${folder}/site/. ${DEFAULTS.root}/, then copy ${folder}/matinee.conf to /etc/nginx/conf.d/ with your server_name in it, ` +
    'and let certbot add the certificate (commands: docs/deploying.md, nginx)',
};

/** A file for conf.d with one server, to which certbot or the operator adds name and certificate. */
export function nginxConfiguration({ headers }: Pick<Site, 'headers'>, { root, listen }: NginxSite = DEFAULTS): string {
  const security = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  return `# Only what is there is kept: an error at the address of a hashed file may be gone with the next deployment.
map "$status $uri" $matinee_cache {
  default "${CACHE_CONTROL.others}";
  "~^(200|206|304) ${HASHED_FOLDER}" "${CACHE_CONTROL.hashed}";
}

server {
  listen ${listen};
  server_name _;
  root ${root};
  server_tokens off;

${security.join('\n')}
  add_header cache-control $matinee_cache always;

  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  # screens: addresses without a dot, of which some have a page of their own
  location / {
    try_files $uri $uri.html /index.html;
  }
  location ^~ ${HASHED_FOLDER} {
    try_files $uri @missing;
  }
  location = /manifest.webmanifest {
    default_type application/manifest+json;
    try_files $uri @missing;
  }
  location ~ \\. {
    try_files $uri @missing;
  }
  location @missing {
    default_type text/plain;
    return 404 "Not found\\n";
  }
}
`;
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
