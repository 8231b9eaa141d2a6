import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Styles of buttons and of links that look like one. */
export const buttonRecipe = /* @__PURE__ */ defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    '& svg': { flexShrink: 0 },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'accent.fg',
        _hover: { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.raised',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.hover' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        paddingInline: '3',
        _hover: { bg: 'bg.hover' },
      },
      danger: {
        bg: 'danger',
        color: 'danger.fg',
        _hover: { bg: 'danger.hover' },
      },
    },
    wide: { true: { width: 'full' } },
    /** For the header, where phones have little room. */
    small: { true: { paddingInline: { base: '2.5', md: '4' }, fontSize: 'sm', whiteSpace: 'nowrap', flexShrink: 0 } },
  },
  defaultVariants: { variant: 'primary' },
});
