import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { APP } from '../config/messages/app';
import type { ToastStore } from './toast';
import { ToastCard } from './toast-card';
import { subscribeTopLayer, topPlace } from './top-layer';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: { base: '3', md: 'auto' },
    right: { md: '6' },
    // Above the phone's bottom bar.
    bottom: { base: 'calc(4.25rem + env(safe-area-inset-bottom))', md: '6' },
    width: { md: '24rem' },
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
  },
});

/**
 * Where toasts appear: above everything, and inside the topmost dialog while one is open, since a modal makes the rest
 * of the page inert. It never takes the focus; time stops while the pointer or the focus is in it.
 */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const visible = useSyncExternalStore(store.subscribe, store.visible);
  const place = useSyncExternalStore(subscribeTopLayer, topPlace);
  const [body] = useState(() => document.body);

  // Moving to another place takes the region from under the pointer without a word.
  useEffect(() => store.resume, [store, place]);

  return createPortal(
    <Region
      role="region"
      aria-label={APP.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
    </Region>,
    place ?? body,
  );
}
