/** The rows of an answer that can be read; none where the answer is no list. */
export function rowsIn<T>(data: unknown, parse: (row: unknown) => T | null): readonly T[] {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.map(parse).filter((row) => row !== null);
}
