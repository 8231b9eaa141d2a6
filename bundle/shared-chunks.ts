/** What the bundler tells of a module: the modules that it imports, at once and on demand. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Asks the bundler for a module; null for one that it does not know. */
export type ModuleLookup = (id: string) => ModuleFacts | null;

/** The page's entry, and the modules that visitors and members load at their first screens. */
const ENTRY = 'src/app/main.tsx';
const FIRST_SCREENS: readonly [chunk: string, modules: readonly string[]][] = [
  ['everywhere', ['src/app/register-worker.ts']],
  ['visitor', ['src/app/landing-parts.tsx', 'src/data/services.ts']],
  ['questionnaire', ['src/app/film-finder.tsx']],
  [
    'member',
    [
      'src/app/dashboard-route.tsx',
      'src/app/member-corner.tsx',
      'src/data/member-runtime.ts',
      'src/data/local/wipe-member.ts',
    ],
  ],
];

/** The screen that visitors come to from any other: it brings little, and nothing of a member's. */
const SIGN_IN = 'src/app/auth-route.tsx';
const SIGN_IN_AND_FIRST = 'common';
const SIGN_IN_AND_LATER = 'forms';

/** What later screens share, and nothing but screens: they lie in this folder. */
const LATER = 'screens';
const SCREENS = 'src/app/';

/**
 * Names the files of modules that several parts of the application share. Left to itself, the bundler makes one small file
 * for every combination of parts: a hundred requests for one screen, and small files compress badly.
 * @returns for a module's id the name of its file, or null to leave it to the bundler
 */
export function sharedChunks(root: string): (id: string, lookup: ModuleLookup) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null;
  return (id, lookup) => {
    chunks ??= chooseChunks(root, lookup);
    return chunks.get(id) ?? null;
  };
}

function chooseChunks(root: string, lookup: ModuleLookup): ReadonlyMap<string, string> {
  const parts = partsOf(`${root}/${ENTRY}`, lookup);
  const users = new Map<string, Set<string>>();
  for (const [part, modules] of parts) for (const id of modules) users.set(id, (users.get(id) ?? new Set()).add(part));

  const chunks = new Map<string, string>();
  for (const [id, using] of users) {
    if (using.size < 2) continue;
    const first = FIRST_SCREENS.find(([, modules]) => modules.some((module) => using.has(`${root}/${module}`)));
    if (using.has(`${root}/${SIGN_IN}`)) chunks.set(id, first ? SIGN_IN_AND_FIRST : SIGN_IN_AND_LATER);
    else if (first) chunks.set(id, first[0]);
    else if ([...using].every((part) => part.startsWith(`${root}/${SCREENS}`))) chunks.set(id, LATER);
  }
  return chunks;
}

/** Every module that is loaded on demand, with all that comes with it, without what the entry has already. */
function partsOf(entry: string, lookup: ModuleLookup): ReadonlyMap<string, ReadonlySet<string>> {
  const first = closureOf(entry, lookup, new Set());
  const parts = new Map<string, ReadonlySet<string>>();
  const waiting = [...first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const part of lookup(id)?.dynamicallyImportedIds ?? []) {
      if (parts.has(part) || first.has(part)) continue;
      const modules = closureOf(part, lookup, first);
      parts.set(part, modules);
      waiting.push(...modules);
    }
  }
  return parts;
}

function closureOf(root: string, lookup: ModuleLookup, without: ReadonlySet<string>): ReadonlySet<string> {
  const closure = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id) || without.has(id)) continue;
    closure.add(id);
    waiting.push(...(lookup(id)?.importedIds ?? []));
  }
  return closure;
}
