// Deno resolves files by their full name.
import { createCorrectFilms } from './handler.ts';

/** The part of the Deno runtime used here: its types are not installed, and this file runs nowhere else. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(createCorrectFilms((name) => Deno.env.get(name)));
