import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { AppShell } from '../../../../src/app/shell/app-shell';
import { RouteChangeEffects } from '../../../../src/app/scroll/route-change-effects';
import { AppRoutes } from '../../../../src/app/routes/routes';
import { ScreenBoundary } from '../../../../src/app/app';
import { MemberProvider } from '../../../../src/hooks/member-provider';
import { ServicesProvider, type LoadServices } from '../../../../src/hooks/services-context';
import { SessionProvider } from '../../../../src/hooks/session-provider';
import { signedInHint } from '../../../../src/db/session-hint';
import { ImageHostProvider } from '../../../../src/components/movie/movie-context';

afterEach(() => {
  cleanup();
  signedInHint.write(false);
});

/** Services that never load, so that the session stays unresolved for the whole test. */
const never: LoadServices = () => new Promise(() => undefined);

/** jsdom has neither scrolling nor modal dialogs. */
function fillIn() {
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/**
 * Renders the screen of an address without the frame.
 * @param session 'resolving' when the device hints that somebody may be signed in
 */
export function renderScreen(
  address: string,
  session: 'visitor' | 'resolving' = 'visitor',
  around = (screen: ReactNode) => screen,
) {
  fillIn();
  signedInHint.write(session === 'resolving');
  return render(
    <StrictMode>
      <ImageHostProvider base="https://images.test/t/p">
        <ServicesProvider value={never}>
          <SessionProvider>
            <MemberProvider>
              <MemoryRouter initialEntries={[address]}>{around(<AppRoutes />)}</MemoryRouter>
            </MemberProvider>
          </SessionProvider>
        </ServicesProvider>
      </ImageHostProvider>
    </StrictMode>,
  );
}

/** Renders frame and screen of an address, like the application. */
export function renderApp(address: string, session: 'visitor' | 'resolving' = 'visitor') {
  return renderScreen(address, session, (screen) => (
    <RouteChangeEffects>
      <AppShell>
        <ScreenBoundary>{screen}</ScreenBoundary>
      </AppShell>
    </RouteChangeEffects>
  ));
}
