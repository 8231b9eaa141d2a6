import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { LOW_WINDOW } from '../../config/ui';
import { RESULTS } from '../../i18n/messages/results';
import { IconButton } from '../icon-button';
import { Announcement } from '../visually-hidden';
import { middle, useSnapTrack } from './snap-track';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    gridTemplateAreas: {
      base: '"track" "thumbnails" "controls"',
      lg: '"track thumbnails" "controls controls"',
    },
    gridTemplateRows: { base: 'minmax(0, 1fr) auto auto', lg: 'minmax(0, 1fr) auto' },
    minWidth: 0,
    height: 'full',
    outline: 'none',
  },
});
const Track = chakra('ol', {
  base: {
    gridArea: 'track',
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    gap: { base: '0', md: '4' },
    // Lets the neighbors peek in, and the first and last slide be centered.
    paddingInline: { base: '0', md: '4rem' },
    paddingBlock: { base: '0', md: '4' },
    [LOW_WINDOW]: { gap: '0', padding: '0' },
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
    [LOW_WINDOW]: { borderWidth: '0', borderRadius: '0' },
    '&[inert]': { opacity: { base: 1, md: 0.45 } },
  },
});
const Thumbnails = chakra('ol', {
  base: {
    gridArea: 'thumbnails',
    position: 'relative',
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    alignContent: 'start',
    gap: '2',
    width: { lg: '16rem' },
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    paddingInline: '4',
    paddingBlock: { base: '2', lg: '4' },
    // A phone on its side has no room for them.
    [LOW_WINDOW]: { display: 'none' },
  },
});
const Thumbnail = chakra('button', {
  base: {
    display: 'block',
    width: { base: 'touch', lg: 'full' },
    borderRadius: 'md',
    opacity: 0.55,
    transition: 'opacity 200ms',
    cursor: 'pointer',
    _hover: { opacity: 1 },
    '&[aria-current=true]': { opacity: 1, boxShadow: '0 0 0 3px var(--m-colors-accent)' },
  },
});
const Controls = chakra('div', {
  base: {
    gridArea: 'controls',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '2', md: '4' },
    paddingBlock: '2',
    paddingInline: '2',
    borderTopWidth: '1px',
    [LOW_WINDOW]: { paddingBlock: '1' },
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

/** Slides at most this far from the current one load their images eagerly. */
const NEAR = 1;

export interface CarouselProps<Item> {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** The name announced when a slide comes into view. */
  readonly nameOf: (item: Item) => string;
  /** Index of the initial item; 0 by default. */
  readonly start?: number;
  /** Called with the index of the current item after each change. */
  readonly onIndexChange?: (index: number) => void;
  /** `near` is true for the current slide and its neighbors. */
  readonly renderItem: (item: Item, place: { readonly current: boolean; readonly near: boolean }) => ReactNode;
  /** A thumbnail of an item: all items are then in view, and a press on one leads to its slide. */
  readonly renderThumbnail?: (item: Item) => ReactNode;
  /** Shown between the previous and next buttons, such as 'Try Again'. */
  readonly controls?: ReactNode;
}

/**
 * Shows one item at a time; moved by swiping, by buttons, or by ArrowLeft, ArrowRight, Home and End while the carousel
 * or its dialog has the focus. Other slides are inert, so that Tab and screen readers skip them.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, nameOf, start, onIndexChange, renderItem, renderThumbnail, controls } = props;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const { index, goTo, onScroll, onTouch } = useSnapTrack(track, items.length, start, onIndexChange);
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
      {renderThumbnail && (
        <ThumbnailList index={index}>
          {items.map((item, at) => (
            <li key={keyOf(item)}>
              <Thumbnail type="button" aria-label={nameOf(item)} aria-current={at === index} onClick={() => goTo(at)}>
                {renderThumbnail(item)}
              </Thumbnail>
            </li>
          ))}
        </ThumbnailList>
      )}
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

/** The items' thumbnails, the current one kept in view. */
function ThumbnailList({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const child = list.current?.children[index];
    if (!list.current || !(child instanceof HTMLElement)) return;
    list.current.scrollLeft = middle(child) - list.current.clientWidth / 2;
    list.current.scrollTop = child.offsetTop - (list.current.clientHeight - child.offsetHeight) / 2;
  }, [index]);
  return <Thumbnails ref={list}>{children}</Thumbnails>;
}

/** The slide a key leads to, or null for other keys. */
export function slideForKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const WRITES = 'input, textarea, select, [contenteditable], [role=menu]';

/** Moves the slides by keyboard while the focus is in `root` or in the dialog around it, except in text fields. */
export function useCarouselKeys(
  root: RefObject<HTMLElement | null>,
  goTo: (index: number) => void,
  index: number,
  count: number,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(WRITES) !== null) return;
    const next = slideForKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  });

  useEffect(() => {
    const element = root.current;
    const scope: HTMLElement | null = element?.closest('dialog') ?? element;
    const listen = (event: KeyboardEvent) => {
      // A nested dialog (a trailer) handles its own keys.
      const within = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (within === null || within === scope || !(scope?.contains(within) ?? false)) onKey(event);
    };
    scope?.addEventListener('keydown', listen);
    return () => scope?.removeEventListener('keydown', listen);
  }, [root]);
}
