import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddy, caddyfile } from '../../local-stack/hosting/caddy';
import { cloudflare } from '../../local-stack/hosting/cloudflare';
import { githubPages } from '../../local-stack/hosting/github-pages';
import type { Host, Site } from '../../local-stack/hosting/host';
import { nginx, nginxConfiguration } from '../../local-stack/hosting/nginx';
import { writeDeployFolder } from '../../local-stack/hosting/deploy-folder';
import { findProgram, serveBy, type Serving } from './program';
import { findTool, NO_TOOLS, toolVariables } from './tools';

/** A server that handles a host's files as that host does. */
export interface HostServer {
  readonly host: Host;
  /** Path of the program; null where it is not installed. */
  readonly program: string | null;
  /** The program's display name. */
  readonly name: string;
  /** Why it is not installed, or how to install it. */
  readonly lacks: string;
  /** Topics with a note from the doctor, because the host lacks a feature. */
  readonly notes: readonly string[];
  start(site: Site, folder: string, port: number): Promise<Serving>;
}

export const HOST_SERVERS: readonly HostServer[] = [
  {
    host: nginx,
    program: findProgram('nginx'),
    name: 'nginx',
    lacks: 'nginx is not installed (apt-get install nginx)',
    notes: [],
    start(site, folder, port) {
      writeDeployFolder(nginx, site, folder);
      const server = nginxConfiguration(site, { root: join(folder, 'site'), listen: `127.0.0.1:${port}` });
      const temporary = join(folder, 'temporary');
      mkdirSync(temporary);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${temporary}/${name};`,
      );
      const main = [
        // workers of root would run as another user, who cannot enter this test's folder
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        `daemon off; pid ${temporary}/pid; error_log stderr; events {}`,
        `http { types { text/html html; text/css css; text/javascript js; image/svg+xml svg; application/json json; }`,
        `access_log off; ${paths.join(' ')}\n${server}}`,
      ];
      writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
      return serveBy(this.program ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], port);
    },
  },
  {
    host: caddy,
    program: findProgram('caddy'),
    name: 'caddy',
    lacks: 'caddy is not installed (apt-get install caddy)',
    notes: [],
    start(site, folder, port) {
      writeDeployFolder(caddy, site, folder);
      const place = { root: join(folder, 'site'), address: `http://localhost:${port}` };
      writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${caddyfile(site, place)}`);
      return serveBy(
        this.program ?? 'caddy',
        ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
        port,
      );
    },
  },
  {
    host: githubPages,
    program: findTool('serve'),
    name: 'serve, which answers by 404.html as GitHub Pages does',
    lacks: NO_TOOLS,
    notes: ['headers', 'links', 'scripts'],
    start(site, folder, port) {
      writeDeployFolder(githubPages, site, folder);
      const configuration = `${folder}.serve.json`;
      writeFileSync(
        configuration,
        JSON.stringify({
          cleanUrls: false,
          rewrites: ['index', 'charts'].map((name) => ({
            source: name === 'index' ? '/' : `/${name}`,
            destination: `/${name}.html`,
          })),
        }),
      );
      const parameters = ['--no-clipboard', '-c', configuration, '-l', `tcp://127.0.0.1:${port}`, folder];
      return serveBy(this.program ?? 'serve', parameters, port, toolVariables());
    },
  },
  {
    host: cloudflare,
    program: findTool('wrangler'),
    name: 'wrangler',
    lacks: NO_TOOLS,
    notes: [],
    start(site, folder, port) {
      writeDeployFolder(cloudflare, site, folder);
      const parameters = [
        'dev',
        '--config',
        join(folder, 'wrangler.json'),
        '--ip',
        '127.0.0.1',
        '--port',
        String(port),
      ];
      return serveBy(this.program ?? 'wrangler', parameters, port, toolVariables());
    },
  },
];
