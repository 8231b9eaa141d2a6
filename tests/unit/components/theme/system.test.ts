import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { styleProps, system } from '../../../../src/components/theme/system';

/** The same theme with Chakra's full list of style properties. */
const reference = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'm',
  conditions: { dark: styleProps.conditions.dark, light: styleProps.conditions.light },
  theme: system._config.theme ?? {},
});

const files = ['src/components', 'src/marks', 'src/features', 'src/app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !/theme\/(tokens|palette|system)\.ts$/.test(file)),
);

type Value = string | number;

/** The CSS that a system generates for one property. */
const cssOf = (from: typeof system, name: string, value: unknown) =>
  from.css({ [name]: value } as Parameters<typeof system.css>[0]) as Record<string, unknown>;

/**
 * Every name with a literal value in a source file, including breakpoint values, in style objects and attributes.
 */
function valuesIn(file: string): readonly [name: string, value: Value][] {
  const found: [string, Value][] = [];
  const literal = (node: ts.Node | undefined): Value | null => {
    if (node === undefined) return null;
    if (ts.isStringLiteralLike(node)) return node.text;
    return ts.isNumericLiteral(node) ? Number(node.text) : null;
  };
  const visit = (node: ts.Node, owner: string | null): void => {
    let name = owner;
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      if (!/^(base|sm|md|lg|xl)$/.test(node.name.text)) name = node.name.text;
      const value = literal(node.initializer);
      if (name !== null && value !== null) found.push([name, value]);
    } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const value = literal(node.initializer);
      if (value !== null) found.push([node.name.text, value]);
    }
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), null);
  return found;
}

const used = new Map(files.flatMap(valuesIn).map(([name, value]) => [`${name}: ${value}`, { name, value }]));

function isTokenOrCss(name: string, value: Value): boolean {
  const tokens: unknown = (styleProps.utilities as Record<string, { values?: unknown }>)[name]?.values;
  if (tokens === undefined || typeof value !== 'string' || !TOKEN_LIKE.test(value) || CSS_WORDS.test(value))
    return true;
  return JSON.stringify(cssOf(system, name, value)).includes('var(--m-');
}

/** Extra output of Chakra for backgrounds, used by borders of the same color, which no style here needs. */
function referred(name: string, value: Value): Record<string, unknown> {
  const css = cssOf(reference, name, value);
  return Object.fromEntries(Object.entries(css).filter(([property]) => property !== '--bg-currentcolor'));
}

/** Breakpoints at which a screen has a layout of its own. */
const SCREEN_WIDTHS = ['width: narrow', 'width: bleed'];

/** CSS keywords allowed in place of a token. */
const CSS_WORDS =
  /^(auto|none|inherit|transparent|currentColor|normal|fit-content|max-content|min-content|0|-?[\d.]+(px|rem|em|lh|ch|%|svh|dvh|svw|fr|s|ms))$/;
const TOKEN_LIKE = /^[a-z0-9]+([.-][a-z0-9]+)*$/i;

describe('style properties', () => {
  it('are collected from the whole source', () => {
    expect(used.size).toBeGreaterThan(400);
    expect(used.has('lineClamp: 2')).toBe(true);
  });

  it('produce the same CSS as Chakra', () => {
    const others = [...used].filter(
      ([, { name, value }]) => JSON.stringify(cssOf(system, name, value)) !== JSON.stringify(referred(name, value)),
    );
    expect(others.map(([text]) => text)).toEqual([]);
  });

  it('refer only to existing tokens', () => {
    const unknown = [...used].filter(([, { name, value }]) => !isTokenOrCss(name, value)).map(([text]) => text);
    expect(unknown.filter((text) => !SCREEN_WIDTHS.includes(text) && !/^lineHeight: [\d.]+$/.test(text))).toEqual([]);
  });

  it.each(Object.keys(styleProps.conditions))('the condition _%s is Chakra’s', (name) => {
    const style = { color: 'fg' };
    expect(cssOf(system, `_${name}`, style)).toEqual(cssOf(reference, `_${name}`, style));
  });

  it('include every condition that a style uses', () => {
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    const conditions = new Set(texts.join('\n').match(/(?<=\b_)[a-z][A-Za-z]*(?=: [{])/g));
    expect(conditions.size).toBeGreaterThan(3);
    for (const name of conditions) expect(Object.keys(styleProps.conditions)).toContain(name);
  });
});
