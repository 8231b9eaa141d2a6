import type { CrewMember } from '../../../domain/movies/movie-details';

/** The movie database's jobs that are told on screen. */
const ROLES: ReadonlyMap<string, CrewMember['role']> = new Map([
  ['Director', 'director'],
  ['Screenplay', 'writer'],
  ['Writer', 'writer'],
  ['Story', 'writer'],
  ['Author', 'writer'],
  ['Novel', 'writer'],
]);

/** What somebody did for a movie, by the movie database's name of the job. */
export function crewRole(job: string): CrewMember['role'] {
  return ROLES.get(job) ?? 'other';
}
