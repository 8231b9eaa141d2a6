import type { Session } from '../../integration/database/database';
import { occurrences } from '../edit';
import { testsOfFunction } from './concerned-tests';
import type { SqlMutant } from './sql-mutant';

/** A condition that keeps members apart. */
const OWNERSHIP =
  /\b(?:\w+\.)?(?:user_id|id) = (?:\w+\.)?(?:\w+|\$1)\b|\b(?:\w+\.)?id IS DISTINCT FROM \(SELECT auth\.uid\(\) AS uid\)/g;

/** The condition of a guard that raises. */
const GUARD = /\bif ((?:(?!\bthen\b)[\s\S])+?) then\s+raise\b/g;

/** Replaces one occurrence of a text, by its index. */
function replaced(text: string, match: RegExpMatchArray, find: string, replacement: string): string {
  const start = (match.index ?? 0) + match[0].indexOf(find);
  return text.slice(0, start) + replacement + text.slice(start + find.length);
}

/** Every function without each of its ownership conditions and guards. */
function conditionMutants(name: string, definition: string): SqlMutant[] {
  const tests = testsOfFunction(name);
  const ownership = [...definition.matchAll(OWNERSHIP)].map((match, place) => ({
    name: `${name} without its ${String(place + 1)}. ${match[0].replaceAll(/\s+/g, ' ')}`,
    after: replaced(definition, match, match[0], 'true'),
    tests,
  }));
  const guards = [...definition.matchAll(GUARD)].map((match) => ({
    name: `${name} without its guard: ${(match[1] ?? '').replaceAll(/\s+/g, ' ')}`,
    after: replaced(definition, match, match[1] ?? '', 'false'),
    tests,
  }));
  return [...ownership, ...guards];
}

/** The definition of each function of the schema, by its name. */
async function functionDefinitions(session: Session): Promise<ReadonlyMap<string, string>> {
  const rows = await session.rows(
    `select proname::text as name, pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'public'::regnamespace order by 1`,
  );
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]));
}

/** Every function with definer and invoker rights swapped, without its search path, its ownership conditions and its guards. */
export async function functionMutants(session: Session): Promise<SqlMutant[]> {
  const rows = await session.rows(
    `select proname::text as name, oid::regprocedure::text as signature, prosecdef as definer,
       has_function_privilege('authenticated', oid, 'execute') as for_members
     from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const definitions = await functionDefinitions(session);
  return rows.flatMap(({ name, signature, definer, for_members: forMembers }) => {
    const tests = testsOfFunction(String(name));
    const rights = `alter function ${String(signature)} security ${definer === true ? 'invoker' : 'definer'}`;
    const path = `alter function ${String(signature)} reset search_path`;
    return [
      // functions called only by the owner's functions run with the owner's rights anyway
      ...(definer === true || forMembers === true
        ? [{ name: rights, after: rights, tests: [...tests, 'schema/advisor.test.ts'] }]
        : []),
      { name: path, after: path, tests: ['schema/privileges.test.ts'] },
      ...conditionMutants(String(name), definitions.get(String(name)) ?? ''),
    ];
  });
}

/** A function with a text that occurs once replaced by another. */
export interface FunctionEdit {
  readonly ids?: readonly string[];
  readonly function: string;
  readonly find: string;
  readonly replace: string;
  readonly tests?: readonly string[];
}

/** Handwritten rows, as statements. Throws where a row's text does not occur exactly once. */
export async function editedFunctions(session: Session, edits: readonly FunctionEdit[]): Promise<SqlMutant[]> {
  const definitions = await functionDefinitions(session);
  return edits.map(({ ids, function: name, find, replace, tests = testsOfFunction(name) }) => {
    const definition = definitions.get(name) ?? '';
    const found = occurrences(definition, find);
    if (found !== 1) throw new Error(`${name} has ${String(found)} times, not once: ${find}`);
    return {
      ...(ids && { ids }),
      name: `${name}: ${find} -> ${replace}`.replaceAll(/\s+/g, ' '),
      after: definition.replace(find, () => replace),
      tests,
    };
  });
}
