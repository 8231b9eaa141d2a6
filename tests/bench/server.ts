import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { readAuthSettings } from '../../local-stack/supabase/auth-settings';
import { createBackend, type Backend } from '../../local-stack/supabase/backend';
import { createMailbox } from '../../local-stack/supabase/mail';
import { EMBEDDED_PUBLIC_KEY } from '../../local-stack/settings/public-key';

/** The apparent URL of the server that all engines share. */
export const SERVER = 'http://bench.test';

/** A member with an account of their own. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** In the format of the auth backend: tokens and user. */
  readonly session: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
}

/** A movie that no table accepts: the server refuses it with 42501. */
export const REFUSED_MOVIE = 6003;

/**
 * Tables for the engines that need columns of their own. All have row-level security, an index for each query, and the
 * same rows as ours: a movie per member.
 */
const TABLES = `
create table public.rxdb_marks (
  id text primary key, user_id uuid not null default auth.uid(), movie integer not null, title text not null,
  _modified timestamptz not null default clock_timestamp(), _deleted boolean not null default false);
create table public.legend_marks (
  id text primary key, user_id uuid not null default auth.uid(), movie integer not null, title text not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  deleted boolean not null default false);
create function public.bench_touch_rxdb() returns trigger language plpgsql as
  $$ begin new._modified := clock_timestamp(); return new; end $$;
create function public.bench_touch_legend() returns trigger language plpgsql as
  $$ begin new.updated_at := clock_timestamp(); return new; end $$;
create trigger touch before insert or update on public.rxdb_marks for each row execute function public.bench_touch_rxdb();
create trigger touch before insert or update on public.legend_marks for each row execute function public.bench_touch_legend();
create index on public.rxdb_marks (user_id, _modified, id);
create index on public.legend_marks (user_id, updated_at);
alter table public.rxdb_marks enable row level security;
alter table public.legend_marks enable row level security;
create policy own on public.rxdb_marks to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own on public.legend_marks to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create function public.bench_refuse() returns trigger language plpgsql as
  $$ begin raise insufficient_privilege using message = 'new row violates row-level security policy'; end $$;
create trigger refuse before insert on public.rxdb_marks for each row when (new.movie = ${REFUSED_MOVIE}) execute function public.bench_refuse();
create trigger refuse before insert on public.legend_marks for each row when (new.movie = ${REFUSED_MOVIE}) execute function public.bench_refuse();
create trigger refuse before insert on public.user_favorites for each row when (new.movie_id = ${REFUSED_MOVIE}) execute function public.bench_refuse();
grant select, insert, update, delete on public.rxdb_marks, public.legend_marks to authenticated;
`;

/** One server for all engines: our local Supabase on Postgres with our migrations, in this process. */
export interface BenchServer {
  readonly fetch: (request: Request) => Promise<Response>;
  /** A new member, signed in. */
  readonly join: () => Promise<Member>;
  /** Reads as a member, by a PostgREST query. */
  readonly read: (member: Member, query: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Adds rows as a member. */
  readonly insert: (member: Member, table: string, rows: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const json = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
};

export async function startBenchServer(project: string): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-'));
  const supabaseFolder = join(folder, 'supabase');
  await cp(join(project, 'supabase'), supabaseFolder, { recursive: true });
  await writeFile(join(supabaseFolder, 'migrations/99990101000000_bench.sql'), TABLES);
  const backend: Backend = await createBackend({
    database: join(folder, 'database'),
    supabaseFolder,
    tokenSecret: randomBytes(32).toString('hex'),
    auth: readAuthSettings(join(supabaseFolder, 'config.toml'), SERVER, {}),
    mailbox: createMailbox(() => undefined),
    print: () => undefined,
  });
  const headers = { apikey: EMBEDDED_PUBLIC_KEY, 'content-type': 'application/json' };
  const as = ({ accessToken }: Member) => ({ ...headers, authorization: `Bearer ${accessToken}` });
  const send = (path: string, init: RequestInit) => backend.fetch(new Request(`${SERVER}${path}`, init));

  let closed = false;
  return {
    // Engines that never finish still send requests.
    fetch: (request) => (closed ? Promise.resolve(new Response(null, { status: 503 })) : backend.fetch(request)),
    async join() {
      const credentials = { email: `${randomUUID()}@example.com`, password: 'popcorn-1' };
      const answer = await send('/auth/v1/signup', { method: 'POST', headers, body: JSON.stringify(credentials) });
      const session = (await json(answer)) as Record<string, unknown> & { user: { id: string }; access_token: string };
      return { ...credentials, id: session.user.id, accessToken: session.access_token, session };
    },
    async read(member, query) {
      return (await json(await send(`/rest/v1/${query}`, { headers: as(member) }))) as Record<string, unknown>[];
    },
    async insert(member, table, rows) {
      await json(await send(`/rest/v1/${table}`, { method: 'POST', headers: as(member), body: JSON.stringify(rows) }));
    },
    async close() {
      closed = true;
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
