import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { LOW_WINDOW, ONE_TOAST, NO_DRAG } from '../config/ui';
import { APP } from '../i18n/messages/shell';
import { Button } from './button';
import { IconButton } from './icon-button';
import { focusScreen, subscribeTopLayer, topSlot } from './layout/focus';
import { selectAction, type Toast, type ToastStore } from './toast';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: { base: 0, md: 'auto' },
    right: { md: '2' },
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
    width: { md: '26rem' },
    // Below the header, and below the head of a full-window dialog. The oldest is last, so that its removal moves
    // nothing.
    '&[data-at*=top]': { top: 'calc(4.25rem + env(safe-area-inset-top))', flexDirection: 'column-reverse' },
    // Above the phone's bottom bar.
    '&[data-at*=low]': { bottom: { base: 'calc(4.25rem + env(safe-area-inset-bottom))', md: '6' } },
    '&[data-at*=left]': { left: { md: '2' }, right: { md: 'auto' } },
    // Beside the buttons of a result, which are at the height of the toasts.
    [LOW_WINDOW]: { width: '18rem' },
    // A phone, in portrait or landscape, has room for the newest only.
    [`@media ${ONE_TOAST}`]: { '& > :not(:last-child)': { display: 'none' } },
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
  },
});

const neverChanges = () => () => undefined;

/** A rectangle in the window, in pixels. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Something that toasts should not cover. */
export interface Obstacle {
  readonly box: Box;
  /** The control that has the focus, another one, or what a screen is about, such as its title or a poster. */
  readonly kind: 'focused' | 'control' | 'subject';
}

/** No number of subjects outweighs a control, and no number of controls the focused one. */
const COSTS = { focused: 1e6, control: 1e3, subject: 0 };

/** Chooses the first place that covers nothing, else the one that covers the least. @param places in order of preference */
export function choosePlace<Place extends { readonly box: Box }>(
  places: readonly Place[],
  obstacles: readonly Obstacle[],
): Place {
  const costOf = ({ box }: Place) =>
    obstacles.reduce((sum, { box: other, kind }) => {
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return width > 0 && height > 0 ? sum + COSTS[kind] + (width * height) / 1e6 : sum;
    }, 0);
  return places.reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
}

const CONTROLS = 'a, button, input, select, textarea, summary, label';
/** What a screen or a dialog is about: its title, and a dialog's other titles and posters. */
const SUBJECTS = { screen: 'h1', dialog: 'h2, h3, img:not([alt=""]), [role=img]' } as const;
/** Pixels between a subject and the toasts below it. */
const GAP = 8;

function obstaclesIn(around: HTMLElement, region: HTMLElement): readonly Obstacle[] {
  const subjects = around === document.body ? SUBJECTS.screen : SUBJECTS.dialog;
  return Array.from(around.querySelectorAll(`${CONTROLS}, ${subjects}`))
    .filter((element) => !region.contains(element) && !element.closest('[inert]'))
    .map((element) => {
      // A title has the focus after a route change, but nobody uses it.
      const kind = !element.matches(CONTROLS) ? 'subject' : element === document.activeElement ? 'focused' : 'control';
      return { box: element.getBoundingClientRect(), kind };
    });
}

const [UPPER, LOWER] = [['top', 'top left'] as const, ['low', 'low left'] as const];

/** Moves the region to a corner, or right below a subject, where it covers no control and no subject if possible. */
function avoidObstacles(region: HTMLElement | null): void {
  if (region === null || region.contains(document.activeElement)) return;
  const obstacles = obstaclesIn(region.closest('dialog') ?? document.body, region);
  const move = (at: string, top = '') => {
    region.dataset['at'] = at;
    region.style.top = top;
    return { at, top, box: region.getBoundingClientRect() };
  };
  // On a phone the lower end is where the thumb is.
  const corners = innerWidth < 768 ? [...UPPER, ...LOWER] : [...LOWER, ...UPPER];
  const below = obstacles
    .filter(({ kind }) => kind === 'subject')
    .map(({ box }) => move('top', `${box.bottom + GAP}px`))
    .filter(({ box }) => box.top > 0 && box.bottom <= innerHeight);
  const { at, top } = choosePlace([...corners.map((corner) => move(corner)), ...below], obstacles);
  move(at, top);
}

