import type { PullResponse } from '../transport/protocol';

/**
 * A page in parts, in its order, each of which one transaction takes in: what a member does meanwhile waits for no more
 * than one, and a kill loses no more.
 * @param most rows of a part
 */
export function* chunkPage(page: PullResponse, most: number): Generator<PullResponse> {
  const seqs = [...page.rows, ...page.unknownRows].map(({ seq }) => seq).sort((one, other) => one - other);
  let from = -Infinity;
  for (let last = most - 1; last < seqs.length - 1; last += most) {
    const to = seqs[last] ?? Infinity;
    yield { ...between(page, from, to), more: true };
    from = to;
  }
  yield between(page, from, Infinity);
}

function between(page: PullResponse, from: number, to: number): PullResponse {
  const isWithin = ({ seq }: { readonly seq: number }) => seq > from && seq <= to;
  return { ...page, rows: page.rows.filter(isWithin), unknownRows: page.unknownRows.filter(isWithin) };
}
