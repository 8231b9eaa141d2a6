import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ownPath } from '../config/environment';
import { App } from './app';

/**
 * A screen as a visitor's page draws it at first, as HTML: for the build, which puts it into a page so that it is seen
 * before any script has come.
 * @param path address of the screen
 */
export async function prerenderScreen(path: string): Promise<string> {
  const Address = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter basename={ownPath('/')} location={ownPath(path)}>
      {children}
    </StaticRouter>
  );
  const page = (
    <StrictMode>
      <App arrival={null} Router={Address} />
    </StrictMode>
  );
  // in one piece: what comes behind the rest would need a script of its own
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}
