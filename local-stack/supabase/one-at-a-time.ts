/**
 * Runs calls one after another, in order. PGlite is a single connection, and the backend doesn't isolate its
 * transactions: while one is paused, another's BEGIN, role and COMMIT would interfere (observed: a rolled-back row had
 * been committed by a concurrent transaction).
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
