import { createSystem } from '@chakra-ui/react/styled-system';
import { keyframes, semanticTokens, tokens } from './tokens.ts';

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
 * its own: a style here is CSS with names of tokens. tests/unit/components/theme/system.test.ts holds it against that list and
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

/** Document-wide styles: colour mode, headings, focus, calm motion. */
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
  // The screen that the page comes with is not this address's (app/first-paint).
  'html[data-elsewhere] #root': { display: 'none' },
  // What the browser draws by itself, such as scrollbars, follows a choice of the reader's own.
  'html[data-theme=light]': { colorScheme: 'light' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  // The page behind a modal dialog does not scroll. Its scrollbar's gutter stays (nothing shifts), dimmed like the rest.
  'html:has(dialog[open])': { overflow: 'hidden', bg: 'dimmed' },
  // One that fills the window has nothing dimmed beside it.
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
  // Headings are focused by script, for screen readers; the Tab key does not reach them, so no ring is drawn.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'accent', color: 'accent.fg' },
  '::placeholder': { color: 'fg.muted' },
  // From one screen to the next (app/moves) a poster alone is moved as a picture. What else stands there can be pressed.
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(movie-poster)': { animationDuration: '200ms' },
  // A poster's shape is the same wherever it stands.
  '::view-transition-old(movie-poster), ::view-transition-new(movie-poster)': { height: '100%' },
  // Who asks for more contrast gets no grey words and no faint lines.
  '@media (prefers-contrast: more)': {
    body: {
      '--m-colors-fg-muted': 'var(--m-colors-fg)',
      '--m-colors-border': 'var(--m-colors-fg)',
      '--m-colors-border-strong': 'var(--m-colors-fg)',
    },
  },
  // The reader's own colours take every ground away: what a ground alone tells is drawn in their colour of selection.
  '@media (forced-colors: active)': {
    '[data-pressed=true], [aria-pressed=true], [aria-current=page], [aria-current=true], label:has(:checked)': {
      forcedColorAdjust: 'none',
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      '& *': {
        bg: 'transparent !important',
        color: 'HighlightText !important',
        borderColor: 'HighlightText !important',
      },
    },
    progress: { borderWidth: '1px !important', borderStyle: 'solid !important' },
    'progress::-webkit-progress-value': { forcedColorAdjust: 'none', background: 'Highlight !important' },
    'progress::-moz-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, *::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // not a short one: every style of an element without transitions would come a frame later
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/**
 * The design system. Style props, tokens and recipes are ours alone (recipes stand beside their components, so that a lazy
 * screen brings its own). `_dark` follows the system's preference, without a script in the page, and
 * a choice of the reader's own (bundle/styles/chosen-theme).
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
