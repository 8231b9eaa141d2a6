import type { CSSObject } from '@emotion/serialize';
import { familyOf } from './shared-declarations.ts';

/** A rule of the style sheet: its classes, declarations and condition, if any. */
export interface ClassRule {
  readonly names: readonly string[];
  readonly styles: CSSObject;
}

type Entry = readonly [name: string, value: unknown];

/** Characters a class adds to a selector, such as `.m1x,`: repeating a shorter declaration is cheaper. */
const SELECTOR_LENGTH = 5;

const isCondition = ([name]: Entry): boolean => name.startsWith('@');
const isDeclaration = ([, value]: Entry): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value);
const isOfWhatIsIn = (entry: Entry): boolean => /\*"[:,]/.test(keyOf(entry));
const keyOf = (entry: Entry): string => JSON.stringify(entry);

/**
 * Deduplicates declarations of classes: leading declarations that several share are moved into a common rule before the
 * rest. Only for classes that are never combined on an element with properties of the same family, so that their mutual
 * order doesn't matter. The order within a class is kept, except that rules for its children (`& > *`) come last: such
 * a selector has the specificity of a class and must win.
 * @param classes declarations by class name
 */
export function classRules(classes: ReadonlyMap<string, CSSObject>): readonly ClassRule[] {
  const entries = new Map([...classes].map(([name, styles]) => [name, Object.entries(styles) as readonly Entry[]]));
  const saidBy = new Map<string, string[]>();
  for (const [name, all] of entries)
    for (const entry of leading(all)) saidBy.set(keyOf(entry), [...(saidBy.get(keyOf(entry)) ?? []), name]);
  const isTogether = (entry: Entry) => isShorter(keyOf(entry).length, saidBy.get(keyOf(entry))?.length ?? 0);

  const together = new Map<string, { names: string[]; styles: Record<string, unknown> }>();
  for (const [key, names] of saidBy) {
    const [property, value] = JSON.parse(key) as [string, unknown];
    if (!isTogether([property, value])) continue;
    const rule = together.get(names.join()) ?? { names, styles: {} };
    rule.styles[property] = value;
    together.set(names.join(), rule);
  }
  const apart = [...entries].map(([name, all]) => {
    const moved = new Set(leading(all).filter(isTogether).map(keyOf));
    return [name, all.filter((entry) => !moved.has(keyOf(entry)))] as const;
  });
  const those = (predicate: (entry: Entry) => boolean) =>
    apart.flatMap(([name, all]) => {
      const matching = all.filter(predicate);
      return matching.length === 0 ? [] : [{ names: [name], styles: Object.fromEntries(matching) }];
    });
  return [...together.values(), ...those((entry) => !isOfWhatIsIn(entry)), ...those(isOfWhatIsIn)].map(
    ({ names, styles }) => ({ names, styles: styles as CSSObject }),
  );
}

/** Declarations of a class that don't depend on the order of those before them, and can be moved to the front. */
function leading(entries: readonly Entry[]): readonly Entry[] {
  const families = new Set<string>();
  return entries.filter((entry) => {
    if (!isDeclaration(entry) || isCondition(entry)) return false;
    const family = familyOf(entry[0]);
    const isFirst = !families.has(family);
    families.add(family);
    return isFirst;
  });
}

/** True if a shared rule is shorter. */
function isShorter(length: number, classes: number): boolean {
  return classes > 1 && classes * (length - SELECTOR_LENGTH) > length;
}
