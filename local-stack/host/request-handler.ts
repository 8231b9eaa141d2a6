import { withBoundedBody, type BodyError } from './bounded-body';

/** A service behind the server, responsible for some of its paths. */
export interface RouteHandler {
  has(pathname: string): boolean;
  fetch(request: Request): Response | Promise<Response>;
}

/** May respond instead of the server; tests inject faults with it. */
export type Intercept = (request: Request) => Response | undefined | Promise<Response | undefined>;

export interface RequestHandlerOptions {
  /** Checked in this order. */
  readonly handlers: readonly RouteHandler[];
  /** Added to every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly intercept?: Intercept | undefined;
}

const STATUS_OF: Readonly<Record<BodyError, number>> = { 'too-large': 413, 'broken-off': 400 };

/**
 * Handles a request with the first service responsible for its path. Responds 404 if there is none, and 413 if the body
 * is too large.
 */
export function createRequestHandler({
  handlers,
  headers,
  intercept,
}: RequestHandlerOptions): (request: Request) => Promise<Response> {
  const handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const handler = handlers.find((candidate) => candidate.has(pathname));
    return (await intercept?.(request)) ?? (await handler?.fetch(request)) ?? new Response(null, { status: 404 });
  };
  return async (request) => {
    const bounded = await withBoundedBody(request);
    const response = bounded.ok
      ? await handle(bounded.value)
      : new Response(null, { status: STATUS_OF[bounded.error], headers: { connection: 'close' } });
    const complete = new Headers(response.headers);
    for (const [name, value] of Object.entries(headers)) complete.set(name, value);
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers: complete });
  };
}
