import { chakra } from '@chakra-ui/react/styled-system';

/** Grey placeholder, hidden from screen readers, which hear the list's status instead. */
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

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
// A two-line title and facts, as on a card, and its extras where they are below.
const Lines = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    minHeight: '4.75rem',
    '@media (hover: none)': { '&:not([data-quiet] *)': { minHeight: '10rem' } },
  },
});

/** Placeholder of a movie card, of the same size to avoid a layout shift. */
export function MovieCardSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Skeleton shape="poster" />
      <Lines>
        <Skeleton shape="line" />
        <Skeleton shape="shortLine" />
      </Lines>
    </Stack>
  );
}

export interface MovieSkeletonsProps {
  readonly count: number;
  /**
   * Number of cards before them, for stable keys: placeholders disappear as their movies arrive, without moving the
   * others.
   */
  readonly after?: number;
}

/** List items as placeholders for movies. Screen readers hear the list's status instead. */
export function MovieSkeletons({ count, after = 0 }: MovieSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${after + index}`} aria-hidden="true">
      <MovieCardSkeleton />
    </li>
  ));
}
