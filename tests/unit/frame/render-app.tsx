import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { Frame } from '../../../src/app/frame';
import { RouteMoves } from '../../../src/app/route-moves';
import { AppRoutes } from '../../../src/app/routes';
import { ScreenBoundary } from '../../../src/app/screen-boundary';
import { MemberProvider } from '../../../src/data/hooks/member-provider';
import { ServicesProvider, type LoadServices } from '../../../src/data/hooks/services-context';
import { SessionProvider } from '../../../src/data/hooks/session-provider';
import { signedInHint } from '../../../src/data/local/signed-in-hint';
import { ImageHostProvider } from '../../../src/ui/image-host';
import { ThemeProvider } from '../../../src/ui/theme/theme-provider';

afterEach(() => {
  cleanup();
  signedInHint.write(false);
});

/** Services that never come: the session is being resolved for as long as the test lasts. */
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
 * @param session 'resolving' when the device says that somebody may be signed in
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
      <ThemeProvider>
        <ImageHostProvider base="https://images.test/t/p">
          <ServicesProvider value={never}>
            <SessionProvider>
              <MemberProvider>
                <MemoryRouter initialEntries={[address]}>{around(<AppRoutes />)}</MemoryRouter>
              </MemberProvider>
            </SessionProvider>
          </ServicesProvider>
        </ImageHostProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}

/** Renders frame and screen of an address, as the application does. */
export function renderApp(address: string, session: 'visitor' | 'resolving' = 'visitor') {
  return renderScreen(address, session, (screen) => (
    <RouteMoves>
      <Frame>
        <ScreenBoundary>{screen}</ScreenBoundary>
      </Frame>
    </RouteMoves>
  ));
}
