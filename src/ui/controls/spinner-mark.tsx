import { chakra } from '@chakra-ui/react/styled-system';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animationName: 'spin',
    animationDuration: '0.9s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
  variants: {
    size: {
      small: { width: '4', height: '4', borderWidth: '2px' },
      large: { width: '10', height: '10', borderWidth: '3px', color: 'accent.text' },
    },
  },
});

/** The turning ring alone, for places whose text already says that something is under way. */
export function SpinnerMark({ size }: { readonly size: 'small' | 'large' }) {
  return <Ring size={size} aria-hidden="true" />;
}
