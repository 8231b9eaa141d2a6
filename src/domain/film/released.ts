import type { Candidate } from './film';

/** Whether the movie was out by the day of `now` (ISO date or timestamp); one without a date does not count as out. */
export function isReleased(candidate: Candidate, now: string): boolean {
  return candidate.releaseDate !== '' && candidate.releaseDate <= now;
}
