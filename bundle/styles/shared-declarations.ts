import type { CSSObject } from '@emotion/serialize';

/** A declaration: its selectors and conditions, property and value. */
interface Declaration {
  readonly path: readonly string[];
  readonly property: string;
  readonly value: unknown;
}

/** Properties that overlap with each other though their names share no word. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  rowGap: 'gap',
  columnGap: 'gap',
  lineHeight: 'font',
  justifyContent: 'place',
  justifyItems: 'place',
  justifySelf: 'place',
  alignContent: 'place',
  alignItems: 'place',
  alignSelf: 'place',
};

/** The family of a property: properties of different families never set the same thing. */
export const familyOf = (property: string) =>
  FAMILIES[property] ?? property.replace(/^-webkit-|^Webkit/i, '').split(/(?=[A-Z])|-/)[0] ?? '';

/**
 * Splits the styles of all variant combinations into a shared part and the rest of each. Their order doesn't matter,
 * since no family is in both.
 */
export function sharedDeclarations(combinations: readonly CSSObject[]): {
  readonly shared: CSSObject;
  readonly own: readonly CSSObject[];
} {
  const all = combinations.map((styles) => declarationsOf(styles));
  const keys = all.map((declarations) => new Set(declarations.map(keyOf)));
  const isInAll = (declaration: Declaration) => keys.every((known) => known.has(keyOf(declaration)));
  const differing = new Set(
    all.flatMap((declarations) => declarations.filter((one) => !isInAll(one)).map((one) => familyOf(one.property))),
  );
  const isShared = (declaration: Declaration) => !differing.has(familyOf(declaration.property));
  return {
    shared: stylesOf((all[0] ?? []).filter(isShared)),
    own: all.map((declarations) => stylesOf(declarations.filter((one) => !isShared(one)))),
  };
}

const keyOf = ({ path, property, value }: Declaration) => JSON.stringify([path, property, value]);

function declarationsOf(styles: CSSObject, path: readonly string[] = []): readonly Declaration[] {
  return Object.entries(styles).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? declarationsOf(value as CSSObject, [...path, name])
      : [{ path, property: name, value }],
  );
}

function stylesOf(declarations: readonly Declaration[]): CSSObject {
  const styles: Record<string, unknown> = {};
  for (const { path, property, value } of declarations) {
    let place = styles;
    for (const step of path) place = (place[step] ??= {}) as Record<string, unknown>;
    place[property] = value;
  }
  return styles as CSSObject;
}
