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
// A two-line title, facts, certification, genres and services, as on a card.
const Lines = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2.5', minHeight: '12.5rem' },
  variants: { described: { true: { minHeight: '16.5rem' } } },
});

export interface MovieCardSkeletonProps {
  /** The card will show a description. */
  readonly described?: boolean;
}

/** Placeholder of a movie card, of the same size to avoid a layout shift. */
export function MovieCardSkeleton({ described = false }: MovieCardSkeletonProps) {
  return (
    <Stack aria-hidden="true">
      <Skeleton shape="poster" />
      <Lines described={described}>
        <Skeleton shape="line" />
        <Skeleton shape="shortLine" />
      </Lines>
    </Stack>
  );
}

export interface MovieSkeletonsProps extends MovieCardSkeletonProps {
  readonly count: number;
  /**
   * Number of cards before them, for stable keys: placeholders disappear as their movies arrive, without moving the
   * others.
   */
  readonly after?: number;
}

/** List items as placeholders for movies. Screen readers hear the list's status instead. */
export function MovieSkeletons({ count, after = 0, ...card }: MovieSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${after + index}`} aria-hidden="true">
      <MovieCardSkeleton {...card} />
    </li>
  ));
}
