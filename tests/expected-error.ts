/** What the running test said it would provoke. */
const announced: RegExp[] = [];

/**
 * Says that the running test provokes a console.error; any other fails it, and so does one that stays out.
 * @param pattern matched against the joined text of the call
 */
export function expectConsoleError(pattern: RegExp): void {
  announced.push(pattern);
}

/** Ends a test: what was announced in it, once. Used by the setup of all tests. */
export function takeExpectedErrors(): RegExp[] {
  return announced.splice(0);
}
