/**
 * Makes calls wait for each other, in the order in which they came. PGlite is one connection, and the backend's
 * transactions on it do not exclude each other: run side by side, one request's BEGIN and role would reach into
 * another's (seen: a rolled-back row was committed by its neighbour).
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
