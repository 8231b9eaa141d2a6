import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthCallback } from '../api/supabase/auth-callback';
import { Button } from '../components/button';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorPanel } from '../components/error-panel';
import { PageHeading } from '../components/layout/headings';
import { Screen } from '../components/layout/screen';
import { ChunkLoadError } from '../components/lazy-component';
import { MetadataSourceProvider, WatchPreferencesProvider, ImageHostProvider } from '../components/movie/movie-context';
import { toasts } from '../components/toast';
import { ToastRegion } from '../components/toast-region';
import { environment } from '../config/environment';
import { ROUTES } from '../config/routes';
import { MemberProvider } from '../hooks/member-provider';
import { ServicesProvider, createMetadataSource } from '../hooks/services-context';
import { SessionProvider } from '../hooks/session-provider';
import { useWatchPreferences } from '../hooks/use-watch-preferences';
import { APP } from '../i18n/messages/shell';
import { reloadPage } from '../lib/app-update';
import { type PendingMark, type PendingRating, SignInRequest } from '../marks/sign-in-request';
import { AuthCallbackBoundary } from './auth-callback/auth-callback-boundary';
import { loadServices } from './boot/load-services';
import { MovieDialogBoundary } from './movie-dialogs/movie-dialogs-boundary';
import { rememberReturnTo, type ReturnToState } from './routes/return-to';
import { AppRoutes } from './routes/routes';
import { RouteChangeEffects } from './scroll/route-change-effects';
import { AppShell } from './shell/app-shell';

const metadataSource = createMetadataSource(loadServices);

export interface AppProps {
  /** The auth callback parsed from the URL the page was opened with. */
  readonly callback: AuthCallback | null;
  /** A router: the browser's, or a static one while prerendering. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole application: providers, shell and routes. */
export function App({ callback, Router }: AppProps) {
  return (
    <ErrorBoundary fallback={() => <Broken />}>
      <ImageHostProvider base={environment.imageUrl}>
        <ServicesProvider value={loadServices}>
          <MetadataSourceProvider value={metadataSource}>
            <WatchPreferencesSource>
              <SessionProvider>
                <MemberProvider>
                  <Router>
                    <RouteChangeEffects>
                      <SignInRequests>
                        <AppShell>
                          <ScreenBoundary>
                            <AuthCallbackBoundary callback={callback}>
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

/** Keeps the shell when a screen throws or its chunk fails to load. Never reloads by itself: that could loop. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => <ScreenFailure missing={error instanceof ChunkLoadError} retry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function ScreenFailure({ missing: isChunkError, retry }: { readonly missing: boolean; readonly retry: () => void }) {
  const { pathname } = useLocation();
  const [brokenAt] = useState(pathname);
  // Other screens still work, so reset the boundary on navigation.
  useEffect(() => {
    if (pathname !== brokenAt) retry();
  }, [pathname, brokenAt, retry]);

  const title = isChunkError ? APP.partMissing : APP.somethingBroke;
  return (
    <Screen width="reading">
      <PageHeading title={title} />
      <ErrorPanel text={isChunkError ? APP.partMissingHint(navigator.onLine) : APP.somethingBrokeHint}>
        <Button onPress={() => void reloadPage()}>{APP.reload}</Button>
      </ErrorPanel>
    </Screen>
  );
}

/** Provides the viewer's watch preferences to cards and movie screens. */
export function WatchPreferencesSource({ children }: { readonly children: ReactNode }) {
  return <WatchPreferencesProvider value={useWatchPreferences()}>{children}</WatchPreferencesProvider>;
}

/**
 * Sends visitors who press a mark or rate a movie to the sign-in screen. The callback is stable so that a navigation
 * rerenders no mark button.
 */
export function SignInRequests({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });

  useEffect(() => {
    latest.current = { navigate, location };
  }, [navigate, location]);

  const requestSignIn = useCallback((pendingMark: PendingMark | PendingRating) => {
    const state: ReturnToState = { ...rememberReturnTo(latest.current.location), pendingMark };
    void latest.current.navigate(ROUTES.login, { state });
  }, []);
  return <SignInRequest value={requestSignIn}>{children}</SignInRequest>;
}
