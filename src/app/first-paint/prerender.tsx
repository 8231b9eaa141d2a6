import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ownPath } from '../../config/app/own-address';
import { ROUTES } from '../../config/app/routes';
import { App } from '../app';

const LANDING = ownPath(ROUTES.landing);

function LandingAddress({ children }: { readonly children: ReactNode }) {
  return (
    <StaticRouter basename={LANDING} location={LANDING}>
      {children}
    </StaticRouter>
  );
}

/**
 * The landing screen as a visitor's page draws it at first, as HTML: for the build, which puts it into the page so that it
 * is seen before any script has come.
 */
export function prerenderLanding(): string {
  return renderToString(
    <StrictMode>
      <App arrival={null} Router={LandingAddress} />
    </StrictMode>,
  );
}
