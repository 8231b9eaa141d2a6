import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddy, caddyfile } from '../../embedded/hosting/caddy';
import { cloudflare } from '../../embedded/hosting/cloudflare';
import { githubPages } from '../../embedded/hosting/github-pages';
import type { Host, Site } from '../../embedded/hosting/host';
import { nginx, nginxConfiguration } from '../../embedded/hosting/nginx';
import { writeDeployFolder } from '../../embedded/hosting/deploy-folder';
import { findProgram, serveBy, type Serving } from './program';

/** A server that treats a host's files as that host does. */
export interface HostServer {
  readonly host: Host;
  /** Where the program is; null where it is not installed, or is only ever fetched. */
  readonly program: string | null;
  /** The package that npx fetches it from. */
  readonly npx?: string;
  /** The program's name for people, with where to get it. */
  readonly name: string;
  start(site: Site, folder: string, port: number): Promise<Serving>;
}

export const HOST_SERVERS: readonly HostServer[] = [
  {
    host: nginx,
    program: findProgram('nginx'),
    name: 'nginx (apt-get install nginx)',
    start(site, folder, port) {
      writeDeployFolder(nginx, site, folder);
      const server = nginxConfiguration(site, { root: join(folder, 'site'), listen: `127.0.0.1:${port}` });
      const temporary = join(folder, 'temporary');
      mkdirSync(temporary);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${temporary}/${name};`,
      );
      const main = [
        // workers of root would be of another user, who may not enter a folder of this test
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
    name: 'caddy (apt-get install caddy)',
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
    program: null,
    npx: 'serve@14',
    name: 'serve (by npx), which answers by 404.html as GitHub Pages does',
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
      const parameters = [
        '--yes',
        this.npx ?? 'serve',
        '--no-clipboard',
        '-c',
        configuration,
        '-l',
        `tcp://127.0.0.1:${port}`,
      ];
      return serveBy('npx', [...parameters, folder], port);
    },
  },
  {
    host: cloudflare,
    program: null,
    // later ones need Node 22
    npx: 'wrangler@4.54.0',
    name: 'wrangler (by npx)',
    start(site, folder, port) {
      writeDeployFolder(cloudflare, site, folder);
      const parameters = ['--yes', this.npx ?? 'wrangler', 'dev', '--config', join(folder, 'wrangler.json')];
      return serveBy('npx', [...parameters, '--ip', '127.0.0.1', '--port', String(port)], port);
    },
  },
];
