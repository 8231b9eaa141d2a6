import { focusScreen } from './focus-screen';

/**
 * Where what has the focus goes from the page, such as a pressed button with its panel, the focus goes to the heading of the
 * screen or of the dialog that is open: else it would be nowhere, and a screen reader silent.
 * @returns stops
 */
export function guardFocus(): () => void {
  let last: Element | null = null;

  function onFocus({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
  }

  // some browsers tell a blur also of what is being removed: one knows after that
  function onBlur({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (target === last && last?.isConnected) last = null;
    });
  }

  function fallBack() {
    if (document.activeElement === null || document.activeElement === document.body) focusScreen();
  }

  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    // Whoever took it away may give the focus to something else: effects run within the frame.
    requestAnimationFrame(() => setTimeout(fallBack));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
