import { chakra } from '@chakra-ui/react/styled-system';

/** Grey stand-in for something on its way; hidden from screen readers, which hear the list's status instead. */
const Block = chakra('div', {
  base: { borderRadius: 'md', bg: 'bg.hover', animation: 'breathe 1.6s ease-in-out infinite' },
  variants: {
    shape: {
      line: { height: '4', width: 'full' },
      shortLine: { height: '4', width: '55%' },
      poster: { aspectRatio: '2 / 3', width: 'full' },
      block: { height: '8rem', width: 'full' },
    },
  },
});

export function Skeleton({ shape }: { readonly shape: 'line' | 'shortLine' | 'poster' | 'block' }) {
  return <Block shape={shape} aria-hidden="true" />;
}
