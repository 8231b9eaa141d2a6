import { BrowserRouter } from 'react-router-dom';
import { environment } from '../config/environment';
import { APP } from '../config/messages/app';
import { MemberProvider } from '../data/hooks/member-provider';
import { ServicesProvider } from '../data/hooks/services-context';
import { SessionProvider } from '../data/hooks/session-provider';
import type { Arrival } from '../data/supabase/arrival';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { ErrorPanel } from '../ui/error-panel';
import { ImageHostProvider } from '../ui/image-host';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { ToastRegion } from '../ui/toast-region';
import { toasts } from '../ui/toast';
import { ArrivalGate } from './arrival-gate';
import { FilmDialogGate } from './film-dialog-gate';
import { Frame } from './frame';
import { loadServices } from './load-services';
import { RouteMoves } from './route-moves';
import { AppRoutes } from './routes';
import { ScreenBoundary } from './screen-boundary';

/**
 * The whole application: providers, frame, routes.
 * @param arrival what the auth backend put into the address that the page was opened with
 */
export function App({ arrival }: { readonly arrival: Arrival | null }) {
  return (
    <ThemeProvider>
      <ErrorBoundary fallback={() => <Broken />}>
        <ImageHostProvider base={environment.imageUrl}>
          <ServicesProvider value={loadServices}>
            <SessionProvider>
              <MemberProvider>
                <BrowserRouter>
                  <RouteMoves>
                    <Frame>
                      <ScreenBoundary>
                        <ArrivalGate arrival={arrival}>
                          <AppRoutes />
                        </ArrivalGate>
                      </ScreenBoundary>
                    </Frame>
                    <FilmDialogGate />
                  </RouteMoves>
                </BrowserRouter>
              </MemberProvider>
            </SessionProvider>
          </ServicesProvider>
        </ImageHostProvider>
        <ToastRegion store={toasts} />
      </ErrorBoundary>
    </ThemeProvider>
  );
}

function Broken() {
  return (
    <ErrorPanel title={APP.somethingBroke} text={APP.somethingBrokeHint}>
      <Button onPress={() => window.location.reload()}>{APP.reload}</Button>
    </ErrorPanel>
  );
}
