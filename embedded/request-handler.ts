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

/** Answers a request by the first part whose path it is, with 404 when it is nobody's. */
export function createRequestHandler({
  parts,
  headers,
  intercept,
}: RequestHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const part = parts.find((candidate) => candidate.has(pathname));
    const answer = (await intercept?.(request)) ?? (await part?.fetch(request)) ?? new Response(null, { status: 404 });
    const complete = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) complete.set(name, value);
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: complete });
  };
}
