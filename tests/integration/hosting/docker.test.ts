import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { writeDeployFolder } from '../../../embedded/hosting/deploy-folder';
import { caddyfile } from '../../../embedded/hosting/caddy';
import { docker } from '../../../embedded/hosting/docker';
import { examineHost } from '../../../embedded/doctor/examine';
import { askBy } from '../../../embedded/doctor/ask';
import { itNeeds } from '../../rehearsal/it-needs';
import { findProgram, freePort, serveBy } from '../../rehearsal/program';
import { sampleSite } from '../../rehearsal/sample-site';

const CADDY = findProgram('caddy');

let folder: string;
const servers: Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-docker-'));
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A service that answers with its name and what it was asked. */
function standIn(name: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(`${name} ${request.method ?? ''} ${request.url ?? ''}`));
    request.on('error', () => response.destroy());
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}

itNeeds(
  CADDY,
  'caddy is not installed (apt-get install caddy)',
  'the one address leads to pages and services, each by its path',
  async () => {
    const site = sampleSite();
    writeDeployFolder(docker, site, folder);
    const [auth, rest, functions] = await Promise.all(['auth', 'rest', 'functions'].map(standIn));
    const port = await freePort();
    const place = { root: join(folder, 'site'), address: `http://localhost:${port}` };
    const services = { auth: auth ?? '', rest: rest ?? '', functions: functions ?? '' };
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n}\n${caddyfile(site, { ...place, services })}`);
    const serving = await serveBy(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', file], port);
    try {
      const findings = await examineHost(askBy(fetch), serving.url);
      expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
      const ask = async (path: string, body?: string) => {
        const answer = await fetch(`${serving.url}${path}`, body === undefined ? {} : { method: 'POST', body });
        return [answer.status, await answer.text()];
      };
      expect(await ask('/auth/v1/settings')).toEqual([200, 'auth GET /settings']);
      expect(await ask('/auth/v1/token?grant_type=password', '{}')).toEqual([
        200,
        'auth POST /token?grant_type=password',
      ]);
      expect(await ask('/rest/v1/rpc/sync_push', '{}')).toEqual([200, 'rest POST /rpc/sync_push']);
      expect(await ask('/functions/v1/get-secret', '{}')).toEqual([200, 'functions POST /']);
      expect((await ask('/functions/v1/another'))[0]).toBe(404);
      expect((await ask('/rest/v1/rpc/sync_push', 'x'.repeat(2_000_000)))[0]).toBeGreaterThanOrEqual(400);
    } finally {
      await serving.end();
    }
  },
);
