import type { Session } from '../../integration/database/database';
import { FUNCTION_EDITS } from './by-hand';
import { constraintMutants, indexMutants, nullMutants, triggerMutants } from './constraints';
import { EQUIVALENTS } from './equivalents';
import { editedFunctions, functionMutants } from './functions';
import { grantMutants } from './grants';
import { MIGRATION_EDITS } from './migration-edits';
import { policyMutants } from './policies';
import type { SqlMutant } from './sql-mutant';
import { STATEMENT_MUTANTS } from './statement-mutants';

/**
 * The mutants of a database with all migrations: those generated from its contents, and the handwritten ones. Throws for
 * an equivalent that is none of them, and for duplicate names.
 */
export async function sqlMutants(session: Session): Promise<readonly SqlMutant[]> {
  const all = [
    ...(await policyMutants(session)),
    ...(await grantMutants(session)),
    ...(await constraintMutants(session)),
    ...(await nullMutants(session)),
    ...(await indexMutants(session)),
    ...(await triggerMutants(session)),
    ...(await functionMutants(session)),
    ...(await editedFunctions(session, FUNCTION_EDITS)),
    ...MIGRATION_EDITS,
    ...STATEMENT_MUTANTS,
  ];
  const names = new Set(all.map(({ name }) => name));
  if (names.size < all.length) throw new Error('two mutants have the same name');
  const stale = Object.keys(EQUIVALENTS).find((name) => !names.has(name));
  if (stale !== undefined) throw new Error(`there is no mutant "${stale}" to be equivalent`);
  return all.filter(({ name }) => !(name in EQUIVALENTS));
}
