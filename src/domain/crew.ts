import type { CrewMember } from './film-details';

const WRITING_JOBS: readonly string[] = ['Screenplay', 'Writer', 'Story', 'Author', 'Novel'];

function namesOf(crew: readonly CrewMember[], jobs: readonly string[]): string[] {
  return [...new Set(crew.filter(({ job }) => jobs.includes(job)).map(({ name }) => name))];
}

/** Names of the directors, each once. */
export function directorsOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, ['Director']);
}

/** Names of those who wrote the film or what it is based on, each once. */
export function writersOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, WRITING_JOBS);
}
