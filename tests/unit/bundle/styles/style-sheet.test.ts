import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { withChosenTheme } from '../../../../bundle/styles/chosen-theme';
import { withConstantTokens } from '../../../../bundle/styles/constant-tokens';
import { sharedDeclarations } from '../../../../bundle/styles/shared-declarations';
import { withShortNames } from '../../../../bundle/styles/short-names';
import { recipeCalls } from '../../../../bundle/styles/static-recipes';
import { styleSheet } from '../../../../bundle/styles/style-sheet';
import { system } from '../../../../src/components/theme/system';

const sheet = styleSheet(resolve('src'), [resolve('src/app/main.tsx'), resolve('src/app/routes/landing-parts.tsx')]);
const recipesIn = (code: string) =>
  recipeCalls(resolve('src/components/movie/made-up.tsx'), code).map(({ recipe, ofComponent }) => ({
    recipe,
    ofComponent,
  }));

describe('the style sheets of the whole source', () => {
  it('put a class into one sheet: the first if a module that every page loads uses it', () => {
    const classesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
    const [first, later] = [sheet.css, sheet.laterCss].map((css) =>
      classesIn(css, /\.([mc][0-9a-z]{1,3})(?=[{:, [])/g),
    );
    expect([...(first ?? [])].filter((name) => later?.has(name))).toEqual([]);
    for (const [file, calls] of sheet.calls) {
      const used = [...classesIn(JSON.stringify(calls), /\b([mc][0-9a-z]{1,3})\b/g)];
      const known = used.filter((name) => first?.has(name) || later?.has(name));
      if (sheet.isFirst(file)) expect(known.filter((name) => !first?.has(name))).toEqual([]);
    }
    expect(sheet.isFirst(resolve('src/components/shell/header.tsx'))).toBe(true);
    expect(sheet.isFirst(resolve('src/features/sync/sync-screen.tsx'))).toBe(false);
    expect(later?.size).toBeGreaterThan(100);
  });

  it('keeps as variables only what a reader’s theme changes', () => {
    expect(sheet.css).toContain('var(--m-colors-fg-muted)');
    expect(sheet.css).toContain('@media (prefers-color-scheme: dark)');
    expect(sheet.css).not.toMatch(/--m-(spacing|sizes|radii|font)/);
    const defined = new Set([...sheet.css.matchAll(/(--m-[\w-]+):/g)].map(([, name]) => name));
    const missing = [...sheet.css.matchAll(/var\((--m-[\w-]+)\)/g)].filter(([, name]) => !defined.has(name));
    expect(missing.map(([use]) => use)).toEqual([]);
  });

  it('has the dark tokens for a reader who chose dark and for a dark system, but not for one who chose light', () => {
    const [system = '', own = ''] = [
      /@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-theme=light\]\)\{([^}]+)\}\}/,
      /\}:root\[data-theme=dark\]\{([^}]+)\}/,
    ].map((block) => block.exec(sheet.css)?.[1]);
    expect(own).toContain('--m-colors-bg:');
    expect(own).toBe(system);
    expect(sheet.css.match(/prefers-color-scheme/g)).toHaveLength(1);
    expect(() => withChosenTheme('a{color:red}')).toThrow('no tokens for a dark theme');
  });

  it('lets the outer styles of a component that is styled twice win', () => {
    expect(sheet.css.search(/@layer recipes\.components/)).toBeGreaterThan(
      sheet.css.search(/@layer recipes\.elements/),
    );
    expect(sheet.css.search(/\.c\d/)).toBeGreaterThan(sheet.css.lastIndexOf('.m0{'));
    const lastElement = Math.max(...[...sheet.css.matchAll(/\.m[0-9a-z]+[{: ]/g)].map(({ index }) => index));
    expect(sheet.css.search(/\.c[0-9a-z]+[{: ]/)).toBeGreaterThan(lastElement);
  });

  it('contains every style call of the source, at the top level of its module', () => {
    for (const [file, calls] of sheet.calls) {
      expect(readFileSync(file, 'utf8').match(/\bchakra\(/g) ?? []).toHaveLength(calls.length);
    }
    expect(sheet.calls.size).toBeGreaterThan(100);
  });

  it('is the only source of styles: no style property is set where a component is used', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => resolve('src', name));
    const isOfHtml = (found: string) => HTML_TOO.some((name) => found.endsWith(` ${name}`));
    expect(stylePropertiesIn(files).filter((found) => !isOfHtml(found))).toEqual([]);
  });
});

describe('a recipe', () => {
  it('is compiled as another plugin has changed it, not as it is in the file', () => {
    const file = resolve('src/components/visually-hidden.tsx');
    const code = readFileSync(file, 'utf8').replace('base: {', "variants: { added: { true: { color: 'fg' } } }, $&");
    const [call] = sheet.callsIn(file, code);
    expect(code.slice(call?.start, call?.end)).toMatch(/^\{\s+variants: [^;]*\}$/);
    expect(JSON.stringify(call?.style)).toContain('added');
  });

  it('may use local and imported constants and functions', () => {
    expect(
      recipesIn(`
        import { chakra } from '@chakra-ui/react/styled-system';
        import { translucentBackground } from '../../features/landing/hero';
        const GAP = '4';
        const base = { gap: GAP };
        const Root = chakra('div', { base: { ...base, background: translucentBackground(60) } });
        export const Wide = chakra(Root, { base });
      `),
    ).toEqual([
      {
        ofComponent: false,
        recipe: { base: { gap: '4', background: 'color-mix(in srgb, var(--m-colors-bg) 60%, transparent)' } },
      },
      { ofComponent: true, recipe: { base: { gap: '4' } } },
    ]);
  });

  it('that depends on a package fails the build', () => {
    expect(() =>
      recipesIn(`import { size } from 'somewhere'; export const Root = chakra('div', { base: { width: size } });`),
    ).toThrow(/a style needs size of somewhere/);
  });
});

