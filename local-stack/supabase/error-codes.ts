import type { PgliteConnection } from '@supabase/lite/pglite';

/** HTTP statuses of hosted PostgREST by SQLSTATE: the first matching prefix (docs.postgrest.org, "Errors"). */
const STATUSES: readonly [beginning: string, status: number][] = [
  ['P0001', 400],
  ['53400', 500],
  ['08', 503],
  ['53', 503],
  ['09', 500],
  ['25', 500],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
];

/** SQLSTATEs that the backend already reports with their code. */
const REPORTED_CODES = /^(PT|42|2[12]|25006|2350[235])/;

/** A Postgres error as the query library throws it. */
interface PostgresError extends Error {
  readonly code: string;
  readonly detail?: string;
  readonly hint?: string;
}

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/**
 * The error in the form of PostgREST's "raise sqlstate 'PGRST'": the message is the response body, the detail its
 * status.
 */
function asPostgrestError(error: PostgresError): Error {
  const { code, message, detail = null, hint = null } = error;
  const status = STATUSES.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 400;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint }), { cause: error }), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/**
 * Makes every database error respond with its SQLSTATE and the status of hosted PostgREST. The backend would answer
 * some, such as check constraints and raised exceptions, with 500 and its own code (SUP).
 */
export function reportSqlStates(connection: PgliteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown);
    return isPostgresError(error) && !REPORTED_CODES.test(error.code) ? asPostgrestError(error) : error;
  };
}
