// Deno resolves files by their full name.
import { createGetSecret, readOrigins } from './handler.ts';

/** The part of the Deno runtime used here: its types are not installed, and this file runs nowhere else. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** The site's own origins; while the secret is not set, pages of any site may ask. */
const site = readOrigins(Deno.env.get('SITE_ORIGINS'));

Deno.serve(
  createGetSecret((name) => Deno.env.get(name), site && ((request) => site.has(request.headers.get('origin') ?? ''))),
);
