import { getRequestListener } from '@hono/node-server';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Connect } from 'vite';
import { failureResponse, listen } from './host/listener';
import { loadSettings, serve } from './main';
import { createRequestHandler } from './host/request-handler';
import { openServices, type EmbeddedServices } from './server/services';
import type { Settings } from './settings/settings';

/** `npm run dev`: Vite's dev server with the same services behind it. */
async function startDevServer(settings: Settings) {
  const port = await freePort(settings);
  const url = `http://localhost:${port}`;
  const services = await openServices(settings, url);
  try {
    const vite = await createServer({
      root: settings.projectFolder,
      server: { port, host: settings.host, strictPort: true },
      plugins: [
        { name: 'embedded-services', configureServer: (server) => void server.middlewares.use(middleware(services)) },
      ],
    });
    await vite.listen();
    return { url, close: () => vite.close().finally(() => services.close()) };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Checks the port first: links in emails depend on it, and Vite's error for a taken port can't be told from others. */
async function freePort({ port, host }: Settings): Promise<number> {
  const trial = await listen(() => Promise.resolve(new Response(null, { status: 503 })), port, host);
  await trial.close();
  return trial.port;
}

/** Without security headers, because Vite's dev page has inline scripts that the build hasn't. */
function middleware({ handlers }: EmbeddedServices): Connect.NextHandleFunction {
  const listener = getRequestListener(createRequestHandler({ handlers, headers: {} }), {
    overrideGlobalObjects: false,
    errorHandler: failureResponse,
  });
  return (request, response, next) => {
    // the raw path: parsed as a URL, a double slash would name another host
    const [path = '/'] = (request.url ?? '/').split('?');
    if (handlers.some((part) => part.has(path))) void listener(request, response);
    else next();
  };
}

const settings = loadSettings(dirname(dirname(fileURLToPath(import.meta.url))));
if (settings.ok) process.exit(await serve(settings.value, startDevServer));
console.error(settings.error);
process.exit(1);
