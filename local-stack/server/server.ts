import { join } from 'node:path';
import { inlineParts } from '../host/inline-parts';
import { listen } from '../host/listener';
import type { Email } from '../supabase/mail';
import { createRequestHandler, type Intercept } from '../host/request-handler';
import { securityHeaders } from '../host/security-headers';
import { openServices, type ServiceOptions } from './services';
import type { Settings } from '../settings/settings';
import { pagesOf, readBuild, serveBuild } from '../host/static-files';

/** A running server. */
export interface RunningServer {
  /** Its origin, such as http://localhost:4173. */
  readonly url: string;
  readonly emails: readonly Email[];
  /** Stops it and unlocks the data folder. */
  close(): Promise<void>;
}

export interface ServerOptions extends ServiceOptions {
  readonly intercept?: Intercept;
  /** Folder of the build; the project's dist/ by default. */
  readonly buildFolder?: string;
}

/**
 * Serves the production build with everything behind it.
 * @throws PlainFailure with a message for the terminal
 */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<RunningServer> {
  const buildFolder = options.buildFolder ?? join(settings.projectFolder, 'dist');
  const build = readBuild(buildFolder);
  // listen first: the port is part of links in emails, and most likely to fail
  const { promise: ready, resolve: makeReady } = withResolver<(request: Request) => Promise<Response>>();
  const listener = await listen(async (request) => (await ready)(request), settings.port, settings.host);
  const url = `http://localhost:${listener.port}`;
  try {
    const [services, response] = await Promise.all([
      openServices(settings, url, options),
      serveBuild(build, join(buildFolder, '.compressed')),
    ]);
    makeReady(
      createRequestHandler({
        handlers: [...services.handlers, { has: () => true, fetch: response }],
        headers: securityHeaders(settings.client, inlineParts(pagesOf(build).values())),
        intercept: options.intercept,
      }),
    );
    return { url, emails: services.emails, close: () => listener.close().finally(() => services.close()) };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((accept) => (resolve = accept));
  return { promise, resolve };
}
