/** A line for whoever looks into the browser's console, where the reader of the screen is told nothing. */
export function logDebug(line: string): void {
  globalThis.console.info(line);
}
