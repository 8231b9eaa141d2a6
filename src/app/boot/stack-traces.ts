/** V8 and WebKit have it, Firefox has not; the DOM's types do not know it. */
const errors: { stackTraceLimit?: number } = Error;

const limit = errors.stackTraceLimit;

// react-dom makes errors while it is loaded, to throw them later. For the stack of each V8 looks up where it stands, and
// for that reads the whole script a second time: 160 ms on a slow phone. Without a limit (0 is one) there is no stack.
delete errors.stackTraceLimit;

/** From here on errors carry their stacks again, for whoever looks for a fault. */
export function restoreStackTraces(): void {
  if (limit !== undefined) errors.stackTraceLimit = limit;
}
