import { BrowserRouter } from 'react-router-dom';
import { environment } from '../config/app/environment';
import { ownPath } from '../config/app/own-address';
import { APP } from '../words/en/frame/app';
import { createFactsSource } from '../data/hooks/films/create-facts-source';
import { MemberProvider } from '../data/hooks/member/member-provider';
import { ServicesProvider } from '../data/hooks/session/services-context';
import { SessionProvider } from '../data/hooks/session/session-provider';
import type { Arrival } from '../data/supabase/auth/arrival';
import { Button } from '../ui/controls/button';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { ErrorPanel } from '../ui/feedback/error-panel';
import { FactsSourceProvider } from '../ui/film/facts-source';
import { ImageHostProvider } from '../ui/film/picture/image-host';
import { ToastRegion } from '../ui/feedback/toast-region';
import { toasts } from '../ui/feedback/toast';
import { ArrivalGate } from './arrival/arrival-gate';
import { FilmDialogGate } from './film-dialogs/film-dialog-gate';
import { Frame } from './frame/frame';
import { loadServices } from './loading/load-services';
import { RouteMoves } from './scroll/route-moves';
import { AppRoutes } from './routes/routes';
import { ScreenBoundary } from './frame/screen-boundary';
import { SignInRequests } from './sign-in/sign-in-requests';

const factsSource = createFactsSource(loadServices);

/**
 * The whole application: providers, frame, routes.
 * @param arrival what the auth backend put into the address that the page was opened with
 */
export function App({ arrival }: { readonly arrival: Arrival | null }) {
  return (
    <ErrorBoundary fallback={() => <Broken />}>
      <ImageHostProvider base={environment.imageUrl}>
        <ServicesProvider value={loadServices}>
          <FactsSourceProvider value={factsSource}>
            <SessionProvider>
              <MemberProvider>
                <BrowserRouter basename={ownPath('/')}>
                  <RouteMoves>
                    <SignInRequests>
                      <Frame>
                        <ScreenBoundary>
                          <ArrivalGate arrival={arrival}>
                            <AppRoutes />
                          </ArrivalGate>
                        </ScreenBoundary>
                      </Frame>
                      <FilmDialogGate />
                    </SignInRequests>
                  </RouteMoves>
                </BrowserRouter>
              </MemberProvider>
            </SessionProvider>
          </FactsSourceProvider>
        </ServicesProvider>
      </ImageHostProvider>
      <ToastRegion store={toasts} />
    </ErrorBoundary>
  );
}

function Broken() {
  return (
    <ErrorPanel title={APP.somethingBroke} text={APP.somethingBrokeHint}>
      <Button onPress={() => window.location.reload()}>{APP.reload}</Button>
    </ErrorPanel>
  );
}
