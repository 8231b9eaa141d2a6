import type { CastMember, Credits, CrewMember } from '../../../domain/movies/movie-details';
import { isRecord } from '../../../domain/values/guards';
import { crewRole } from './crew-role';
import { idOf, imagePathOf, listOf, textOf } from '../../../domain/values/fields';

function parseCastMember(item: unknown): CastMember | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['id']);
  const name = textOf(item['name']);
  if (id === null || name === '') return null;
  return { id, name, character: textOf(item['character']), profilePath: imagePathOf(item['profile_path']) };
}

function parseCrewMember(item: unknown): CrewMember | null {
  if (!isRecord(item)) return null;
  const name = textOf(item['name']);
  return name === '' ? null : { name, role: crewRole(textOf(item['job'])) };
}

/** A movie's cast and crew; null where neither is listed. */
export function parseCredits(body: unknown): Credits | null {
  if (!isRecord(body)) return null;
  const cast = listOf(body['cast'], parseCastMember);
  const crew = listOf(body['crew'], parseCrewMember);
  return cast === null && crew === null ? null : { cast: cast ?? [], crew: crew ?? [] };
}
