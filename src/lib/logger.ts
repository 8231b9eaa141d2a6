/** Logs a line to the console, for cases without a message on screen. */
export function logDebug(line: string): void {
  globalThis.console.info(line);
}
