import { createSystem } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { styleProps } from './style-props.ts';
import { tokens } from './tokens.ts';

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
