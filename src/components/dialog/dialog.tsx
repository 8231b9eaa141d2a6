import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
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
import { LOW_WINDOW, NO_DRAG } from '../../config/ui';
import { APP } from '../../i18n/messages/shell';
import { IconButton } from '../icon-button';
import { enterTopLayer, focusScreen } from '../layout/focus';

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
    '&': NO_DRAG,
    '&[open]': { display: 'grid' },
  },
});
const ToastSlot = chakra('div', { base: { display: 'contents' } });

export interface ModalProps extends Omit<
  ComponentProps<typeof ModalRoot>,
  'children' | 'ref' | 'onClose' | 'onCancel'
> {
  readonly children: ReactNode;
  /** Called on Escape and on the system's back gesture; the dialog stays open while it is rendered. */
  readonly onClose: () => void;
  /** Receives the focus on opening. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Receives the focus on closing if the opener is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The browser's modal dialog over the whole window, with a slot for toasts while it is topmost. */
export function Modal({ children, onClose, initialFocus, returnFocus, ...rest }: ModalProps) {
  const toastSlot = useRef<HTMLDivElement>(null);
  const dialog = useModal({ initialFocus, returnFocus, toastSlot });
  // React also delivers events of nested dialogs here
  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;

  function onCancel(event: SyntheticEvent) {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  }

  // A second Escape or the back gesture may close the dialog without a cancel event.
  function onNativeClose(event: SyntheticEvent) {
    if (isOwn(event) && dialog.current?.open === false) onClose();
  }

  return (
    <ModalRoot {...rest} ref={dialog} onCancel={onCancel} onClose={onNativeClose}>
      {children}
      <ToastSlot ref={toastSlot} />
    </ModalRoot>
  );
}

export interface ModalFocus {
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly returnFocus: RefObject<HTMLElement | null> | undefined;
  /** Element inside the dialog that hosts the toasts while it is topmost. */
  readonly toastSlot: RefObject<HTMLElement | null>;
}

function canFocus(opener: Element | null): opener is HTMLElement {
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
}

/**
 * Opens a native modal dialog while the component is mounted. On unmount the focus returns to the opener, else to
 * `returnFocus`, else to the screen.
 * @returns ref for the dialog element
 */
export function useModal({ initialFocus, returnFocus, toastSlot }: ModalFocus): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  const restoreFocus = useEffectEvent((opener: Element | null) => {
    const target = canFocus(opener) ? opener : returnFocus?.current;
    target?.focus({ preventScroll: true });
    if (!target || target !== document.activeElement) focusScreen();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    element.showModal();
    initialFocus.current?.focus({ preventScroll: true });
    const leaveTopLayer = toastSlot.current === null ? null : enterTopLayer(toastSlot.current);
    return () => {
      leaveTopLayer?.();
      element.close();
      restoreFocus(opener);
    };
  }, [initialFocus, toastSlot]);

  return dialog;
}

// The dialog element fills the window and is transparent; the visible panel is inside. So a click next to the panel hits
// the dialog, and toasts fit above the panel.
const Root = chakra(Modal, {
  base: {
    background: 'transparent',
    placeItems: { base: 'stretch', md: 'center' },
    paddingTop: { md: 'max(1.5rem, env(titlebar-area-height, 0px))' },
    paddingBottom: { md: '6' },
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
    [LOW_WINDOW]: { paddingBlock: '0' },
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
    // The head and the margins would take half the height.
    [LOW_WINDOW]: {
      width: 'full',
      maxWidth: 'none',
      height: 'full',
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderWidth: '0',
      borderRadius: '0',
    },
  },
  variants: {
    size: {
      narrow: { maxWidth: { md: '28rem' } },
      medium: { maxWidth: { md: '44rem' } },
      wide: { maxWidth: { md: '68rem' } },
    },
    /** A small panel on phones too, for questions. */
    compact: {
      true: {
        height: 'auto',
        alignSelf: { base: 'end', md: 'center' },
        borderRadius: { base: '1rem 1rem 0 0', md: 'lg' },
        [LOW_WINDOW]: { height: 'auto' },
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
    [LOW_WINDOW]: { paddingBlock: '0' },
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
  /** The title's language, if not English. */
  readonly language?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'narrow' | 'medium' | 'wide';
  readonly compact?: boolean;
  /** Removes the panel's padding, for images and carousels. */
  readonly flush?: boolean;
  /** Buttons in a fixed row below the scrolling content. */
  readonly footer?: ReactNode;
  /** Receives the focus on opening; the title by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus on closing if the opener is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog: a full-screen sheet on phones, a centered panel from 768 px. Escape, the system's back gesture, the
 * close button and a press next to the panel call onClose; the dialog stays open until `open` is false.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, size = 'medium', compact = false, flush = false, footer } = props;
  const { initialFocus, returnFocus } = props;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);

  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget;

  // Close only if both press and release are outside: selecting text may end outside.
  function onClick(event: SyntheticEvent) {
    if (isOutside(event) && pressedOutside.current) onClose();
  }

  return (
    // Keyboard users close with Escape; pressing outside is an extra for pointers. The handler is on the dialog because
    // the backdrop isn't an element.
    <Root
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={initialFocus ?? titleRef}
      returnFocus={returnFocus}
      onPointerDown={(event: SyntheticEvent) => (pressedOutside.current = isOutside(event))}
      onClick={onClick}
    >
      <Panel size={size} compact={compact}>
        <Head>
          <Title id={titleId} ref={titleRef} tabIndex={-1} lang={props.language} dir="auto">
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
