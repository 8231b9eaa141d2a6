// Deno resolves files by their full name.
import { createCorrectMovies } from './handler.ts';

/** The part of the Deno runtime used here: its types are not installed, and this file runs nowhere else. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(createCorrectMovies((name) => Deno.env.get(name)));
