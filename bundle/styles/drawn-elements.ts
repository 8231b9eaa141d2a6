import type { CSSObject } from '@emotion/serialize';

/** What stands in every page, whatever the source draws. */
const EVERYWHERE = ['html', 'body'];

/** Names of the elements that modules draw, and perhaps of some that they do not: a type's argument looks alike. */
export function drawnElements(modules: readonly string[]): ReadonlySet<string> {
  const found = modules.flatMap((code) =>
    Array.from(code.matchAll(/(?:<|chakra\(\s*['"])([a-z][a-z0-9]*)\b/g), ([, name = '']) => name),
  );
  return new Set([...EVERYWHERE, ...found]);
}

/** Rules by selector, without those for elements that nobody draws. What is of no element in particular stays. */
export function rulesOfDrawn(rules: CSSObject, drawn: ReadonlySet<string>): CSSObject {
  const isDrawn = (selector: string) => {
    const [name] = /^[a-z][a-z0-9]*/.exec(selector) ?? [];
    return name === undefined || drawn.has(name);
  };
  const left = Object.entries(rules).flatMap(([selectors, styles]) => {
    const kept = selectors.split(/,\s*/).filter(isDrawn);
    return kept.length === 0 ? [] : [[kept.join(', '), styles] as const];
  });
  return Object.fromEntries(left);
}
