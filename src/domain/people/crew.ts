import type { CrewMember } from '../film/film-details';

function namesOf(crew: readonly CrewMember[], wanted: CrewMember['role']): string[] {
  return [...new Set(crew.filter(({ role }) => role === wanted).map(({ name }) => name))];
}

/** Names of the directors, each once. */
export function directorsOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, 'director');
}

/** Names of those who wrote the movie or what it is based on, each once. */
export function writersOf(crew: readonly CrewMember[]): string[] {
  return namesOf(crew, 'writer');
}

/** Whether somebody directed or wrote: of the crew, only they are named on screen. */
export function isShownCrew({ role }: CrewMember): boolean {
  return role !== 'other';
}
