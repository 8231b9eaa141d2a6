/** Supported by V8 and WebKit, but missing in Firefox and in the DOM types. */
const errors: { stackTraceLimit?: number } = Error;

const limit = errors.stackTraceLimit;

// react-dom creates errors while loading and throws them later. To build each stack trace V8 parses the whole script a
// second time: 160 ms on a slow phone. Deleting the limit disables stack traces; setting it to 0 doesn't.
delete errors.stackTraceLimit;

/** Turns stack traces back on after react-dom has loaded. */
export function restoreStackTraces(): void {
  if (limit !== undefined) errors.stackTraceLimit = limit;
}
