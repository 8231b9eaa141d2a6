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
