import { fieldOf, jsonOf, type Answer, type Ask } from './ask';
import { isThisMachine, type Deployment } from './deployment';
import { fault, good, note, type Finding } from './finding';
import { FUNCTIONS, NOBODY, TABLES, type ExpectedTable } from './schema';

const MIGRATE = 'npx supabase db push --remote';

/** Error codes of PostgREST and Postgres for missing objects. */
const ABSENT = new Set(['42P01', '42703', '42883', 'PGRST202', 'PGRST204', 'PGRST205']);

/** Sends requests to the Data API as a visitor's page does: with the public key only. */
export function visitorAsks(ask: Ask, { supabase, key }: Deployment) {
  return (path: string, method = 'GET', body?: unknown): Promise<Answer | null> =>
    ask(`${supabase}${path}`, {
      method,
      headers: { apikey: key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

export type VisitorAsks = ReturnType<typeof visitorAsks>;

/** The Postgres or PostgREST error code of a response; empty if there is none. */
function codeOf(answer: Answer | null): string {
  const code = fieldOf(jsonOf(answer?.text ?? ''), 'code');
  return typeof code === 'string' ? code : '';
}

/** Checks URL and key, which all other checks need. */
export async function examineProject(asks: VisitorAsks, { supabase }: Deployment): Promise<Finding> {
  const topic = 'project';
  if (!supabase.startsWith('https:') && !isThisMachine(supabase))
    return fault(
      topic,
      `The page calls ${supabase} without https.`,
      'Set VITE_SUPABASE_URL to its https address and rebuild.',
    );
  const answer = await asks('/auth/v1/settings');
  if (answer === null)
    return fault(
      topic,
      `${supabase} doesn’t answer.`,
      'Check VITE_SUPABASE_URL. A free project pauses when nobody uses it; if yours did, resume it.',
    );
  if (answer.status === 401 || answer.status === 403)
    return fault(
      topic,
      `${supabase} doesn’t accept the key.`,
      'Set VITE_SUPABASE_ANON_KEY to its publishable key and rebuild.',
    );
  if (answer.status !== 200 || fieldOf(jsonOf(answer.text), 'external') === undefined)
    return fault(topic, `${supabase} answers ${answer.status}, but not like Supabase.`, 'Check VITE_SUPABASE_URL.');
  return good(topic, `${supabase} answers and accepts the key.`);
}

/** Checks that all migrations are applied: every table, column and function the app uses exists. */
export async function examineSchema(asks: VisitorAsks): Promise<Finding> {
  const topic = 'schema';
  const tables = TABLES.map(async ({ name, columns }) => ({
    name,
    answer: await asks(`/rest/v1/${name}?select=${columns.join(',')}&limit=0`),
  }));
  const functions = FUNCTIONS.map(async ({ name, nobodys }) => ({
    name: `${name}()`,
    answer: await asks(`/rest/v1/rpc/${name}`, 'POST', nobodys),
  }));
  const found = await Promise.all([...tables, ...functions]);
  const silent = found.find(({ answer }) => answer === null || answer.status >= 500);
  if (silent) return fault(topic, `The Data API doesn’t answer for ${silent.name}.`, 'Check the project’s logs.');
  const missing = found
    .filter(({ answer }) => answer?.status === 404 || ABSENT.has(codeOf(answer)))
    .map(({ name }) => name);
  return missing.length === 0
    ? good(topic, `All ${TABLES.length} tables and ${FUNCTIONS.length} functions are there.`)
    : fault(topic, `Missing or from another version: ${missing.join(', ')}.`, MIGRATE);
}

/**
 * Checks what visitors may do with tables and functions. Nothing is written, since the test rows violate constraints.
 */
export async function examineAccess(asks: VisitorAsks): Promise<Finding> {
  const topic = 'policies';
  const doors = await Promise.all([
    ...TABLES.map((table) => doorsOf(asks, table)),
    functionDoors(asks),
    memberMovieDoors(asks),
  ]);
  const open = doors.flat();
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

async function doorsOf(asks: VisitorAsks, { name, open, impossible }: ExpectedTable): Promise<readonly string[]> {
  const [key = 'id', value] = Object.entries(impossible)[0] ?? [];
  // matches no row
  const none = `/rest/v1/${name}?${key}=eq.${typeof value === 'string' || typeof value === 'number' ? value : NOBODY}`;
  const [read, insert, update, remove] = await Promise.all([
    asks(`/rest/v1/${name}?select=*&limit=1`),
    asks(`/rest/v1/${name}`, 'POST', impossible),
    asks(none, 'PATCH', impossible),
    asks(none, 'DELETE'),
  ]);
  return [
    ...(!open && read?.status === 200 ? [`read ${name}`] : []),
    ...(isRefused(insert) ? [] : [`insert into ${name}`]),
    ...(isRefused(update) ? [] : [`update ${name}`]),
    ...(isRefused(remove) ? [] : [`delete from ${name}`]),
  ];
}

async function functionDoors(asks: VisitorAsks): Promise<readonly string[]> {
  const answers = FUNCTIONS.filter(({ open }) => open !== true).map(async ({ name, nobodys }) => ({
    name,
    answer: await asks(`/rest/v1/rpc/${name}`, 'POST', nobodys),
  }));
  return (await Promise.all(answers))
    .filter(({ answer }) => answer?.status === 200)
    .map(({ name }) => `call ${name}()`);
}

/** Unverified movie data written by a member must not be visible to others. */
async function memberMovieDoors(asks: VisitorAsks): Promise<readonly string[]> {
  const answer = await asks('/rest/v1/movies?select=id&verified=is.false&limit=1');
  const rows = answer?.status === 200 ? jsonOf(answer.text) : undefined;
  return Array.isArray(rows) && rows.length > 0 ? ['read movies that nobody verified'] : [];
}

/** No privilege. Missing objects are reported by the schema check. */
function isRefused(answer: Answer | null): boolean {
  return answer === null || answer.status === 404 || codeOf(answer) === '42501' || ABSENT.has(codeOf(answer));
}

/** APIs the app doesn't use, which would expose what the Data API hides. */
export async function examineOtherDoors(asks: VisitorAsks): Promise<Finding> {
  const topic = 'GraphQL';
  const graphql = await asks('/graphql/v1', 'POST', { query: '{ __typename }' });
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
export async function examineSamples(asks: VisitorAsks): Promise<Finding> {
  const topic = 'sample movies';
  const answer = await asks('/rest/v1/movies?select=id&rating=gte.7&limit=1');
  const rows = answer?.status === 200 ? jsonOf(answer.text) : undefined;
  if (!Array.isArray(rows)) return fault(topic, 'Visitors can’t read movies.', MIGRATE);
  return rows.length === 0
    ? note(topic, 'There are none, so the landing page has no samples to show.', `${MIGRATE} --include-seed`)
    : good(topic, 'The landing page has movies to show.');
}
