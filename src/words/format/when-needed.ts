/**
 * A formatter that is made when it is first asked for: a slow phone takes some milliseconds for each, which no page is to
 * wait for that shows no such text yet. Of several sorts there is one each.
 */
export function memoize<Formatter, Sort = void>(make: (sort: Sort) => Formatter): (sort: Sort) => Formatter {
  const made = new Map<Sort, Formatter>();
  return (sort) => {
    const formatter = made.get(sort) ?? make(sort);
    made.set(sort, formatter);
    return formatter;
  };
}
