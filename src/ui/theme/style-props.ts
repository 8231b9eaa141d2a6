/** Style properties whose values may be names of tokens, by the kind of token. All others are plain CSS. */
const PROPERTIES = {
  colors:
    'background backgroundColor borderColor borderTopColor borderBottomColor color fill stroke outlineColor accentColor caretColor',
  spacing:
    'gap rowGap columnGap inset insetInline insetInlineStart insetInlineEnd insetBlock top right bottom left ' +
    'margin marginTop marginRight marginBottom marginLeft marginInline marginInlineStart marginInlineEnd marginBlock ' +
    'padding paddingTop paddingRight paddingBottom paddingLeft paddingInline paddingInlineStart paddingInlineEnd paddingBlock ' +
    'scrollMargin scrollMarginTop scrollPaddingInline scrollPaddingTop',
  sizes: 'width height minWidth maxWidth minHeight maxHeight flexBasis',
  radii: 'borderRadius',
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
};

const kinds = Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[];

function lineClamp(lines: number) {
  return {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical' as const,
    textWrap: 'wrap',
  };
}

/**
 * The style properties and conditions in use, in place of Chakra's own list, which also knows short names and values of
 * its own: a style here is CSS with names of tokens. tests/unit/ui/style-props.test.ts holds it against that list and
 * against every style in src/.
 */
export const styleProps = {
  utilities: {
    ...Object.fromEntries(kinds.flatMap((values) => PROPERTIES[values].split(' ').map((name) => [name, { values }]))),
    background: { values: 'colors' as const, shorthand: ['bg'] },
    lineClamp: { transform: lineClamp },
  },
  conditions: {
    dark: '@media (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    before: '&::before',
    after: '&::after',
    backdrop: '&::backdrop',
  },
};
