/**
 * A formatter that is made when it is first asked for: a slow phone takes some milliseconds for each, which no page is to
 * wait for that shows no such text yet.
 */
export function whenNeeded<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | null = null;
  return () => (made ??= make());
}