describe('combinations of variants', () => {
  it('share what no variant changes', () => {
    const { shared, own } = sharedDeclarations([
      { color: 'red', display: 'grid', '&:hover': { opacity: 1 } },
      { color: 'blue', display: 'grid', '&:hover': { opacity: 1 } },
    ]);
    expect(shared).toEqual({ display: 'grid', '&:hover': { opacity: 1 } });
    expect(own).toEqual([{ color: 'red' }, { color: 'blue' }]);
  });

  it.each([
    ['a part of the property', { paddingTop: '1px', padding: '2px' }, { paddingTop: '3px', padding: '2px' }],
    [
      'the property under a condition',
      { width: '1px', '@media print': { width: '9px' } },
      { width: '2px', '@media print': { width: '9px' } },
    ],
    ['the property by another name', { inset: '0', top: '1px' }, { inset: '0', top: '2px' }],
  ])('keep common declarations if %s differs, since their order matters', (_what, one, other) => {
    expect(sharedDeclarations([one, other])).toEqual({ shared: {}, own: [one, other] });
  });
});

it('inlines constant tokens, also nested ones, and keeps those that a condition changes', () => {
  const css =
    ':root{--m-a:1px;--m-b:calc(var(--m-a) * 2);--m-c-1\\.5:red;--m-d:red;}@media (x){:root{--m-d:blue;}}.m0{width:var(--m-b);color:var(--m-d);fill:var(--m-c-1\\.5);}';
  expect(withConstantTokens(css)).toBe(
    ':root{--m-d:red;}@media (x){:root{--m-d:blue;}}.m0{width:calc(1px * 2);color:var(--m-d);fill:red;}',
  );
});

it('gives each theme variable one short name, and leaves other variables', () => {
  expect(
    withShortNames([
      'a{--m-colors-bg:red;--m-colors-bg-hover:blue}',
      'b{color:var(--m-colors-bg);--own:1;fill:var(--m-colors-bg-hover)}',
    ]),
  ).toEqual(['a{--0:red;--1:blue}', 'b{color:var(--0);--own:1;fill:var(--1)}']);
});

it('only modules with a recipe use theme variables', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/theme\/system\.ts$/.test(name))
    .map((name) => resolve('src', name));
  const named = files.filter((file) => !sheet.calls.has(file) && readFileSync(file, 'utf8').includes('--m-'));
  expect(named).toEqual([]);
});

/** HTML attributes with the name of a CSS property. */
const HTML_TOO = ['content', 'translate'];

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

/** Components created by `chakra` in a module, by name, with the names of their variants. */
function styledIn(source: ts.SourceFile): ReadonlyMap<string, readonly string[]> {
  const recipes = recipeCalls(source.fileName, source.text);
  const styled = new Map<string, readonly string[]>();
  each(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return;
    const start = node.initializer.arguments[1]?.getStart(source);
    const made = recipes.find((call) => call.start === start);
    if (made) styled.set(node.name.getText(source), Object.keys(made.recipe.variants ?? {}));
  });
  return styled;
}

/** Names that a module imports from other source files, with those files. */
function importedIn(source: ts.SourceFile): ReadonlyMap<string, string> {
  const imported = new Map<string, string>();
  each(source, (node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const file = resolve(source.fileName, '..', `${node.moduleSpecifier.text}.tsx`);
    const names = node.importClause?.namedBindings;
    if (names && ts.isNamedImports(names)) for (const { name } of names.elements) imported.set(name.text, file);
  });
  return imported;
}

/** Names of the properties passed to an element, including spread ones. */
function givenTo(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement, source: ts.SourceFile): readonly string[] {
  return node.attributes.properties.flatMap((attribute) => {
    if (ts.isJsxAttribute(attribute)) return [attribute.name.getText(source)];
    const spread: string[] = [];
    each(attribute, (part) => {
      if (ts.isPropertyAssignment(part)) spread.push(part.name.getText(source));
    });
    return spread;
  });
}

/** Style properties passed to components created by `chakra`, in any module, where a class is required. */
function stylePropertiesIn(files: readonly string[]): readonly string[] {
  const sources = files.map(parse);
  const styled = new Map(sources.map((source) => [source.fileName, styledIn(source)]));
  return sources.flatMap((source) => {
    const imported = importedIn(source);
    const found: string[] = [];
    each(source, (node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
      const tag = node.tagName.getText(source);
      const variants = styled.get(imported.get(tag) ?? source.fileName)?.get(tag);
      for (const name of variants === undefined ? [] : givenTo(node, source)) {
        if (name !== '' && system.isValidProperty(name) && !variants?.includes(name)) {
          found.push(`${source.fileName}: ${tag} ${name}`);
        }
      }
    });
    return found;
  });
}
