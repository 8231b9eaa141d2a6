export type Row = Record<string, unknown>;

/** A connection, or a transaction on it. */
export interface Session {
  /** The rows of a statement; bigint columns are returned as numbers. */
  rows(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** The number of rows that a statement affected. */
  touched(sql: string, parameters?: readonly unknown[]): Promise<number>;
  /** Several statements at once, without parameters. */
  script(sql: string): Promise<void>;
  /**
   * Several statements in one message, without parameters: one transaction, unless one is already open.
   * @returns the rows of each statement
   */
  results(sql: string): Promise<Row[][]>;
}

/** A server session of its own, for concurrent work. */
export interface Connection extends Session {
  /** Runs in a transaction: committed when the work ends, rolled back when it throws. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/** A database with all migrations, used by the role that owns the tables. */
export interface Database extends Connection {
  /** Applies the migrations after the last applied one. */
  upgrade(after: string): Promise<void>;
  /** Opens another connection; PGlite has only one. */
  connect(): Promise<Connection>;
  close(): Promise<void>;
}

/** The caller of a request: a member by id, or one of these. */
export const visitor = 'visitor';

/** A member's token without a subject. */
export const nameless = 'nameless';

/**
 * Sets the role and the claims that PostgREST would set for a request, until the transaction ends.
 * @param signIn id of the auth service's session that the token belongs to, if that matters
 */
export async function actAs(session: Session, caller: string, signIn?: string): Promise<void> {
  const role = caller === visitor ? 'anon' : 'authenticated';
  const claims = caller === visitor || caller === nameless ? { role } : { role, sub: caller, session_id: signIn };
  await session.rows(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    role,
    JSON.stringify(claims),
  ]);
}

/** One request of a caller: a transaction with their role and claims. */
export function as<T>(
  connection: Connection,
  caller: string,
  work: (session: Session) => Promise<T>,
  signIn?: string,
): Promise<T> {
  return connection.transaction(async (session) => {
    await actAs(session, caller, signIn);
    return work(session);
  });
}

/** Rolls back everything that the work does, and returns its value. */
export async function rolledBack<T>(connection: Connection, work: (session: Session) => Promise<T>): Promise<T> {
  const result: { value?: T } = {};
  const stop = new Error('rolled back on purpose');
  try {
    await connection.transaction(async (session) => {
      result.value = await work(session);
      throw stop;
    });
  } catch (error) {
    if (error !== stop) throw error;
  }
  if (!('value' in result)) throw new Error('the work returned no value');
  return result.value;
}

/** The SQLSTATE of a refusal, or 'accepted'. */
export async function verdict(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'accepted';
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
    throw error;
  }
}
