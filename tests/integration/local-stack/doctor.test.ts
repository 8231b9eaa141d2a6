import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestSender } from '../../../local-stack/doctor/request';
import { examine } from '../../../local-stack/doctor/examine';
import { report } from '../../../local-stack/doctor/table';
import { freePort } from '../../rehearsal/program';
import { startDoctorSite, type DoctorSite } from './doctor-site';

let server: DoctorSite;

beforeAll(async () => {
  server = await startDoctorSite();
});
afterAll(() => server.close());

/** Changes a request or its response. */
interface Planted {
  readonly at: (path: string, init: RequestInit) => boolean;
  readonly answer: (right: Response) => Response | Promise<Response>;
}

async function findingsWith(planted: Planted | null) {
  const fetching: typeof fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : input.toString();
    const right = await fetch(input, init);
    const { pathname, search } = new URL(address);
    return planted?.at(`${pathname}${search}`, init) === true ? planted.answer(right) : right;
  };
  return examine(requestSender(fetching), server.url);
}

const statesOf = (findings: Awaited<ReturnType<typeof findingsWith>>) =>
  Object.fromEntries(findings.map(({ topic, state }) => [topic, state]));

it('finds no fault in the local server, and notes what it lacks for a public site', async () => {
  const findings = await findingsWith(null);
  expect(findings.map(({ topic, state }) => [topic, state])).toEqual([
    ...['page', 'headers', 'links', 'missing files', 'scripts', 'manifest', 'worker'].map((topic) => [topic, 'good']),
    ...['project', 'schema', 'policies', 'GraphQL', 'sample movies', 'get-secret'].map((topic) => [topic, 'good']),
    ...['redirects', 'sign-up'].map((topic) => [topic, 'good']),
    ...['confirmation', 'Google', 'contact'].map((topic) => [topic, 'note']),
  ]);
  const schema = findings.find(({ topic }) => topic === 'schema');
  expect(schema?.message).toMatch(/^All [1-9]\d* tables and [1-9]\d* functions are there\.$/);
  // a passed check has no advice; a note has some
  for (const { state, remedy } of findings) expect(remedy === '').toBe(state === 'good');
});

const at = (prefix: string, method?: string) => (path: string, init: RequestInit) =>
  path.startsWith(prefix) && (method === undefined || (init.method ?? 'GET') === method);
const status = (code: number) => () => new Response(null, { status: code });
const json =
  (body: unknown, code = 200) =>
  () =>
    Response.json(body, { status: code });
const html = () => new Response('<div id="root"></div>', { headers: { 'content-type': 'text/html' } });
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const without = (name: string) => async (right: Response) => {
  const headers = new Headers(right.headers);
  for (const dropped of [name, 'content-encoding', 'content-length']) headers.delete(dropped);
  return new Response(await right.text(), { status: right.status, headers });
};
const withHeader = (name: string, value: string) => async (right: Response) => {
  const answer = await without(name)(right);
  answer.headers.set(name, value);
  return answer;
};
const landsAt = (address: string) => () => new Response(null, { status: 303, headers: { location: address } });
const client = (change: Record<string, string>) => async (right: Response) =>
  Response.json({ ...((await right.json()) as object), ...change });

