/** An expected startup failure with a message for the terminal, shown without a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

/**
 * The code of a failed system call.
 * @returns such as "EACCES", or undefined if the error has none
 */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of anything thrown, since PGlite also throws objects that aren't errors. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : JSON.stringify(error);
}
