import type { Session } from '../../integration/database/database';
import type { SqlMutant } from './sql-mutant';

const TESTS = ['schema/row-security.test.ts'];

/** Every policy dropped, its conditions weakened to true, its roles extended to all; row-level security off on every table. */
export async function policyMutants(session: Session): Promise<SqlMutant[]> {
  const mutants: SqlMutant[] = [];
  const policies = await session.rows(
    `select tablename::text, policyname::text, qual, with_check, 'anon' = any (roles) as for_anon
     from pg_policies where schemaname = 'public' order by 1, 2`,
  );
  for (const { tablename, policyname, qual, with_check: check, for_anon: forAnon } of policies) {
    const policy = `policy "${String(policyname)}" on public.${String(tablename)}`;
    const statements = [`drop ${policy}`];
    if (qual !== null && qual !== 'true') statements.push(`alter ${policy} using (true)`);
    if (check !== null && check !== 'true') statements.push(`alter ${policy} with check (true)`);
    // A condition that uses the caller's id never matches a visitor.
    if (qual === 'true' && forAnon === false) statements.push(`alter ${policy} to public`);
    mutants.push(...statements.map((after) => ({ name: after, after, tests: TESTS })));
  }
  const tables = await session.rows(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  for (const { name } of tables) {
    const after = `alter table public.${String(name)} disable row level security`;
    mutants.push({ name: after, after, tests: TESTS });
  }
  return mutants;
}