const FAULTS: readonly [fault: string, topic: string, planted: Planted][] = [
  ['a site that does not respond', 'page', { at: at('/'), answer: unreachable }],
  ['a host that serves something else', 'page', { at: (path) => path === '/', answer: json({}) }],
  [
    'a page that is cached for a day',
    'page',
    { at: (path) => path === '/', answer: withHeader('cache-control', 'max-age=86400') },
  ],
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'].map(
    (name): [string, string, Planted] => [
      `a page without ${name}`,
      'headers',
      { at: (path) => path === '/', answer: without(name) },
    ],
  ),
  [
    'a policy of another build',
    'headers',
    { at: (path) => path === '/', answer: withHeader('content-security-policy', "default-src 'self'") },
  ],
  ['a host without a fallback', 'links', { at: at('/movie/278'), answer: status(404) }],
  ['a missing script answered with the page', 'missing files', { at: at('/assets/gone'), answer: html }],
  ['the bundler’s manifest published', 'missing files', { at: at('/.vite/'), answer: json({ 'index.html': {} }) }],
  ['a missing script', 'scripts', { at: at('/assets/a.js'), answer: status(404) }],
  ['a script that is the page', 'scripts', { at: at('/assets/a.js'), answer: html }],
  ['a manifest that is the page', 'manifest', { at: at('/manifest'), answer: html }],
  ['a missing icon', 'manifest', { at: at('/icons/'), answer: status(404) }],
  ['a worker that is the page', 'worker', { at: at('/sw.js'), answer: html }],
  [
    'a worker that is cached for a year',
    'worker',
    { at: at('/sw.js'), answer: withHeader('cache-control', 'max-age=31536000') },
  ],
  ['a missing precache file', 'worker', { at: at('/index.html'), answer: status(404) }],
  ['a build without its deployment file', 'services', { at: at('/deployment.json'), answer: html }],
  ['a project that does not respond', 'project', { at: at('/auth/v1/settings'), answer: unreachable }],
  [
    'a key of another project',
    'project',
    { at: at('/auth/v1/settings'), answer: json({ message: 'Invalid API key' }, 401) },
  ],
  ['a URL of something else', 'project', { at: at('/auth/v1/settings'), answer: html }],
  ['a table that is missing', 'schema', { at: at('/rest/v1/user_watched'), answer: json({ code: 'PGRST205' }, 404) }],
  [
    'a column that is missing',
    'schema',
    { at: at('/rest/v1/profiles?select=id'), answer: json({ code: '42703' }, 400) },
  ],
  [
    'a function of another version',
    'schema',
    { at: at('/rest/v1/rpc/sync_pull'), answer: json({ code: 'PGRST202' }, 404) },
  ],
  ['a failing Data API', 'schema', { at: at('/rest/v1/badges'), answer: status(503) }],
  ['members’ rows that visitors read', 'policies', { at: at('/rest/v1/profiles?select=*'), answer: json([{ id: 1 }]) }],
  ['movies that visitors add', 'policies', { at: at('/rest/v1/movies', 'POST'), answer: json({ code: '23514' }, 400) }],
  ['movies that visitors remove', 'policies', { at: at('/rest/v1/movies', 'DELETE'), answer: status(204) }],
  [
    'movie data written by members',
    'policies',
    { at: at('/rest/v1/movies?select=id&verified'), answer: json([{ id: 1 }]) },
  ],
  ['a function that visitors call', 'policies', { at: at('/rest/v1/rpc/username_available'), answer: json(true) }],
  ['GraphQL for everybody', 'GraphQL', { at: at('/graphql/v1'), answer: json({ data: { __typename: 'Query' } }) }],
  [
    'movies that nobody may read',
    'sample movies',
    { at: at('/rest/v1/movies?select=id&rating'), answer: json({ code: '42501' }, 401) },
  ],
  [
    'a function that is not deployed',
    'get-secret',
    { at: at('/functions/'), answer: json({ code: 'NOT_FOUND' }, 404) },
  ],
  [
    'a function without its secret',
    'get-secret',
    { at: at('/functions/'), answer: json({ error: 'unknown_secret' }, 404) },
  ],
  ['a function for members only', 'get-secret', { at: at('/functions/'), answer: json({ code: 401 }, 401) }],
  [
    'a function for another site',
    'get-secret',
    { at: at('/functions/'), answer: json({ error: 'foreign_origin' }, 403) },
  ],
  ['a key that is not valid', 'get-secret', { at: at('/functions/'), answer: json({ secret: 'wrong' }) }],
  ['a failing movie database', 'get-secret', { at: at('/movie-database/'), answer: status(503) }],
  [
    'emails that link to a developer’s machine',
    'redirects',
    { at: at('/auth/v1/verify'), answer: landsAt('http://localhost:3000/#error=x') },
  ],
  [
    'a list of redirects without the reset screen',
    'redirects',
    {
      at: at('/auth/v1/verify'),
      answer: (right) =>
        landsAt(right.url.includes('dashboard') ? `${server.url}/dashboard#error=x` : `${server.url}/#error=x`)(),
    },
  ],
  [
    'http to a project elsewhere',
    'project',
    { at: at('/deployment.json'), answer: client({ VITE_SUPABASE_URL: 'http://abc.supabase.co' }) },
  ],
];

it.each(FAULTS)('finds %s', async (_, topic, planted) => {
  const findings = await findingsWith(planted);
  expect(statesOf(findings)).toMatchObject({ [topic]: 'fault' });
  expect(report(findings, () => undefined)).toBe(1);
  const remedies = findings.filter(({ state }) => state === 'fault').map(({ remedy }) => remedy);
  expect(remedies.every((remedy) => remedy !== '')).toBe(true);
});

it('finds a page that is served without https, except on this machine', async () => {
  const site = 'http://movies.example.com';
  const fetching: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    return fetch(address.replace(site, server.url), init);
  };
  const findings = await examine(requestSender(fetching), site);
  expect(findings[0]).toMatchObject({ topic: 'page', state: 'fault', message: 'It’s served without https.' });
  expect(report(findings, () => undefined)).toBe(1);
});

/** Runs the program itself. @returns its exit status and its output */
function run(address: string): Promise<{ status: number | null; said: string }> {
  const program = join(import.meta.dirname, '../../../local-stack/doctor/doctor.ts');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', program, address], (_, stdout, stderr) =>
      resolve({ status: child.exitCode, said: `${stdout}${stderr}` }),
    );
  });
}

it('the program’s exit status is 0 without a fault, and 1 with one or without a URL', async () => {
  const well = await run(server.url);
  expect(well.said).toMatch(/^ok {5}page .*\nNo faults\.\n$/s);
  expect(well.status).toBe(0);
  const dead = await run(`http://localhost:${await freePort()}`);
  expect(dead.said).toMatch(/^FAULT {2}page .* doesn’t answer\.\n.*\n\n1 fault\.\n$/s);
  expect(dead.status).toBe(1);
  expect(await run('movies')).toEqual({
    status: 1,
    said: '"movies" isn’t a web address. Example: npm run doctor -- https://your.site\n',
  });
});
