import type { CrewMember } from '../film/film-details';

const DIRECTING_JOBS: readonly string[] = ['Director'];
const WRITING_JOBS: readonly string[] = ['Screenplay', 'Writer', 'Story', 'Author', 'Novel'];

function namesOf(crew: readonly CrewMember[], jobs: readonly string[]): string[] {
  return [...new Set(crew.filter(({ job }) => jobs.includes(job)).map(({ name }) => name))];
}

/** Names of the directors, each once. */
export function directorsOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, DIRECTING_JOBS);
}

/** Names of those who wrote the film or what it is based on, each once. */
export function writersOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, WRITING_JOBS);
}

/** Whether somebody directed or wrote: of the crew, only they are named on screen. */
export function isShownCrew({ job }: CrewMember): boolean {
  return DIRECTING_JOBS.includes(job) || WRITING_JOBS.includes(job);
}
