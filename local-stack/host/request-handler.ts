import { withBoundedBody, type BodyFault } from './bounded-body';

/** One of the things behind the server: it says which paths are its own, and answers for them. */
export interface Part {
  has(pathname: string): boolean;
  fetch(request: Request): Response | Promise<Response>;
}

/** May answer in place of the server: tests make faults with it. */
export type Intercept = (request: Request) => Response | undefined | Promise<Response | undefined>;

export interface RequestHandlerOptions {
  /** Asked in this order. */
  readonly parts: readonly Part[];
  /** Added to every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly intercept?: Intercept | undefined;
}

const STATUS_OF: Readonly<Record<BodyFault, number>> = { 'too-large': 413, 'broken-off': 400 };

/**
 * Answers a request by the first part whose path it is, with 404 when it is nobody's, and with 413 when its body is larger
 * than any that is sent here.
 */
export function createRequestHandler({
  parts,
  headers,
  intercept,
}: RequestHandlerOptions): (request: Request) => Promise<Response> {
  const answerOf = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const part = parts.find((candidate) => candidate.has(pathname));
    return (await intercept?.(request)) ?? (await part?.fetch(request)) ?? new Response(null, { status: 404 });
  };
  return async (request) => {
    const bounded = await withBoundedBody(request);
    const answer = bounded.ok
      ? await answerOf(bounded.value)
      : new Response(null, { status: STATUS_OF[bounded.error], headers: { connection: 'close' } });
    const complete = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) complete.set(name, value);
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: complete });
  };
}
