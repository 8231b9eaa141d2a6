/** Whether this is an id as the movie database gives them: a whole number from 1 on. */
export function isMovieId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** The movie id in an address, or null where the text is none: digits only, so that one movie has one address. */
export function movieIdOf(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : null;
  return isMovieId(id) ? id : null;
}
