// Deno needs full file names.
import { createGetSecret, readOrigins } from './handler.ts';

/** The part of the Deno runtime used here, as its types aren't installed. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** The site's own origins; while the secret isn't set, all are allowed. */
const site = readOrigins(Deno.env.get('SITE_ORIGINS'));

Deno.serve(
  createGetSecret((name) => Deno.env.get(name), site && ((request) => site.has(request.headers.get('origin') ?? ''))),
);
