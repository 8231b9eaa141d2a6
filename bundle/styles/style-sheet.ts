import createCache from '@emotion/cache';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { system } from '../../src/components/theme/system.ts';
import type { ElementStyle } from '../../src/components/theme/element.ts';
import { classRules } from './class-rules.ts';
import { withChosenTheme } from './chosen-theme.ts';
import { withConstantTokens } from './constant-tokens.ts';
import { renderedElements, rulesOfRendered } from './drawn-elements.ts';
import { sharedDeclarations } from './shared-declarations.ts';
import { loadedWith } from './static-imports.ts';
import { recipeCalls, SYSTEM_PACKAGE, type Recipe } from './static-recipes.ts';

/** Layer of the recipes' styles. */
const LAYER = '@layer recipes';
/** Parts of that layer: restyled components take precedence over elements, in whichever sheet. */
const ELEMENTS = `${LAYER}.elements`;
const COMPONENTS = `${LAYER}.components`;
/** Layer of the CSS reset. */
const RESET = '@layer reset';

/** The compiled replacement of a recipe. */
export interface CompiledCall {
  readonly style: ElementStyle;
  readonly start: number;
  readonly end: number;
}

export interface StyleSheet {
  /** The sheet of every page, and the one that other screens load in addition. */
  readonly css: string;
  readonly laterCss: string;
  /** True if a module's styles are in `css`. */
  readonly isFirst: (file: string) => boolean;
  /** By a module's absolute path. */
  readonly calls: ReadonlyMap<string, readonly CompiledCall[]>;
  /**
   * The compiled recipes of a module, in order. `code` is its text, which another plugin may have changed: `css` has
   * no rules for styles that are only there.
   */
  readonly callsIn: (file: string, code: string) => readonly CompiledCall[];
}

/** Separates the two sheets while they are processed together. */
const LATER = '@layer later;';

/**
 * All styles of the source as two sheets. The first has tokens and global rules, then classes of elements, then those of
 * restyled components, which so take precedence; the second has the classes that only later screens use. Each variant
 * combination has a class of its own, since a later class couldn't override an earlier one's conditional styles.
 * @param folder absolute path of the source
 * @param roots absolute paths of the modules whose styles, with those of their static imports, are in the first sheet
 */
export function styleSheet(folder: string, roots: readonly string[]): StyleSheet {
  const sheet = { elements: new ClassList('m'), components: new ClassList('c') };
  const first = loadedWith(roots);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))
    .sort();
  const modules = new Map(all.map((file) => [file, readFileSync(file, 'utf8')]));
  const compile = (file: string, code: string): readonly CompiledCall[] =>
    recipeCalls(file, code).map(({ recipe, ofComponent, start, end }) => ({
      style: elementStyle(recipe, ofComponent ? sheet.components : sheet.elements),
      start,
      end,
    }));
  const calls = new Map<string, readonly CompiledCall[]>();
  const cssOf = (files: readonly string[]): string => {
    for (const file of files) {
      const code = modules.get(file) ?? '';
      if (code.includes(SYSTEM_PACKAGE)) calls.set(file, compile(file, code));
    }
    return `${ELEMENTS}{${sheet.elements.takeCss()}}\n${COMPONENTS}{${sheet.components.takeCss()}}`;
  };
  const rendered = renderedElements([...modules.values()]);
  const globalStyles = [system.layers.atRule, ...system._global].map((styles) =>
    rules('', typeof styles === 'string' ? styles : ofRendered(styles as CSSObject, rendered)),
  );
  const ofFirst = cssOf(all.filter((file) => first.has(file)));
  const ofLater = cssOf(all.filter((file) => !first.has(file)));
  const text = [...globalStyles, ofFirst, LATER, ofLater].join('\n');
  // widths apply to print, too
  const both = withChosenTheme(text.replaceAll('@media screen and (', '@media ('));
  const [css = '', laterCss = ''] = withConstantTokens(both).split(LATER);
  return {
    css,
    laterCss,
    isFirst: (file) => first.has(file),
    calls,
    callsIn: (file, code) => (modules.get(file) === code ? calls.get(file) : undefined) ?? compile(file, code),
  };
}

