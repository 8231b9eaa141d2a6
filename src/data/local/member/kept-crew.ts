import type { CrewMember, FilmDetails } from '../../../domain/film/film-details';
import { crewRole } from '../../tmdb/parse/crew-role';

/** As an earlier release kept it: with the movie database's name of the job in place of the role. */
type KeptMember = CrewMember | { readonly name: string; readonly job: string };

/** Details that the device kept, with what each of the crew did as it is told now. */
export function withCrewRoles(details: FilmDetails): FilmDetails {
  const { credits } = details;
  const kept: readonly KeptMember[] = credits.crew;
  const crew = kept.map((member) => ('job' in member ? { name: member.name, role: crewRole(member.job) } : member));
  return { ...details, credits: { ...credits, crew } };
}
