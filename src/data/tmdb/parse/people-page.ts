import { isRecord } from '../../../domain/values/guards';
import { idOf, listOf, textOf } from '../../../domain/values/fields';

/** Somebody of the movie database. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

function parsePerson(item: unknown): Person | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['id']);
  const name = textOf(item['name']).trim();
  return id === null || name === '' ? null : { id, name };
}

/** A page of people, the best known first; null where it holds no list. */
export function parsePeoplePage(body: unknown): Person[] | null {
  return isRecord(body) ? listOf(body['results'], parsePerson) : null;
}
