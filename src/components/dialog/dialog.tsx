import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { APP } from '../../i18n/messages/shell';
import { IconButton } from '../icon-button';
import { enterTopLayer, focusScreen } from '../layout/focus';
import { IS_PRESSED } from '../timers';

const ModalRoot = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    width: 'full',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    color: 'fg',
    overflow: 'hidden',
    '&': IS_PRESSED,
    '&[open]': { display: 'grid' },
  },
});
const ToastPlace = chakra('div', { base: { display: 'contents' } });

export interface ModalProps extends Omit<
  ComponentProps<typeof ModalRoot>,
  'children' | 'ref' | 'onClose' | 'onCancel'
> {
  readonly children: ReactNode;
  /** Asked for by Escape and by the system's back gesture: it stays open while it is rendered. */
  readonly onClose: () => void;
  /** What takes the focus on opening. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** What takes the focus on closing when the opener is gone by then. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The browser's own modal dialog, over the whole window, with room for toasts while it is the topmost. */
export function Modal({ children, onClose, initialFocus, returnFocus, ...rest }: ModalProps) {
  const toastPlace = useRef<HTMLDivElement>(null);
  const dialog = useModal({ initialFocus, returnFocus, toastPlace });
  // React brings the events of dialogs inside here too
  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;

  function onCancel(event: SyntheticEvent) {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  }

  // A second Escape, or the back gesture, may close it without asking.
  function onNativeClose(event: SyntheticEvent) {
    if (isOwn(event) && dialog.current?.open === false) onClose();
  }

  return (
    <ModalRoot {...rest} ref={dialog} onCancel={onCancel} onClose={onNativeClose}>
      {children}
      <ToastPlace ref={toastPlace} />
    </ModalRoot>
  );
}

export interface ModalFocus {
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly returnFocus: RefObject<HTMLElement | null> | undefined;
  /** Element inside the dialog that toasts move into while it is the topmost. */
  readonly toastPlace: RefObject<HTMLElement | null>;
}

function canTake(opener: Element | null): opener is HTMLElement {
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
}

/**
 * Opens a native dialog as a modal while its component is mounted. On leaving, the focus goes back to what had it, or to
 * `returnFocus` when that is gone, or to the screen.
 * @returns ref for the dialog element
 */
export function useModal({ initialFocus, returnFocus, toastPlace }: ModalFocus): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const wanted = canTake(opener) ? opener : returnFocus?.current;
    wanted?.focus({ preventScroll: true });
    if (!wanted || wanted !== document.activeElement) focusScreen();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    element.showModal();
    initialFocus.current?.focus({ preventScroll: true });
    const leave = toastPlace.current === null ? null : enterTopLayer(toastPlace.current);
    return () => {
      leave?.();
      element.close();
      giveFocusBack(opener);
    };
  }, [initialFocus, toastPlace]);

  return dialog;
}

// The dialog itself fills the window and is clear; the panel inside is what one sees. So a click beside the panel is a
// click on the dialog, and toasts have room above the panel.
const Root = chakra(Modal, {
  base: {
    background: 'transparent',
    placeItems: { base: 'stretch', md: 'center' },
    paddingTop: { md: 'max(1.5rem, env(titlebar-area-height, 0px))' },
    paddingBottom: { md: '6' },
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
    _backdrop: { background: 'var(--m-colors-backdrop)', animation: 'appear 160ms ease-out' },
    '&:focus-visible': { outline: 'none' },
  },
});
const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: { base: 'full', md: 'calc(100% - 3rem)' },
    minWidth: 0,
    height: { base: 'full', md: 'auto' },
    maxHeight: 'full',
    bg: 'bg',
    overflow: 'hidden',
    borderRadius: { base: '0', md: 'lg' },
    borderWidth: { base: '0', md: '1px' },
    boxShadow: 'floating',
    paddingTop: { base: 'max(env(safe-area-inset-top), env(titlebar-area-height, 0px))', md: '0' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', md: '0' },
    animation: 'rise 180ms ease-out',
  },
  variants: {
    size: {
      narrow: { maxWidth: { md: '28rem' } },
      medium: { maxWidth: { md: '44rem' } },
      wide: { maxWidth: { md: '68rem' } },
    },
    /** As a small panel on phones too: for a question rather than a screen. */
    compact: {
      true: {
        height: 'auto',
        alignSelf: { base: 'end', md: 'center' },
        borderRadius: { base: '1rem 1rem 0 0', md: 'lg' },
      },
    },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    paddingLeft: { base: '4', md: '6' },
    paddingRight: { base: '1.5', md: '3' },
    borderBottomWidth: '1px',
  },
});
const Title = chakra('h2', {
  base: { flex: 1, minWidth: 0, fontSize: { base: 'xl', md: '2xl' }, overflowWrap: 'anywhere', outline: 'none' },
});
const Body = chakra('div', {
  base: { overflowY: 'auto', overscrollBehavior: 'contain', minWidth: 0 },
  variants: { flush: { true: { padding: 0 }, false: { padding: { base: '4', md: '6' } } } },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    paddingBlock: '3',
    paddingInline: { base: '4', md: '6' },
    borderTopWidth: '1px',
  },
});

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'narrow' | 'medium' | 'wide';
  readonly compact?: boolean;
  /** Content goes to the panel's edges, such as a picture or a carousel. */
  readonly flush?: boolean;
  /** Buttons in a row that does not scroll. */
  readonly footer?: ReactNode;
  /** What takes the focus on opening; the title when absent. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus on closing when the opener is gone by then. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog over the browser's own: a full sheet on phones, a panel in the middle from 768 px on. Escape, the
 * system's back gesture, the close button and a press beside the panel all call onClose; it stays open until `open` is false.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, size = 'medium', compact = false, flush = false, footer } = props;
  const { initialFocus, returnFocus } = props;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);

  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget;

  // Press and release both beside: selecting text from inside to outside does not close.
  function onClick(event: SyntheticEvent) {
    if (isBeside(event) && pressedBeside.current) onClose();
  }

  return (
    // The keyboard's way out is Escape: the press beside the panel is an extra for pointers.
    // Its handler sits on the dialog because the browser's backdrop is not an element.
    <Root
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={initialFocus ?? titleRef}
      returnFocus={returnFocus}
      onPointerDown={(event: SyntheticEvent) => (pressedBeside.current = isBeside(event))}
      onClick={onClick}
    >
      <Panel size={size} compact={compact}>
        <Head>
          <Title id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          <IconButton label={APP.close} icon={<X size={22} aria-hidden="true" />} onPress={onClose} />
        </Head>
        <Body flush={flush}>{children}</Body>
        {footer !== undefined && <Foot>{footer}</Foot>}
      </Panel>
    </Root>
  );
}
