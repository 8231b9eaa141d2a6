import { fieldOf, jsonOf, type HttpResponse, type SendRequest } from './request';
import { isThisMachine, type Deployment } from './deployment';
import { fault, good, note, type Finding } from './finding';
import { FUNCTIONS, NOBODY, TABLES, type ExpectedTable } from './schema';

const MIGRATE = 'npx supabase db push --remote';

/** Error codes of PostgREST and Postgres for missing objects. */
const MISSING_CODES = new Set(['42P01', '42703', '42883', 'PGRST202', 'PGRST204', 'PGRST205']);

/** Sends requests to the Data API as a visitor's page does: with the public key only. */
export function visitorRequests(send: SendRequest, { supabase, key }: Deployment) {
  return (path: string, method = 'GET', body?: unknown): Promise<HttpResponse | null> =>
    send(`${supabase}${path}`, {
      method,
      headers: { apikey: key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

export type VisitorRequest = ReturnType<typeof visitorRequests>;

/** The Postgres or PostgREST error code of a response; empty if there is none. */
function codeOf(response: HttpResponse | null): string {
  const code = fieldOf(jsonOf(response?.text ?? ''), 'code');
  return typeof code === 'string' ? code : '';
}

/** Checks URL and key, which all other checks need. */
export async function examineProject(send: VisitorRequest, { supabase }: Deployment): Promise<Finding> {
  const topic = 'project';
  if (!supabase.startsWith('https:') && !isThisMachine(supabase))
    return fault(
      topic,
      `The page calls ${supabase} without https.`,
      'Set VITE_SUPABASE_URL to its https address and rebuild.',
    );
  const response = await send('/auth/v1/settings');
  if (response === null)
    return fault(
      topic,
      `${supabase} doesn’t answer.`,
      'Check VITE_SUPABASE_URL. A free project pauses when nobody uses it; if yours did, resume it.',
    );
  if (response.status === 401 || response.status === 403)
    return fault(
      topic,
      `${supabase} doesn’t accept the key.`,
      'Set VITE_SUPABASE_ANON_KEY to its publishable key and rebuild.',
    );
  if (response.status !== 200 || fieldOf(jsonOf(response.text), 'external') === undefined)
    return fault(topic, `${supabase} answers ${response.status}, but not like Supabase.`, 'Check VITE_SUPABASE_URL.');
  return good(topic, `${supabase} answers and accepts the key.`);
}

/** Checks that all migrations are applied: every table, column and function the app uses exists. */
export async function examineSchema(send: VisitorRequest): Promise<Finding> {
  const topic = 'schema';
  const tables = TABLES.map(async ({ name, columns }) => ({
    name,
    response: await send(`/rest/v1/${name}?select=${columns.join(',')}&limit=0`),
  }));
  const functions = FUNCTIONS.map(async ({ name, nobodys }) => ({
    name: `${name}()`,
    response: await send(`/rest/v1/rpc/${name}`, 'POST', nobodys),
  }));
  const found = await Promise.all([...tables, ...functions]);
  const silent = found.find(({ response }) => response === null || response.status >= 500);
  if (silent) return fault(topic, `The Data API doesn’t answer for ${silent.name}.`, 'Check the project’s logs.');
  const missing = found
    .filter(({ response }) => response?.status === 404 || MISSING_CODES.has(codeOf(response)))
    .map(({ name }) => name);
  return missing.length === 0
    ? good(topic, `All ${TABLES.length} tables and ${FUNCTIONS.length} functions are there.`)
    : fault(topic, `Missing or from another version: ${missing.join(', ')}.`, MIGRATE);
}

/**
 * Checks what visitors may do with tables and functions. Nothing is written, since the test rows violate constraints.
 */
export async function examineAccess(send: VisitorRequest): Promise<Finding> {
  const topic = 'policies';
  const exposures = await Promise.all([
    ...TABLES.map((table) => exposuresOf(send, table)),
    exposedFunctions(send),
    exposedMemberMovies(send),
  ]);
  const open = exposures.flat();
  return open.length === 0
    ? good(
        topic,
        'Visitors can read verified movies, badges and kinds. They can’t read anything of members, or write anything.',
      )
    : fault(
        topic,
        `Visitors can ${open.join('; ')}.`,
        `Somebody changed the privileges by hand. Revoke them, or run: ${MIGRATE}`,
      );
}

async function exposuresOf(
  send: VisitorRequest,
  { name, open, impossible }: ExpectedTable,
): Promise<readonly string[]> {
  const [key = 'id', value] = Object.entries(impossible)[0] ?? [];
  // matches no row
  const none = `/rest/v1/${name}?${key}=eq.${typeof value === 'string' || typeof value === 'number' ? value : NOBODY}`;
  const [read, insert, update, remove] = await Promise.all([
    send(`/rest/v1/${name}?select=*&limit=1`),
    send(`/rest/v1/${name}`, 'POST', impossible),
    send(none, 'PATCH', impossible),
    send(none, 'DELETE'),
  ]);
  return [
    ...(!open && read?.status === 200 ? [`read ${name}`] : []),
    ...(isRefused(insert) ? [] : [`insert into ${name}`]),
    ...(isRefused(update) ? [] : [`update ${name}`]),
    ...(isRefused(remove) ? [] : [`delete from ${name}`]),
  ];
}

async function exposedFunctions(send: VisitorRequest): Promise<readonly string[]> {
  const responses = FUNCTIONS.filter(({ open }) => open !== true).map(async ({ name, nobodys }) => ({
    name,
    response: await send(`/rest/v1/rpc/${name}`, 'POST', nobodys),
  }));
  return (await Promise.all(responses))
    .filter(({ response }) => response?.status === 200)
    .map(({ name }) => `call ${name}()`);
}

/** Unverified movie data written by a member must not be visible to others. */
async function exposedMemberMovies(send: VisitorRequest): Promise<readonly string[]> {
  const response = await send('/rest/v1/movies?select=id&verified=is.false&limit=1');
  const rows = response?.status === 200 ? jsonOf(response.text) : undefined;
  return Array.isArray(rows) && rows.length > 0 ? ['read movies that nobody verified'] : [];
}

/** No privilege. Missing objects are reported by the schema check. */
function isRefused(response: HttpResponse | null): boolean {
  return (
    response === null || response.status === 404 || codeOf(response) === '42501' || MISSING_CODES.has(codeOf(response))
  );
}

/** APIs the app doesn't use, which would expose what the Data API hides. */
export async function examineUnusedApis(send: VisitorRequest): Promise<Finding> {
  const topic = 'GraphQL';
  const graphql = await send('/graphql/v1', 'POST', { query: '{ __typename }' });
  const open = graphql?.status === 200 && fieldOf(jsonOf(graphql.text), 'data') !== undefined;
  return open
    ? fault(
        topic,
        'It answers visitors and lists tables and columns.',
        'In the SQL editor, run: drop extension pg_graphql;',
      )
    : good(topic, 'It’s closed.');
}

/** Movies for the landing page of a project without members. */
export async function examineSamples(send: VisitorRequest): Promise<Finding> {
  const topic = 'sample movies';
  const response = await send('/rest/v1/movies?select=id&rating=gte.7&limit=1');
  const rows = response?.status === 200 ? jsonOf(response.text) : undefined;
  if (!Array.isArray(rows)) return fault(topic, 'Visitors can’t read movies.', MIGRATE);
  return rows.length === 0
    ? note(topic, 'There are none, so the landing page has no samples to show.', `${MIGRATE} --include-seed`)
    : good(topic, 'The landing page has movies to show.');
}
