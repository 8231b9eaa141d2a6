import type { ComponentType, ReactNode } from 'react';
import { environment } from '../config/environment';
import { APP } from '../i18n/messages/shell';
import { createMetadataSource } from '../hooks/movie-metadata-source';
import { reloadPage } from '../lib/app-update';
import { MemberProvider } from '../hooks/member-provider';
import { ServicesProvider } from '../hooks/services-context';
import { SessionProvider } from '../hooks/session-provider';
import type { AuthCallback } from '../api/supabase/auth-callback';
import { Button } from '../components/button';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorPanel } from '../components/error-panel';
import { MetadataSourceProvider } from '../components/movie/metadata-source';
import { ImageHostProvider } from '../components/movie/image-host';
import { ToastRegion } from '../components/toast-region';
import { toasts } from '../components/toast';
import { AuthCallbackBoundary } from './arrival/arrival-gate';
import { MovieDialogBoundary } from './film-dialogs/film-dialog-gate';
import { AppShell } from './frame/frame';
import { WatchPreferencesSource } from './frame/viewing-source';
import { loadServices } from './loading/load-services';
import { RouteChangeEffects } from './scroll/route-moves';
import { AppRoutes } from './routes/routes';
import { ScreenBoundary } from './frame/screen-boundary';
import { SignInRequests } from './sign-in/sign-in-requests';

const factsSource = createMetadataSource(loadServices);

export interface AppProps {
  /** What the auth backend put into the address that the page was opened with. */
  readonly arrival: AuthCallback | null;
  /** Tells the address: the browser's, or the one that a build draws. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole application: providers, frame, routes. */
export function App({ arrival, Router }: AppProps) {
  return (
    <ErrorBoundary fallback={() => <Broken />}>
      <ImageHostProvider base={environment.imageUrl}>
        <ServicesProvider value={loadServices}>
          <MetadataSourceProvider value={factsSource}>
            <WatchPreferencesSource>
              <SessionProvider>
                <MemberProvider>
                  <Router>
                    <RouteChangeEffects>
                      <SignInRequests>
                        <AppShell>
                          <ScreenBoundary>
                            <AuthCallbackBoundary arrival={arrival}>
                              <AppRoutes />
                            </AuthCallbackBoundary>
                          </ScreenBoundary>
                        </AppShell>
                        <MovieDialogBoundary />
                      </SignInRequests>
                    </RouteChangeEffects>
                  </Router>
                </MemberProvider>
              </SessionProvider>
            </WatchPreferencesSource>
          </MetadataSourceProvider>
        </ServicesProvider>
      </ImageHostProvider>
      <ToastRegion store={toasts} />
    </ErrorBoundary>
  );
}

function Broken() {
  return (
    <ErrorPanel title={APP.somethingBroke} text={APP.somethingBrokeHint}>
      <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
    </ErrorPanel>
  );
}