/**
 * Shows the toasts above everything, inside the topmost dialog while one is open, since a modal makes the rest of the
 * page inert. It never takes the focus, and avoids covering controls and titles. Timers pause while it is hovered or
 * focused.
 */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  // Prerendered pages have no toasts, and portals can't be prerendered.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isAlive && <Toasts store={store} />;
}

function Toasts({ store }: { readonly store: ToastStore }) {
  const visible = useSyncExternalStore(store.subscribe, store.visible);
  const place = useSyncExternalStore(subscribeTopLayer, topSlot);
  const [body] = useState(() => document.body);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  // Moving the region to another parent may skip leave and blur events, which would leave the timers paused.
  useEffect(() => store.resume, [store, place]);

  useLayoutEffect(() => {
    if (visible.length === 0) return;
    const onChange = () => avoidObstacles(region.current);
    onChange();
    document.addEventListener('focusin', onChange);
    // Also when the screen has loaded what it shows.
    const sizes = new ResizeObserver(onChange);
    sizes.observe(place ?? body);
    return () => {
      document.removeEventListener('focusin', onChange);
      sizes.disconnect();
    };
  }, [visible, place, body]);

  /** Dismisses a toast and returns the focus to where it was before. */
  function close({ id }: Toast) {
    const inside = region.current?.contains(document.activeElement);
    store.dismiss(id);
    if (!inside) return;
    const back = cameFrom.current;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    else focusScreen();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const newest = visible.at(-1);
    const inside = event.target instanceof Node && region.current?.contains(event.target);
    // A dialog handles Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || !newest || (place && !inside)) return;
    event.preventDefault();
    close(newest);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return createPortal(
    <Region
      ref={region}
      role="region"
      aria-label={APP.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={({ relatedTarget }) => {
        store.pause();
        if (!(relatedTarget instanceof Node && region.current?.contains(relatedTarget)))
          cameFrom.current = relatedTarget;
      }}
      onBlur={store.resume}
    >
      {visible.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onSelect={() => {
            close(toast);
            selectAction(toast);
          }}
          onDismiss={() => close(toast)}
        />
      ))}
    </Region>,
    place ?? body,
  );
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    // Large fonts need the card's whole width.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingLeft: '4',
    paddingRight: '1',
    paddingBlock: '1.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'floating',
    pointerEvents: 'auto',
    '&': NO_DRAG,
    animation: 'rise 160ms ease-out',
  },
});
const Sign = chakra('span', {
  base: { flexShrink: 0 },
  variants: {
    kind: { success: { color: 'success.text' }, info: { color: 'info.text' }, error: { color: 'danger.text' } },
  },
});
const Text = chakra('p', {
  base: { flex: '1 1 min-content', minWidth: 0, fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'break-word' },
});

const About = chakra('span', { base: { display: 'block', color: 'fg.muted' } });

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const;

export interface ToastCardProps {
  readonly toast: Toast;
  readonly onSelect: () => void;
  readonly onDismiss: () => void;
}

/** A toast: icon, text, subjects, an optional action, and a close button. */
export function ToastCard({ toast, onSelect, onDismiss }: ToastCardProps) {
  const Icon = ICONS[toast.kind];
  const { action, subjects } = toast;
  const [first] = subjects;
  return (
    <Card>
      <Sign kind={toast.kind}>
        <Icon size={20} aria-hidden="true" />
      </Sign>
      <Text>
        <span>{toast.text}</span>
        {first && <About>{subjects.length > 1 ? APP.movies(subjects.length) : first.name}</About>}
      </Text>
      {action !== undefined && (
        <Button variant="ghost" onPress={onSelect}>
          {action.label}
        </Button>
      )}
      <IconButton label={APP.dismiss} icon={<X size={18} aria-hidden="true" />} onPress={onDismiss} />
    </Card>
  );
}
