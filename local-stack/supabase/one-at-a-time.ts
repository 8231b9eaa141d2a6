/**
 * Makes calls wait for each other, in the order in which they came. PGlite is one connection, and nothing
 * keeps the backend's transactions on it apart: where one of them pauses, the next one's BEGIN, role and COMMIT reach
 * into it (seen: a row that was rolled back had been committed by its neighbour).
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
