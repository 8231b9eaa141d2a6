import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusScreen } from '../layout/focus-screen';
import { enterTopLayer } from '../layout/top-layer';

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
