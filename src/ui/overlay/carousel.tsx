import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { RESULTS } from '../../i18n/messages/questionnaire';
import { useCarouselKeys } from './carousel-keys';
import { IconButton } from '../controls/icon-button';
import { Announcement } from '../feedback/announcement';
import { useSnapTrack } from './use-snap-track';

const Root = chakra('section', {
  base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minWidth: 0, height: 'full', outline: 'none' },
});
const Track = chakra('ol', {
  base: {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    gap: { base: '0', md: '4' },
    // Room for the neighbours to peek in, and for the first and last to stand in the middle.
    paddingInline: { base: '0', md: '4rem' },
    paddingBlock: { base: '0', md: '4' },
    _motionSafe: { scrollBehavior: 'smooth' },
  },
});
const Item = chakra('li', {
  base: {
    flex: '0 0 100%',
    minWidth: 0,
    borderRadius: { base: '0', md: 'lg' },
    borderWidth: { base: '0', md: '1px' },
    bg: { base: 'transparent', md: 'bg.raised' },
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
    transition: 'opacity 200ms',
    '&[inert]': { opacity: { base: 1, md: 0.45 } },
  },
});
const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '2', md: '4' },
    paddingBlock: '2',
    paddingInline: '2',
    borderTopWidth: '1px',
  },
});
const Position = chakra('p', {
  base: {
    minWidth: '4rem',
    textAlign: 'center',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Slides at most this far from the current one load their pictures at once. */
const NEAR = 1;

export interface CarouselProps<Item> {
  /** What the slides are, for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** What a slide is called, where it is told that it came into view. */
  readonly nameOf: (item: Item) => string;
  /** Index of the item to begin with; the first when absent. */
  readonly start?: number;
  /** Told which item is in view, after each change. */
  readonly onPlace?: (index: number) => void;
  /** `near` is true for the current slide and its neighbours. */
  readonly renderItem: (item: Item, place: { readonly current: boolean; readonly near: boolean }) => ReactNode;
  /** Something between the previous and next buttons' row and its end, such as 'Try Again'. */
  readonly controls?: ReactNode;
}

/**
 * One item at a time: swipe, buttons, or the keys ArrowLeft, ArrowRight, Home and End while the carousel or the dialog
 * around it has the focus. Slides out of view are inert, so that Tab and screen readers stay with what is seen.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, nameOf, start, onPlace, renderItem, controls } = props;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const { index, goTo, onScroll, onTouch } = useSnapTrack(track, items.length, start, onPlace);
  useCarouselKeys(root, goTo, index, items.length);
  const last = items.length - 1;
  const shown = items[index];

  return (
    <Root ref={root} aria-roledescription="carousel" aria-label={label}>
      <Track ref={track} onScroll={onScroll} onPointerDown={onTouch} onWheel={onTouch}>
        {items.map((item, at) => {
          const current = at === index;
          return (
            <Item key={keyOf(item)} aria-roledescription="slide" inert={!current}>
              {renderItem(item, { current, near: Math.abs(at - index) <= NEAR })}
            </Item>
          );
        })}
      </Track>
      <Controls>
        <IconButton
          label={RESULTS.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          surface="raised"
          disabled={index === 0}
          onPress={() => goTo(index - 1)}
        />
        <Position aria-hidden="true">{RESULTS.position(index + 1, items.length)}</Position>
        <Announcement text={shown === undefined ? '' : RESULTS.place(index + 1, items.length, nameOf(shown))} />
        <IconButton
          label={RESULTS.next}
          icon={<ChevronRight aria-hidden="true" />}
          surface="raised"
          disabled={index >= last}
          onPress={() => goTo(index + 1)}
        />
        {controls}
      </Controls>
    </Root>
  );
}
