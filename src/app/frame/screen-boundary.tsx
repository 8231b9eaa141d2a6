import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { APP } from '../../i18n/messages/shell';
import { reloadPage } from '../../lib/app-update';
import { Button } from '../../ui/controls/button';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { PageHeading } from '../../ui/layout/page-heading';
import { Screen } from '../../ui/layout/screen';
import { ChunkLoadError } from '../loading/lazy-part';

/** Keeps the frame when a screen breaks or does not arrive. Only the reader reloads: a page that does it alone may never stop. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error, retry) => <ScreenFailure missing={error instanceof ChunkLoadError} retry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function ScreenFailure({ missing, retry }: { readonly missing: boolean; readonly retry: () => void }) {
  const { pathname } = useLocation();
  const [brokenAt] = useState(pathname);
  // The other screens are whole.
  useEffect(() => {
    if (pathname !== brokenAt) retry();
  }, [pathname, brokenAt, retry]);

  const title = missing ? APP.partMissing : APP.somethingBroke;
  return (
    <Screen width="reading">
      <PageHeading title={title} />
      <ErrorPanel text={missing ? APP.partMissingHint : APP.somethingBrokeHint}>
        <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
      </ErrorPanel>
    </Screen>
  );
}
