import type { CSSObject } from '@emotion/serialize';
import { familyOf } from './shared-declarations.ts';

/** A rule of the sheet: the classes that it is for, what it says of them, and the condition that it stands under, if any. */
export interface ClassRule {
  readonly names: readonly string[];
  readonly styles: CSSObject;
}

type Entry = readonly [name: string, value: unknown];

/** What a class needs in a rule's selector, such as `.m1x,`: a declaration that is shorter is cheaper said again. */
const NAME_LENGTH = 5;

const isCondition = ([name]: Entry): boolean => name.startsWith('@');
const isDeclaration = ([, value]: Entry): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value);
const isOfWhatIsIn = (entry: Entry): boolean => /\*"[:,]/.test(keyOf(entry));
const keyOf = (entry: Entry): string => JSON.stringify(entry);

/**
 * The rules of classes, in which many say the same, in fewer words: what several say first of all is said once for all of
 * them, before the rest. For classes of which no two stand on one element with properties of the same family, so that their
 * order among each other has no effect. The order within each of them stays, but what one says of whatever stands in its
 * element (`& > *`) comes last: such a selector weighs as much as a class, and is there to have its way.
 * @param classes what each says, by its name
 */
export function classRules(classes: ReadonlyMap<string, CSSObject>): readonly ClassRule[] {
  const entries = new Map([...classes].map(([name, styles]) => [name, Object.entries(styles) as readonly Entry[]]));
  const saidBy = new Map<string, string[]>();
  for (const [name, all] of entries)
    for (const entry of leading(all)) saidBy.set(keyOf(entry), [...(saidBy.get(keyOf(entry)) ?? []), name]);
  const isTogether = (entry: Entry) => pays(keyOf(entry).length, saidBy.get(keyOf(entry))?.length ?? 0);

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
  const those = (isMeant: (entry: Entry) => boolean) =>
    apart.flatMap(([name, all]) => {
      const meant = all.filter(isMeant);
      return meant.length === 0 ? [] : [{ names: [name], styles: Object.fromEntries(meant) }];
    });
  return [...together.values(), ...those((entry) => !isOfWhatIsIn(entry)), ...those(isOfWhatIsIn)].map(
    ({ names, styles }) => ({ names, styles: styles as CSSObject }),
  );
}

/** Declarations of a class that nothing it says before them has a part in: these may be said ahead of all others. */
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

/** Whether to say once what some classes say is shorter. */
function pays(length: number, classes: number): boolean {
  return classes > 1 && classes * (length - NAME_LENGTH) > length;
}
