import { fieldOf, jsonOf, type Answer, type Ask } from './ask';
import { isThisMachine, type Deployment } from './deployment';
import { fault, good, note, type Finding } from './finding';
import { FUNCTIONS, NOBODY, TABLES, type ExpectedTable } from './schema';

const MIGRATE = 'npx supabase db push --remote';

/** What PostgREST and Postgres say of something that is not there. */
const ABSENT = new Set(['42P01', '42703', '42883', 'PGRST202', 'PGRST204', 'PGRST205']);

/** Asks the Data API as a visitor's page does: with the public key alone. */
export function visitorAsks(ask: Ask, { supabase, key }: Deployment) {
  return (path: string, method = 'GET', body?: unknown): Promise<Answer | null> =>
    ask(`${supabase}${path}`, {
      method,
      headers: { apikey: key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

export type VisitorAsks = ReturnType<typeof visitorAsks>;

/** The code of Postgres or PostgREST in a refusal; empty where there is none. */
function codeOf(answer: Answer | null): string {
  const code = fieldOf(jsonOf(answer?.text ?? ''), 'code');
  return typeof code === 'string' ? code : '';
}

/** The address and the key, without which nothing else can be asked. */
export async function examineProject(asks: VisitorAsks, { supabase }: Deployment): Promise<Finding> {
  const topic = 'project';
  if (!supabase.startsWith('https:') && !isThisMachine(supabase))
    return fault(
      topic,
      `${supabase} is called without https.`,
      'Set VITE_SUPABASE_URL to its https address, and build again.',
    );
  const answer = await asks('/auth/v1/settings');
  if (answer === null)
    return fault(
      topic,
      `${supabase} does not answer.`,
      'Check VITE_SUPABASE_URL. A free project that nobody used is paused: resume it.',
    );
  if (answer.status === 401 || answer.status === 403)
    return fault(
      topic,
      `${supabase} does not know the key.`,
      'Set VITE_SUPABASE_ANON_KEY to its publishable key, and build again.',
    );
  if (answer.status !== 200 || fieldOf(jsonOf(answer.text), 'external') === undefined)
    return fault(topic, `${supabase} answers ${answer.status}, and not as Supabase does.`, 'Check VITE_SUPABASE_URL.');
  return good(topic, `${supabase} answers, and knows the key.`);
}

/** Whether the migrations were applied: every table, column and function that the app asks for is there. */
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
  if (silent) return fault(topic, `The Data API does not answer for ${silent.name}.`, 'Look into the project’s logs.');
  const missing = found
    .filter(({ answer }) => answer?.status === 404 || ABSENT.has(codeOf(answer)))
    .map(({ name }) => name);
  return missing.length === 0
    ? good(topic, `All ${TABLES.length} tables and ${FUNCTIONS.length} functions are there.`)
    : fault(topic, `Missing or of another version: ${missing.join(', ')}.`, MIGRATE);
}

/** What a visitor may do to tables and functions. Nothing is written: the rows that are tried fit no constraint. */
export async function examineAccess(asks: VisitorAsks): Promise<Finding> {
  const topic = 'policies';
  const doors = await Promise.all([
    ...TABLES.map((table) => doorsOf(asks, table)),
    functionDoors(asks),
    memberFilmDoors(asks),
  ]);
  const open = doors.flat();
  return open.length === 0
    ? good(topic, 'Visitors read verified movies, badges and kinds, nothing of members, and write nothing.')
    : fault(
        topic,
        `A visitor may ${open.join('; ')}.`,
        `Privileges were changed by hand. Take them back, or: ${MIGRATE}`,
      );
}

async function doorsOf(asks: VisitorAsks, { name, open, impossible }: ExpectedTable): Promise<readonly string[]> {
  const [key = 'id', value] = Object.entries(impossible)[0] ?? [];
  // no row has it
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

/** What a member wrote about a movie is for nobody else until the operator verifies it. */
async function memberFilmDoors(asks: VisitorAsks): Promise<readonly string[]> {
  const answer = await asks('/rest/v1/movies?select=id&verified=is.false&limit=1');
  const rows = answer?.status === 200 ? jsonOf(answer.text) : undefined;
  return Array.isArray(rows) && rows.length > 0 ? ['read movies that nobody verified'] : [];
}

/** No privilege; what is not there is told by the examination of the schema. */
function isRefused(answer: Answer | null): boolean {
  return answer === null || answer.status === 404 || codeOf(answer) === '42501' || ABSENT.has(codeOf(answer));
}

/** Interfaces that the app does not use, and that show what the Data API hides. */
export async function examineOtherDoors(asks: VisitorAsks): Promise<Finding> {
  const topic = 'other doors';
  const graphql = await asks('/graphql/v1', 'POST', { query: '{ __typename }' });
  const open = graphql?.status === 200 && fieldOf(jsonOf(graphql.text), 'data') !== undefined;
  return open
    ? fault(
        topic,
        'GraphQL answers visitors: it lists tables and columns.',
        'drop extension pg_graphql; in the SQL editor',
      )
    : good(topic, 'GraphQL is closed.');
}

/** Films for the first screen of a project that has no members yet. */
export async function examineSamples(asks: VisitorAsks): Promise<Finding> {
  const topic = 'sample films';
  const answer = await asks('/rest/v1/movies?select=id&rating=gte.7&limit=1');
  const rows = answer?.status === 200 ? jsonOf(answer.text) : undefined;
  if (!Array.isArray(rows)) return fault(topic, 'Visitors cannot read films.', MIGRATE);
  return rows.length === 0
    ? note(topic, 'There are none: the landing page has no samples to show.', `${MIGRATE} --include-seed`)
    : good(topic, 'The landing page has films to show.');
}
