/** A start that cannot succeed, told in one sentence to the person at the terminal; never shown with a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

/**
 * The code of a failed system call.
 * @returns such as "EACCES", or undefined when the error carries none
 */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The text of anything thrown: PGlite throws things that are no errors. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : JSON.stringify(error);
}
