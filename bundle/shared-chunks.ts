import { ON_DASHBOARD, ON_EVERY_PAGE, ON_LANDING } from './first-screens.ts';

/** What the bundler tells of a module: the modules that it imports, at once and on demand. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Asks the bundler for a module; null for one that it does not know. */
export type ModuleLookup = (id: string) => ModuleFacts | null;

/** The modules along which shared files are cut, as paths below the project. */
export interface ScreenModules {
  readonly entry: string;
  /** The screen that visitors come to from any other: it brings little, and nothing of a member's. */
  readonly signIn: string;
  /** The first screens, in the order in which what they share is given to them, each with the name of its file. */
  readonly first: readonly (readonly [chunk: string, modules: readonly string[]])[];
  /** Every screen lies below one of these folders, each with a slash at its end. */
  readonly screens: readonly string[];
}

const SCREENS: ScreenModules = {
  entry: 'src/app/main.tsx',
  signIn: 'src/features/auth/auth-screen.tsx',
  first: [
    ['everywhere', ON_EVERY_PAGE],
    ['visitor', ON_LANDING],
    ['questionnaire', ['src/features/questionnaire/questionnaire-with-results.tsx']],
    // the last of these comes with the member's data, and again with the dialog that signs out
    ['member', [...ON_DASHBOARD, 'src/db/wipe-member.ts']],
  ],
  screens: ['src/app/', 'src/features/'],
};

const SIGN_IN_AND_FIRST = 'common';
const SIGN_IN_AND_LATER = 'forms';

/** What later screens share, and nothing but screens. */
const LATER = 'screens';

/**
 * Names the files of modules that several parts of the application share. Left to itself, the bundler makes one small file
 * for every combination of parts: a hundred requests for one screen, and small files compress badly.
 * @param screens those of the application, unless a test brings its own
 * @returns for a module's id the name of its file, or null to leave it to the bundler; it throws when the build lacks a module
 * that `screens` names, since the modules of a file that moved would be put into other files unnoticed
 */
export function sharedChunks(
  root: string,
  screens: ScreenModules = SCREENS,
): (id: string, lookup: ModuleLookup) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null;
  return (id, lookup) => {
    chunks ??= chooseChunks(root, screens, lookup);
    return chunks.get(id) ?? null;
  };
}

function chooseChunks(root: string, screens: ScreenModules, lookup: ModuleLookup): ReadonlyMap<string, string> {
  for (const module of [screens.entry, screens.signIn, ...screens.first.flatMap(([, modules]) => modules)])
    if (lookup(`${root}/${module}`) === null) throw new Error(`the build has no module ${module}`);
  const parts = partsOf(`${root}/${screens.entry}`, lookup);
  const users = new Map<string, Set<string>>();
  for (const [part, modules] of parts) for (const id of modules) users.set(id, (users.get(id) ?? new Set()).add(part));

  const isScreen = (part: string) => screens.screens.some((folder) => part.startsWith(`${root}/${folder}`));
  const chunks = new Map<string, string>();
  for (const [id, using] of users) {
    if (using.size < 2) continue;
    const first = screens.first.find(([, modules]) => modules.some((module) => using.has(`${root}/${module}`)));
    if (using.has(`${root}/${screens.signIn}`)) chunks.set(id, first ? SIGN_IN_AND_FIRST : SIGN_IN_AND_LATER);
    else if (first) chunks.set(id, first[0]);
    else if ([...using].every(isScreen)) chunks.set(id, LATER);
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
