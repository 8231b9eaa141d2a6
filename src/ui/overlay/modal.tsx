import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ComponentProps, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { IS_PRESSED } from '../layout/window-move';
import { useModal } from './use-modal';

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

export interface ModalProps extends Omit<ComponentProps<typeof ModalRoot>, 'children' | 'ref' | 'onClose' | 'onCancel'> {
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
