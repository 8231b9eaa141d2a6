import { createSystem } from '@chakra-ui/react/styled-system';
import { keyframes, semanticTokens, tokens } from './tokens.ts';

/** Style properties that accept tokens, by token category. All others are plain CSS. */
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
 * The style properties and conditions in use. They replace Chakra's list, which also has shorthands and special values;
 * here a style is CSS with token names. tests/unit/components/theme/system.test.ts checks them against that list and
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

/** Global styles: color scheme, headings, focus, reduced motion. */
export const globalCss = {
  html: {
    colorScheme: 'light dark',
    bg: 'bg',
    color: 'fg',
    lineHeight: 'normal',
    scrollbarGutter: 'stable',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  // The prerendered screen doesn't match the URL (app/boot/prerender).
  'html[data-wrong-route] #root': { display: 'none' },
  // Native UI such as scrollbars follows the chosen theme.
  'html[data-theme=light]': { colorScheme: 'light' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  // The page behind a modal doesn't scroll. Its scrollbar gutter stays, dimmed like the rest, so that nothing shifts.
  'html:has(dialog[open])': { overflow: 'hidden', bg: 'dimmed' },
  // A dialog that fills the window has nothing dimmed next to it.
  'html:has(dialog[data-whole-window])': { bg: 'bg' },
  body: { bg: 'bg', minWidth: '320px', overflowX: 'clip' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'normal', lineHeight: 'tight', letterSpacing: '-0.005em' },
  'a, button, summary, label': { touchAction: 'manipulation' },
  ':focus-visible': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'accent.text',
    outlineOffset: '2px',
  },
  // Headings are focused only by script, for screen readers, so they show no focus ring.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'accent', color: 'accent.fg' },
  '::placeholder': { color: 'fg.muted' },
  // In a view transition (app/view-transitions) only a poster is captured; the rest of the page stays interactive.
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(movie-poster)': { animationDuration: '200ms' },
  // Posters have the same aspect ratio everywhere.
  '::view-transition-old(movie-poster), ::view-transition-new(movie-poster)': { height: '100%' },
  // With more contrast requested, avoid grey text and faint lines.
  '@media (prefers-contrast: more)': {
    body: {
      '--m-colors-fg-muted': 'var(--m-colors-fg)',
      '--m-colors-border': 'var(--m-colors-fg)',
      '--m-colors-border-strong': 'var(--m-colors-fg)',
    },
  },
  // Forced colors remove backgrounds, so states shown by background alone use the system's selection color.
  '@media (forced-colors: active)': {
    ':is([data-pressed=true], [aria-pressed=true], [aria-current=page], [aria-current=true], label:has(:checked))': {
      forcedColorAdjust: 'none',
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      '& *': {
        bg: 'transparent !important',
        color: 'HighlightText !important',
        borderColor: 'HighlightText !important',
      },
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, *::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // not a short duration: styles without transitions would then apply a frame late
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/**
 * The design system. Style props, tokens and recipes are our own; recipes live next to their components, so that lazy
 * chunks bring theirs. `_dark` follows the system preference without a script, and the chosen theme
 * (bundle/styles/chosen-theme).
 */
export const system = /* @__PURE__ */ createSystem(styleProps, {
  preflight: true,
  cssVarsPrefix: 'm',
  globalCss,
  theme: {
    // 768 px is the specification's mobile breakpoint (section 9).
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    keyframes,
  },
});