/** Classes by their styles: identical styles share a class. */
class ClassList {
  readonly #names = new Map<string, string>();
  /** Those that no sheet has yet. */
  readonly #styles = new Map<string, CSSObject>();
  readonly #prefix: string;

  /** @param prefix of the class names */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** @returns the class for these styles */
  nameOf(styles: CSSObject): string {
    const key = JSON.stringify(styles);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    if (key === '{}') return '';
    const name = `${this.#prefix}${this.#names.size.toString(36)}`;
    this.#names.set(key, name);
    this.#styles.set(name, inLayer(styles));
    return name;
  }

  /** @returns the rules of the classes that were named since the last call */
  takeCss(): string {
    const all = classRules(this.#styles).map(({ names, styles }) =>
      rules(names.map((name) => `.${name}`).join(), styles),
    );
    this.#styles.clear();
    return all.join('\n');
  }
}

/** Reduces the reset to elements this application renders. */
function ofRendered(styles: CSSObject, rendered: ReadonlySet<string>): CSSObject {
  const reset = styles[RESET];
  if (reset === undefined) return styles;
  // The global styles have a focus ring for all browsers.
  const { html, ':-moz-focusring': _ring, ...rest } = rulesOfRendered(reset as CSSObject, rendered);
  // only for pages without a font of their own
  const { '--font-fallback': _, ...named } = html as CSSObject;
  return { ...styles, [RESET]: { html: { ...named, fontFamily: 'var(--global-font-body)' }, ...rest } };
}

/** The styles of a recipe inside their layer. */
function inLayer(styles: CSSObject): CSSObject {
  const [[layer, content] = [], ...others] = Object.entries(styles);
  if (layer !== LAYER || others.length > 0) throw new Error(`a recipe's styles stand in ${LAYER}`);
  return content as CSSObject;
}

function elementStyle(recipe: Recipe, classes: ClassList): ElementStyle {
  const resolve = system.cva(recipe);
  const stylesOf = (chosen: Record<string, string>) => system.css(resolve(chosen)) as CSSObject;
  const variants = Object.entries(recipe.variants ?? {});
  if (variants.length === 0) return classes.nameOf(stylesOf({}));
  let combinations: Record<string, string>[] = [{}];
  for (const [name, values] of variants) {
    const unchosen = recipe.defaultVariants?.[name] === undefined ? [null] : [];
    combinations = combinations.flatMap((chosen) =>
      [...unchosen, ...Object.keys(values)].map((value) => (value === null ? chosen : { ...chosen, [name]: value })),
    );
  }
  const { shared, own } = sharedDeclarations(combinations.map(stylesOf));
  const common = classes.nameOf(shared);
  const names = variants.map(([name]) => name);
  return {
    common,
    variants: variants.map(([name, values]) => [
      name,
      Object.keys(values),
      String(recipe.defaultVariants?.[name] ?? ''),
    ]),
    classes: Object.fromEntries(
      combinations.map((chosen, index) => [
        names.map((name) => chosen[name] ?? '').join(),
        classes.nameOf(own[index] ?? {}),
      ]),
    ),
  };
}

/** Rules as text. Vite adds the prefixes for the supported browsers. */
function rules(selector: string, styles: CSSObject | string): string {
  const cache = createCache({ key: 'm', stylisPlugins: [] });
  // otherwise it warns about positional selectors, which only matter for streamed server rendering
  cache.compat = true;
  const serialized = serializeStyles([styles]);
  // without a document it returns the rules instead of inserting them
  const text: unknown = cache.insert(selector, serialized, cache.sheet, false);
  if (typeof text !== 'string') throw new Error('the styles were not given as text');
  return text;
}
