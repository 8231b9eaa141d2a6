import type { Plugin } from 'vite';
import { UNREACHED_OF_ROUTER } from './bare-router.ts';

/** What a package's files hold that no delivered build reads, and what to leave out of them. */
interface Bareness {
  readonly files: RegExp;
  /** What tells the file from others of such a name. */
  readonly holding?: string;
  readonly unread?: RegExp;
  /** Parts that nothing reaches, each of which the file must have: one that is missed says that the package has changed. */
  readonly unreached?: readonly RegExp[];
  /** Methods that nothing calls: bundlers keep all that a class has. */
  readonly uncalled?: readonly string[];
  /** Calls that do nothing but make a value: what makes it goes where the value is not used. */
  readonly pure?: RegExp;
  /** What stands in the file's place, as a path below the project, and its export that is the file's default one. */
  readonly instead?: readonly [file: string, name: string];
}

/** Of a query client of TanStack: the application reads and writes single queries, and has lists of its own. */
const UNCALLED_OF_CLIENT = [
  'isFetching',
  'isMutating',
  'ensureQueryData',
  'getQueriesData',
  'setQueriesData',
  'getQueryState',
  'removeQueries',
  'resetQueries',
  'cancelQueries',
  'fetchQuery',
  'prefetchQuery',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'setDefaultOptions',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
] as const;

/** What the source may not use, since builds are without it: it would work while developing only. */
export const LEFT_OUT: readonly string[] = [
  ...UNCALLED_OF_CLIENT,
  'useMutation',
  'useInfiniteQuery',
  'getMutationCache',
  'MutationCache',
  // a data router's: its routes' loading, errors and blocking hang on one of these
  'createBrowserRouter',
  'createHashRouter',
  'createMemoryRouter',
  'createStaticRouter',
  'createLucideIcon',
];

const BARE: readonly Bareness[] = [
  {
    // The keys of an icon's lines, which React asks for in development alone, its names, which become classes, its size,
    // which all have, and a statement that does nothing.
    files: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/,
    unread: /,\s*key: "\w+"|^ {2}name: "[\w-]+",$|^ {2}size: 24,$|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm,
  },
  // Draws icons for pages that set how all of theirs are drawn.
  { files: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, instead: ['src/components/theme/icon.ts', 'icon'] },
  {
    // Names for React's developer tools, each of which keeps its component in the bundle though nothing uses it.
    files: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    holding: 'function useRoutesImpl(',
    unread: /^\w+\.displayName = "\w+";$/gm,
    unreached: UNREACHED_OF_ROUTER,
    pure: /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm,
  },
  { files: /\/query-core\/build\/modern\/queryClient\.js$/, uncalled: UNCALLED_OF_CLIENT },
  {
    // What a member changes goes through the outbox (data/sync), never by a mutation of this package: its cache stays empty.
    files: /\/query-core\/build\/modern\/mutationCache\.js$/,
    uncalled: ['build', 'add', 'remove', 'canRun', 'runNext', 'find', 'findAll'],
  },
  {
    // How endless lists are fetched, of which there are none here.
    files: /\/query-core\/build\/modern\/query\.js$/,
    unread: /^\t*\(this\.#queryType === "infinite" \? .*onFetch\(context, this\);$/gm,
  },
];

/** Packages without what only developers read, and without what nothing calls. */
export function barePackagesPlugin(): Plugin {
  let root = '';
  return {
    name: 'bare-packages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: BARE.map(({ files }) => files) },
      handler(code, id) {
        const bare = BARE.find(({ files, holding = '' }) => files.test(id) && code.includes(holding));
        if (!bare) return null;
        if (!bare.instead) return { code: bared(code, bare), map: null };
        const [file, name] = bare.instead;
        return { code: `export { ${name} as default } from ${JSON.stringify(`${root}/${file}`)};`, map: null };
      },
    },
  };
}

/**
 * A package's file without what no build reads.
 * @throws when it has nothing of what is to be left out: the package has changed, and so must the list
 */
function bared(code: string, { unread, unreached = [], uncalled = [], pure }: Bareness): string {
  const left = [...unreached, ...uncalled.map(methodOf)].reduce((rest, part) => {
    const without = rest.replace(part, '');
    if (without === rest) throw new Error(`a package has nothing like ${part} any more (bundle/bare-packages)`);
    return without;
  }, code);
  const read = unread ? left.replace(unread, '') : left;
  return pure ? read.replace(pure, '/* @__PURE__ */ ') : read;
}

const methodOf = (name: string) => new RegExp(`^\\t(?:async )?${name}\\(.*\\) \\{\\n(?:\\t\\t.*\\n)*\\t\\}\\n`, 'm');
