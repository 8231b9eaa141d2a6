import { Suspense, useEffect, useRef, useState } from 'react';
import { APP } from '../../i18n/messages/shell';
import { reloadPage } from '../../lib/app-update';
import { ErrorBoundary } from '../../components/error-boundary';
import { toasts } from '../../components/toast';
import { lazyComponent } from '../../components/lazy-component';
import type { AppMegaMenuProps } from './mega-menu-part';

const MegaMenuPart = lazyComponent(
  () => import('./mega-menu-part'),
  (file) => file.AppMegaMenu,
);

/** Loads the mega menu when it is first asked for; stays, since it may have a question left when it closes. */
export function MegaMenuBoundary(props: AppMegaMenuProps) {
  const { open, onClose } = props;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;

  function tellMissing() {
    onClose();
    toasts.show({
      kind: 'error',
      text: APP.partMissing,
      action: { label: APP.reload, onSelect: () => void reloadPage() },
    });
  }

  return (
    <ErrorBoundary fallback={(_error, retry) => <Missing open={open} retry={retry} />} onError={tellMissing}>
      <Suspense>
        <MegaMenuPart {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Nothing to see; the next time somebody opens the menu they are told again. */
function Missing({ open, retry }: { readonly open: boolean; readonly retry: () => void }) {
  const was = useRef(open);
  useEffect(() => {
    if (open && !was.current) retry();
    was.current = open;
  }, [open, retry]);
  return null;
}
