import type { CSSObject } from '@emotion/serialize';

/** What stands in every page, whatever the source draws. */
const EVERYWHERE = ['html', 'body'];

/**
 * Names of the elements that modules draw, and perhaps of some that they do not: a type's argument looks alike. Kinds of
 * fields and buttons stand as selectors, such as `[type=search]`.
 */
export function drawnElements(modules: readonly string[]): ReadonlySet<string> {
  const found = modules.flatMap((code) =>
    Array.from(code.matchAll(/(?:<|chakra\(\s*['"])([a-z][a-z0-9]*)\b/g), ([, name = '']) => name),
  );
  const types = modules.flatMap((code) =>
    Array.from(code.matchAll(/\btype(?:=| = |: )['"]([a-z]+)/g), ([, type = '']) => typed(type)),
  );
  return new Set([...EVERYWHERE, ...found, ...types]);
}

/** How a kind of field or button stands among the elements. */
const typed = (type: string) => `[type=${type}]`;

/** Rules by selector, without those for elements that nobody draws. What is of no element in particular stays. */
export function rulesOfDrawn(rules: CSSObject, drawn: ReadonlySet<string>): CSSObject {
  const isDrawn = (selector: string) => {
    const [name] = /^[a-z][a-z0-9]*/.exec(selector) ?? [];
    const [, type] = /\[type=['"]?([a-z]+)/.exec(selector) ?? [];
    return (name === undefined || drawn.has(name)) && (type === undefined || drawn.has(typed(type)));
  };
  const left = Object.entries(rules).flatMap(([selectors, styles]) => {
    const kept = selectors.split(/,\s*/).filter(isDrawn);
    return kept.length === 0 ? [] : [[kept.join(', '), styles] as const];
  });
  return Object.fromEntries(left);
}
