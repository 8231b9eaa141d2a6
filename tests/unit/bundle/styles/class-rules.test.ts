import type { CSSObject } from '@emotion/serialize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classRules } from '../../../../bundle/styles/class-rules';
import { familyOf } from '../../../../bundle/styles/shared-declarations';

const VALUES = ['1rem', 'var(--m-colors-fg)', 'none'];
const PROPERTIES = ['padding', 'paddingInline', 'color', 'gap', 'rowGap', 'inset', 'top', 'fontSize', 'lineHeight'];
const declarations = fc.uniqueArray(fc.tuple(fc.constantFrom(...PROPERTIES), fc.constantFrom(...VALUES)), {
  selector: ([property]) => property,
  maxLength: 5,
});
const someClasses = fc
  .array(fc.tuple(declarations, declarations), { maxLength: 12 })
  .map(
    (all) =>
      new Map(
        all.map(([plain, wide], index) => [
          `m${index}`,
          { ...Object.fromEntries(plain), '@media (width >= 48rem)': Object.fromEntries(wide) },
        ]),
      ),
  );

/** The declarations of a class for one family of properties, in order. */
function declarationsOf(family: string, styles: readonly object[]): string {
  const kept = styles.flatMap((style) =>
    Object.entries(style).filter(([name]) => name.startsWith('@') || familyOf(name) === family),
  );
  return JSON.stringify(kept.filter(([, value]) => JSON.stringify(value) !== '{}'));
}

describe('class rules', () => {
  it('declare everything of each class, in order wherever that matters', () => {
    fc.assert(
      fc.property(someClasses, (classes) => {
        const rules = classRules(classes);
        for (const [name, styles] of classes) {
          const declared = rules.filter(({ names }) => names.includes(name)).map((rule) => rule.styles);
          for (const family of new Set(PROPERTIES.map(familyOf)))
            expect(declarationsOf(family, declared)).toBe(declarationsOf(family, [styles]));
        }
      }),
    );
  });

  it('combine the first declarations that several classes share, and whatever else becomes shorter', () => {
    const same = { alignItems: 'center', '& svg': { flexShrink: 0 } };
    const classes = new Map<string, CSSObject>([
      ['m0', { ...same, top: '0' }],
      ['m1', { ...same, top: '0' }],
      ['m2', { padding: '1rem', paddingInline: '2rem' }],
      ['m3', { paddingInline: '2rem', gap: '1rem' }],
    ]);
    const rules = classRules(classes);
    expect(rules[0]).toEqual({ names: ['m0', 'm1'], styles: { alignItems: 'center', top: '0' } });
    // after its padding, of which it is a part
    expect(rules).toContainEqual({ names: ['m2'], styles: { padding: '1rem', paddingInline: '2rem' } });
  });

  it('let declarations for nested elements override those of the elements', () => {
    const classes = new Map<string, CSSObject>([
      ['m0', { '& > *': { marginBottom: 0 }, color: 'red' }],
      ['m1', { marginBottom: '1rem', '@media (width >= 48rem)': { marginBottom: '2rem' } }],
    ]);
    expect(classRules(classes).at(-1)).toEqual({ names: ['m0'], styles: { '& > *': { marginBottom: 0 } } });
  });
});
