/** Runs work while no other tab or worker of this origin holds the name; without Web Locks, runs it at once. */
export async function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
