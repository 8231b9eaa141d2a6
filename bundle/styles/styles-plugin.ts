import type { Plugin } from 'vite';
import { withShortNames } from './short-names.ts';
import { SYSTEM_PACKAGE } from './static-recipes.ts';
import { styleSheet, type CompiledCall, type StyleSheet } from './style-sheet.ts';

/** The virtual style sheet that the theme imports. */
const SHEET = 'virtual:styles.css';
const RESOLVED = `\0${SHEET}`;

/**
 * Compiles `chakra` recipes at build time: their rules become one style sheet and class names replace them, so that no
 * styling runtime is loaded.
 */
export function stylesPlugin(): Plugin {
  let root = '';
  let sheet: StyleSheet | null = null;
  const current = () => (sheet ??= styleSheet(`${root}/src`));
  return {
    name: 'styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      sheet = null;
    },
    resolveId: (source) => (source === SHEET ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? withShortNames(current().css) : null),
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !code.includes(SYSTEM_PACKAGE)) return null;
      if (!current().calls.has(id)) return null;
      const calls = current().callsIn(id, code);
      return { code: withClasses(code, calls, `${root}/src/components/theme/element.ts`), map: null };
    },
    handleHotUpdate({ file, server, modules }) {
      if (!file.startsWith(`${root}/src/`)) return;
      sheet = null;
      const styles = server.moduleGraph.getModuleById(RESOLVED);
      return styles === undefined ? modules : [...modules, styles];
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
