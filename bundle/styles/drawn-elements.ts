import type { CSSObject } from '@emotion/serialize';

/** Elements of every page. */
const ALWAYS_RENDERED = ['html', 'body'];

/**
 * The HTML elements that modules render, possibly with some false positives from type arguments. Input and button types
 * appear as selectors, such as `[type=search]`.
 */
export function renderedElements(modules: readonly string[]): ReadonlySet<string> {
  const found = modules.flatMap((code) =>
    Array.from(code.matchAll(/(?:<|chakra\(\s*['"])([a-z][a-z0-9]*)\b/g), ([, name = '']) => name),
  );
  const types = modules.flatMap((code) =>
    Array.from(code.matchAll(/\btype(?:=| = |: )['"]([a-z]+)/g), ([, type = '']) => typed(type)),
  );
  return new Set([...ALWAYS_RENDERED, ...found, ...types]);
}

/** How an input or button type is listed among the elements. */
const typed = (type: string) => `[type=${type}]`;

/** Removes rules for elements that are never rendered. Rules for no particular element stay. */
export function rulesOfRendered(rules: CSSObject, rendered: ReadonlySet<string>): CSSObject {
  const isRendered = (selector: string) => {
    const [name] = /^[a-z][a-z0-9]*/.exec(selector) ?? [];
    const [, type] = /\[type=['"]?([a-z]+)/.exec(selector) ?? [];
    return (name === undefined || rendered.has(name)) && (type === undefined || rendered.has(typed(type)));
  };
  const remaining = Object.entries(rules).flatMap(([selectors, styles]) => {
    const kept = selectors.split(/,\s*/).filter(isRendered);
    return kept.length === 0 ? [] : [[kept.join(', '), styles] as const];
  });
  return Object.fromEntries(remaining);
}
