import type { Plugin } from 'vite';

/** What a package's files hold that no delivered build reads, and what to leave out of them. */
interface Bareness {
  readonly files: RegExp;
  readonly unread: RegExp;
  /** Calls that do nothing but make a value: what makes it goes where the value is not used. */
  readonly pure?: RegExp;
}

const BARE: readonly Bareness[] = [
  {
    // The keys of an icon's lines, which React asks for in development alone, its former names, which become classes, and a
    // statement that does nothing.
    files: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/,
    unread: /,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm,
  },
  {
    // Names for React's developer tools, each of which keeps its component in the bundle though nothing uses it.
    files: /\/react-router\/dist\/production\/[^/]+\.mjs$/,
    unread: /^\w+\.displayName = "\w+";$/gm,
    pure: /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm,
  },
];

/** Packages without what only developers read: 8 kB less for everybody. */
export function barePackagesPlugin(): Plugin {
  return {
    name: 'bare-packages',
    apply: 'build',
    transform: {
      filter: { id: BARE.map(({ files }) => files) },
      handler(code, id) {
        const bare = BARE.find(({ files }) => files.test(id));
        if (!bare) return null;
        const read = code.replace(bare.unread, '');
        return { code: bare.pure ? read.replace(bare.pure, '/* @__PURE__ */ ') : read, map: null };
      },
    },
  };
}
