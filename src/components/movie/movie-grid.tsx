import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { LISTS } from '../../i18n/messages/movies';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { ErrorPanel } from '../error-panel';

const base = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    md: 'repeat(auto-fill, minmax(12rem, 1fr))',
  },
  columnGap: { base: '4', md: '6' },
} as const;

/**
 * Grid of movie cards: two columns on a phone, more as they fit. Use it as a list: `<MovieGrid><li>…</li></MovieGrid>`.
 */
export const MovieGrid = chakra('ul', { base: { ...base, rowGap: { base: '7', md: '9' } } });

/** One row of a virtualized MovieGrid. */
export const MovieGridRow = chakra('div', { base: { ...base, paddingBottom: { base: '7', md: '9' } } });

/**
 * A row of movie cards: a swipeable rail on phones with the next card peeking in; five columns from 768 px, three then
 * six for `six`, and a scrolling row of any length for `endless`. Use it as a list, like MovieGrid.
 */
export const MovieRail = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: { base: '4', md: '6' },
    '& > li': { flex: '0 0 min(38vw, 11rem)', minWidth: 0, scrollSnapAlign: { base: 'start', md: 'none' } },
    // Scrolls from edge to edge, with the first card aligned to the text above.
    overflowX: { base: 'auto', md: 'visible' },
    overscrollBehaviorX: 'contain',
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    scrollPaddingInline: '4',
    marginInline: { base: '-1rem', md: '0' },
    paddingInline: { base: '4', md: '0' },
    // Padding for focus rings and shadows, which overflow would clip.
    paddingBlock: { base: '1.5', md: '0' },
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
  variants: {
    row: {
      six: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' } },
      endless: {
        display: 'flex',
        '& > li': { flex: { base: '0 0 min(38vw, 11rem)', md: '0 0 11rem' }, scrollSnapAlign: 'start' },
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: { base: '4', md: '1.5' },
        // Padding for focus rings and shadows at any width, since the row clips them.
        marginInline: { base: '-1rem', md: '-0.375rem' },
        paddingInline: { base: '4', md: '1.5' },
        paddingBlock: '1.5',
        scrollbarWidth: { base: 'none', md: 'thin' },
      },
    },
  },
});

export interface ListFailureProps {
  readonly reason: TmdbErrorReason;
  /** What failed. */
  readonly title: string;
  /** Text shown when offline. */
  readonly offline?: string;
  readonly onRetry: () => void;
}

/**
 * Shown in place of a list that couldn't be loaded. Being offline is not an error: the list loads when the network
 * returns.
 */
export function ListFailure({ reason, title, offline = LISTS.offlineEmpty, onRetry }: ListFailureProps) {
  const retryButton = (
    <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
      {LISTS.retry}
    </Button>
  );
  if (reason === 'offline') {
    return (
      <EmptyState icon={WifiOff} title={LISTS.offlineEmptyTitle} text={offline}>
        {retryButton}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel title={title} text={tmdbErrorMessage(reason)}>
      {retryButton}
    </ErrorPanel>
  );
}
