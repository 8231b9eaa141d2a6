// Deno needs full file names.
import { createCorrectMovies } from './handler.ts';

/** The part of the Deno runtime used here, as its types aren't installed. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(createCorrectMovies((name) => Deno.env.get(name)));
