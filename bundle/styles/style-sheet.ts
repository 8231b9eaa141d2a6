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
import { recipeCalls, SYSTEM_PACKAGE, type Recipe } from './static-recipes.ts';

/** Layer of the recipes' styles. */
const LAYER = '@layer recipes';
/** Layer of the CSS reset. */
const RESET = '@layer reset';

/** The compiled replacement of a recipe. */
export interface CompiledCall {
  readonly style: ElementStyle;
  readonly start: number;
  readonly end: number;
}

export interface StyleSheet {
  readonly css: string;
  /** By a module's absolute path. */
  readonly calls: ReadonlyMap<string, readonly CompiledCall[]>;
  /**
   * The compiled recipes of a module, in order. `code` is its text, which another plugin may have changed: `css` has
   * no rules for styles that are only there.
   */
  readonly callsIn: (file: string, code: string) => readonly CompiledCall[];
}

/**
 * All styles of the source as one sheet: tokens and global rules, then classes of elements, then those of restyled
 * components, which so take precedence. Each variant combination has a class of its own, since a later class couldn't
 * override an earlier one's conditional styles.
 * @param folder absolute path of the source
 */
export function styleSheet(folder: string): StyleSheet {
  const sheet = { elements: new ClassList('m'), components: new ClassList('c') };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))
    .sort();
  const modules = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const compile = (file: string, code: string): readonly CompiledCall[] =>
    recipeCalls(file, code).map(({ recipe, ofComponent, start, end }) => ({
      style: elementStyle(recipe, ofComponent ? sheet.components : sheet.elements),
      start,
      end,
    }));
  const calls = new Map(
    [...modules].flatMap(([file, code]) =>
      code.includes(SYSTEM_PACKAGE) ? [[file, compile(file, code)] as const] : [],
    ),
  );
  const rendered = renderedElements([...modules.values()]);
  const globalStyles = [system.layers.atRule, ...system._global].map((styles) =>
    rules('', typeof styles === 'string' ? styles : ofRendered(styles as CSSObject, rendered)),
  );
  const text = [...globalStyles, sheet.elements.css, sheet.components.css].join('\n');
  // widths apply to print, too
  const css = withChosenTheme(text.replaceAll('@media screen and (', '@media ('));
  return {
    css: withConstantTokens(css),
    calls,
    callsIn: (file, code) => (modules.get(file) === code ? calls.get(file) : undefined) ?? compile(file, code),
  };
}

/** Classes by their styles: identical styles share a class. */
class ClassList {
  readonly #names = new Map<string, string>();
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

  get css(): string {
    const all = classRules(this.#styles).map(({ names, styles }) =>
      rules(names.map((name) => `.${name}`).join(), styles),
    );
    return `${LAYER}{${all.join('\n')}}`;
  }
}

/** Reduces the reset to elements this application renders. */
function ofRendered(styles: CSSObject, rendered: ReadonlySet<string>): CSSObject {
  const reset = styles[RESET];
  if (reset === undefined) return styles;
  const { html, ...rest } = rulesOfRendered(reset as CSSObject, rendered);
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
