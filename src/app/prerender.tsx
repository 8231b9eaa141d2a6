import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ownPath } from '../config/environment';
import { App } from './app';

/**
 * Renders a screen to HTML as a visitor first sees it. The build puts it into the page, so that it shows before any
 * script loads.
 * @param path route of the screen
 */
export async function prerenderScreen(path: string): Promise<string> {
  const Address = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter basename={ownPath('/')} location={ownPath(path)}>
      {children}
    </StaticRouter>
  );
  const page = (
    <StrictMode>
      <App callback={null} Router={Address} />
    </StrictMode>
  );
  // no progressive chunks: they would need an inline script
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}
