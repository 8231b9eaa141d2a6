import type { Plugin } from 'vite';
import { ON_EVERY_PAGE, ON_LANDING, PRERENDERED } from '../first-screens.ts';
import { withShortNames } from './short-names.ts';
import { SYSTEM_PACKAGE } from './static-recipes.ts';
import { styleSheet, type CompiledCall, type StyleSheet } from './style-sheet.ts';

/** The virtual style sheets: the entry imports the first, and modules that load later the other. */
const FIRST = 'virtual:styles.css';
const LATER = 'virtual:later-styles.css';
const SHEETS = [FIRST, LATER];
const resolved = (name: string) => `\0${name}`;

const ENTRY = 'src/app/main.tsx';

/**
 * Compiles `chakra` recipes at build time: their rules become two style sheets and class names replace them, so that no
 * styling runtime is loaded.
 */
export function stylesPlugin(): Plugin {
  let root = '';
  let sheet: StyleSheet | null = null;
  const current = () =>
    (sheet ??= styleSheet(
      `${root}/src`,
      [ENTRY, ...ON_EVERY_PAGE, ...ON_LANDING, ...PRERENDERED].map((module) => `${root}/${module}`),
    ));
  return {
    name: 'styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      sheet = null;
    },
    resolveId: (source) => (SHEETS.includes(source) ? resolved(source) : null),
    load(id) {
      const index = SHEETS.map(resolved).indexOf(id);
      return index < 0 ? null : withShortNames([current().css, current().laterCss])[index];
    },
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !code.includes(SYSTEM_PACKAGE)) return null;
      if (!current().calls.has(id)) return null;
      const calls = current().callsIn(id, code);
      const compiled = withClasses(code, calls, `${root}/src/components/theme/element.ts`);
      return { code: current().isFirst(id) ? compiled : `${compiled}\nimport '${LATER}';\n`, map: null };
    },
    handleHotUpdate({ file, server, modules }) {
      if (!file.startsWith(`${root}/src/`)) return;
      sheet = null;
      return [...modules, ...SHEETS.flatMap((name) => server.moduleGraph.getModuleById(resolved(name)) ?? [])];
    },
  };
}

/** A module with class names for its recipes, keeping its line numbers. */
function withClasses(code: string, calls: readonly CompiledCall[], elementFile: string): string {
  let text = '';
  let at = 0;
  for (const { style, start, end } of calls) {
    const lines = code.slice(start, end).split('\n').length - 1;
    text += code.slice(at, start) + JSON.stringify(style) + '\n'.repeat(lines);
    at = end;
  }
  return (text + code.slice(at))
    .replaceAll(/\bchakra\(/g, '/* @__PURE__ */ chakra(')
    .replace(
      new RegExp(`import \\{ chakra \\} from '${SYSTEM_PACKAGE}';`),
      `import { element as chakra } from ${JSON.stringify(elementFile)};`,
    );
}
