import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { enterTopLayer } from './top-layer';

export interface ModalFocus {
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly returnFocus: RefObject<HTMLElement | null> | undefined;
  /** Element inside the dialog that toasts move into while it is the topmost. */
  readonly toastPlace: RefObject<HTMLElement | null>;
}

/**
 * Opens a native dialog as a modal while its component is mounted. On leaving, the focus goes back to what had it, or to
 * `returnFocus` when that is gone.
 * @returns ref for the dialog element
 */
export function useModal({ initialFocus, returnFocus, toastPlace }: ModalFocus): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const gone = !(opener instanceof HTMLElement) || !opener.isConnected || opener === document.body;
    (gone ? returnFocus?.current : opener)?.focus({ preventScroll: true });
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
