import { FIRST_CHUNKS, TOGETHER } from './first-screens.ts';

/** What the bundler reports about a module: its static and dynamic imports. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Looks up a module in the bundler; null if unknown. */
export type ModuleLookup = (id: string) => ModuleFacts | null;

/** The modules along which shared chunks are split, as paths in the project. */
export interface ScreenModules {
  readonly entry: string;
  /** A screen that visitors reach from any other: it is small and has no member code. */
  readonly signIn: string;
  /** The first screens by priority for shared modules, with their chunk names. */
  readonly first: readonly (readonly [chunk: string, modules: readonly string[]])[];
  /** Modules of `first` that load with their whole chunk: they, and what they alone import, are in it too. */
  readonly together: readonly string[];
  /** Folders with all screens, each with a trailing slash. */
  readonly screens: readonly string[];
}

const SCREENS: ScreenModules = {
  entry: 'src/app/main.tsx',
  signIn: 'src/features/auth/auth-screen.tsx',
  first: FIRST_CHUNKS,
  together: TOGETHER,
  screens: ['src/app/', 'src/features/'],
};

const SIGN_IN_AND_FIRST = 'common';
const SIGN_IN_AND_LATER = 'forms';

/** Chunk shared by the other screens only. */
const OTHER_SCREENS = 'screens';

/**
 * Assigns modules shared by several chunks, and those that load together, to files. By default the bundler makes a small
 * file for every combination: a hundred requests for one screen, and small files compress badly.
 * @param screens those of the application by default
 * @returns a function from module id to chunk name, or null to leave it to the bundler; it throws if the build lacks a
 * module of `screens`, since moved files would otherwise be misplaced unnoticed
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
  const parts = lazyModules(`${root}/${screens.entry}`, lookup);
  const users = new Map<string, Set<string>>();
  for (const [part, modules] of parts) for (const id of modules) users.set(id, (users.get(id) ?? new Set()).add(part));

  const isScreen = (part: string) => screens.screens.some((folder) => part.startsWith(`${root}/${folder}`));
  const chunks = new Map<string, string>();
  const together = new Set(screens.together.map((module) => `${root}/${module}`));
  for (const [id, using] of users) {
    if (using.size < 2 && ![...using].some((part) => together.has(part))) continue;
    const first = screens.first.find(([, modules]) => modules.some((module) => using.has(`${root}/${module}`)));
    if (using.has(`${root}/${screens.signIn}`)) chunks.set(id, first ? SIGN_IN_AND_FIRST : SIGN_IN_AND_LATER);
    else if (first) chunks.set(id, first[0]);
    else if ([...using].every(isScreen)) chunks.set(id, OTHER_SCREENS);
  }
  return chunks;
}

/** Every dynamically imported module with its dependencies, without those of the entry. */
function lazyModules(entry: string, lookup: ModuleLookup): ReadonlyMap<string, ReadonlySet<string>> {
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
  const queue = [root];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (closure.has(id) || without.has(id)) continue;
    closure.add(id);
    queue.push(...(lookup(id)?.importedIds ?? []));
  }
  return closure;
}
