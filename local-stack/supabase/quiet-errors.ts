import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<(line: string) => void>();
let loud = console.error;

/**
 * Runs backend work that logs every failed query to console.error with its stack. Expected errors (a taken username, a
 * row of someone else) are logged in one line instead; errors without a Postgres code pass through.
 */
export function withQuietErrors<T>(print: (line: string) => void, work: () => Promise<T>): Promise<T> {
  if (console.error !== quiet) {
    loud = console.error;
    console.error = quiet;
  }
  return inside.run(print, work);
}

function quiet(...parts: unknown[]): void {
  const print = inside.getStore();
  const refusal = print && refusalIn(parts[0]);
  if (refusal) print(refusal);
  else loud(...parts);
}

function refusalIn(thrown: unknown): string | undefined {
  // a converted error has the original as its cause
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^[0-9A-Z]{5}$|^PGRST/.test(error.code) ? `Query refused: ${error.code} ${error.message}` : undefined;
}
