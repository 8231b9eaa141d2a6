import type { CSSObject } from '@emotion/serialize';

/** One declaration: under which selectors and conditions it stands, its property and its value. */
interface Declaration {
  readonly path: readonly string[];
  readonly property: string;
  readonly value: unknown;
}

/** Properties that set parts of each other though no word of their names is the same. */
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

/** What a property belongs to: properties of two families never set the same thing. */
export const familyOf = (property: string) =>
  FAMILIES[property] ?? property.replace(/^-webkit-|^Webkit/i, '').split(/(?=[A-Z])|-/)[0] ?? '';

/**
 * Divides the styles of an element's combinations of variants into what all of them say and what each says by itself. The
 * order between the two has no effect: no property's family stands in both.
 */
export function sharedDeclarations(combinations: readonly CSSObject[]): {
  readonly shared: CSSObject;
  readonly own: readonly CSSObject[];
} {
  const all = combinations.map((styles) => declarationsOf(styles));
  const keys = all.map((declarations) => new Set(declarations.map(keyOf)));
  const isEverywhere = (declaration: Declaration) => keys.every((known) => known.has(keyOf(declaration)));
  const differing = new Set(
    all.flatMap((declarations) =>
      declarations.filter((one) => !isEverywhere(one)).map((one) => familyOf(one.property)),
    ),
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
