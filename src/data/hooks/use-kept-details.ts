import { useLiveQuery } from 'dexie-react-hooks';
import { readDetails } from '../local/kept-details';
import type { DetailsRow, FilmRow } from '../local/member-database';
import { useMember, useMemberState } from './member-provider';
import { useSession } from './session-provider';

/** What this device keeps of a film for the member. */
export interface KeptDetails {
  readonly row: DetailsRow | null;
  /** The film's card, which a mark brings along. */
  readonly card: FilmRow | null;
}

const NOTHING: KeptDetails = { row: null, card: null };

/** What the device keeps of a film; nothing for a visitor, undefined until it has been read. */
export function useKeptDetails(id: number): KeptDetails | undefined {
  const resolving = useSession().status === 'loading';
  const opening = useMemberState().status === 'opening';
  const member = useMember();
  const read = useLiveQuery(async () => {
    if (!member) return undefined;
    const { database } = member;
    const [row, card] = await Promise.all([readDetails(database, id, Date.now()), database.films.get(id)]);
    return { of: member, id, kept: { row, card: card ?? null } };
  }, [member, id]);
  if (resolving || opening) return undefined;
  if (!member) return NOTHING;
  // Until the first answer for this member and film, the last one for another would stand.
  return read?.of === member && read.id === id ? read.kept : undefined;
}
