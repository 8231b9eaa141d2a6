import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { APP } from '../../i18n/messages/shell';
import { reloadPage } from '../../lib/app-update';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { ChunkLoadError } from '../../components/lazy-component';

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
