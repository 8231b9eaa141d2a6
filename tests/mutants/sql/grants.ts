import type { Session } from '../../integration/database/database';
import type { SqlMutant } from './sql-mutant';

const TESTS = ['schema/privileges.test.ts'];
const CLIENTS = ['anon', 'authenticated'];
const PRIVILEGES = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'];

const statement = (after: string): SqlMutant => ({ name: after, after, tests: TESTS });

async function tableMutants(session: Session, role: string): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select relname::text as name,
       to_json(array(select attname::text from pg_attribute
         where attrelid = relation.oid and attnum > 0 and not attisdropped order by attnum)) as columns,
       to_json(array(select privilege from unnest($2::text[]) as privilege
         where has_table_privilege($1, relation.oid, privilege))) as held
     from pg_class as relation where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    [role, PRIVILEGES],
  );
  return rows.flatMap(({ name, columns, held }) => {
    const holds = (privilege: string) => Array.isArray(held) && held.includes(privilege);
    const missing = PRIVILEGES.filter((privilege) => !holds(privilege) && privilege !== 'maintain');
    const ofColumn = holds('update') ? 'references' : 'update';
    return [
      ...PRIVILEGES.filter(holds).map((privilege) => `revoke ${privilege} on public.${String(name)} from ${role}`),
      `grant ${missing.join(', ')} on public.${String(name)} to ${role}`,
      // visitors and members alike: one query covers both
      ...(role === 'anon' && !holds('select') ? [] : [`grant maintain on public.${String(name)} to ${role}`]),
      ...(Array.isArray(columns) ? columns : []).map(
        (column) => `grant ${ofColumn} (${String(column)}) on public.${String(name)} to ${role}`,
      ),
    ].map(statement);
  });
}

/** For visitors, only functions that members may call: one query covers both. */
async function functionMutants(session: Session, role: string): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select oid::regprocedure::text as name, has_function_privilege($1, oid, 'execute') as held
     from pg_proc where pronamespace = 'public'::regnamespace
       and ($1 <> 'anon' or has_function_privilege('authenticated', oid, 'execute')) order by 1`,
    [role],
  );
  return rows.map(({ name, held }) =>
    statement(
      `${held === true ? 'revoke' : 'grant'} execute on function ${String(name)} ${held === true ? 'from' : 'to'} ${role}`,
    ),
  );
}

/** Every right of clients revoked, and every missing right granted: on tables, columns, functions, the schema. */
export async function grantMutants(session: Session): Promise<SqlMutant[]> {
  const mutants: SqlMutant[] = [];
  for (const role of CLIENTS) {
    mutants.push(
      ...(await tableMutants(session, role)),
      ...(await functionMutants(session, role)),
      statement(`grant create on schema public to ${role}`),
      // the remaining default when nobody grants it to later roles of a project
      statement(`revoke usage on schema public from ${role}`),
      ...['tables', 'sequences', 'functions'].map((what) =>
        statement(`alter default privileges in schema public grant all on ${what} to ${role}`),
      ),
    );
  }
  return [
    ...mutants,
    statement('grant create on schema public to public'),
    statement('alter default privileges grant execute on functions to public'),
    {
      ...statement('revoke execute on function public.compact_marks from service_role'),
      tests: ['sync/compaction.test.ts'],
    },
    ...['claim_movie_reports', 'correct_movie'].map((name) => ({
      ...statement(`revoke execute on function public.${name} from service_role`),
      tests: ['sync/movie-reports.test.ts'],
    })),
    {
      ...statement('revoke execute on function public.force_full_resync from service_role'),
      tests: ['sync/restored-servers.test.ts'],
    },
  ];
}
