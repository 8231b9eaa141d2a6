import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDeployFolder } from '../../../local-stack/hosting/deploy-folder';
import { caddyfile } from '../../../local-stack/hosting/caddy';
import { docker } from '../../../local-stack/hosting/docker';
import { CORRECT_MOVIES_SCRIPT, SERVICE_KEY_SCRIPT } from '../../../local-stack/hosting/docker/movie-scripts';
import { examineHost } from '../../../local-stack/doctor/examine';
import { requestSender } from '../../../local-stack/doctor/request';
import { eventually } from '../../time/eventually';
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

/** A server that answers each request with a text. @returns its address as host:port */
function serving(answer: (request: IncomingMessage) => string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(answer(request)));
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

/** A service that answers with its name and the request's path. */
const stubService = (name: string) => serving(({ method, url }) => `${name} ${method ?? ''} ${url ?? ''}`);

itNeeds(
  CADDY,
  'caddy is not installed (apt-get install caddy)',
  'the one address leads to pages and services, each by its path',
  async () => {
    const site = sampleSite();
    writeDeployFolder(docker, site, folder);
    const [auth, rest, functions] = await Promise.all(['auth', 'rest', 'functions'].map(stubService));
    const port = await freePort();
    const place = { root: join(folder, 'site'), address: `http://localhost:${port}` };
    const internal = `http://localhost:${await freePort()}`;
    const services = { auth: auth ?? '', rest: rest ?? '', functions: functions ?? '', internal };
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n}\n${caddyfile(site, { ...place, services })}`);
    const web = await serveBy(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', file], port);
    try {
      const findings = await examineHost(requestSender(fetch), web.url);
      expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
      const send = async (path: string, body?: string) => {
        const answer = await fetch(`${web.url}${path}`, body === undefined ? {} : { method: 'POST', body });
        return [answer.status, await answer.text()];
      };
      expect(await send('/auth/v1/settings')).toEqual([200, 'auth GET /settings']);
      expect(await send('/auth/v1/token?grant_type=password', '{}')).toEqual([
        200,
        'auth POST /token?grant_type=password',
      ]);
      expect(await send('/rest/v1/rpc/sync_push', '{}')).toEqual([200, 'rest POST /rpc/sync_push']);
      expect(await send('/functions/v1/get-secret', '{}')).toEqual([200, 'functions POST /']);
      expect((await send('/functions/v1/another'))[0]).toBe(404);
      expect((await send('/functions/v1/correct-movies', '{}'))[0]).toBe(404);
      expect(await (await fetch(`${internal}/rest/v1/rpc/claim_movie_reports`)).text()).toBe(
        'rest GET /rpc/claim_movie_reports',
      );
      expect(await (await fetch(`${internal}/auth/v1/settings`)).text()).toBe('');
      expect((await send('/rest/v1/rpc/sync_push', 'x'.repeat(2_000_000)))[0]).toBeGreaterThanOrEqual(400);
    } finally {
      await web.end();
    }
  },
);

it('the service key that the script prints is a token of the service role, signed with the secret', async () => {
  writeFileSync(join(folder, 'service-key.sh'), SERVICE_KEY_SCRIPT);
  writeFileSync(join(folder, '.env'), 'SITE_NAME=x\nJWT_SECRET=0123abc\n');
  const { stdout } = await promisify(execFile)('sh', [join(folder, 'service-key.sh')]);
  const [head = '', body = '', signature = ''] = stdout.trim().split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(read(body)).toMatchObject({ role: 'service_role' });
  expect(signature).toBe(createHmac('sha256', '0123abc').update(`${head}.${body}`).digest('base64url'));
});

itNeeds(
  findProgram('wget'),
  'wget is not installed',
  'its scheduler calls the function with that key repeatedly',
  async () => {
    const seen: string[] = [];
    const address = await serving(({ method, headers }) => {
      seen.push(`${method ?? ''} ${headers.authorization ?? ''}`);
      return '{"corrected":1}';
    });
    const variables = { ...process.env, SERVICE_KEY: 'the.key', EVERY: '0.05' };
    const clock = spawn('sh', ['-s', `http://${address}/`], { env: variables, detached: true });
    const gone = once(clock, 'close');
    clock.stdin.end(CORRECT_MOVIES_SCRIPT);
    await eventually(() => expect(seen.slice(0, 2)).toEqual(['POST Bearer the.key', 'POST Bearer the.key']));
    process.kill(-(clock.pid ?? 0), 'SIGTERM');
    await gone;
  },
);
