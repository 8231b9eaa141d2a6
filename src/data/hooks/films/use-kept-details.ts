import { useLiveQuery } from 'dexie-react-hooks';
import type { DatedMetadata } from '../../../db/metadata-cache';
import { readDetails } from '../../../db/details-cache';
import type { DetailsRow, MovieRow } from '../../../db/member-database';
import { useMemberStore, useMemberState } from '../member/member-provider';
import { useServices } from '../session/services-context';
import { useSession } from '../session/session-provider';

/** What this device keeps of a movie for the member. */
export interface CachedDetails {
  readonly row: DetailsRow | null;
  /** The movie's card, which a mark brings along. */
  readonly card: MovieRow | null;
}

const NOTHING: CachedDetails = { row: null, card: null };

/** The details with what the device has learned of the movie since, as for a card. */
function withNewerFacts(row: DetailsRow, facts: DatedMetadata | null): DetailsRow {
  return facts && facts.fetchedAt > row.fetchedAt ? { ...row, details: { ...row.details, facts: facts.value } } : row;
}

/** What the device keeps of a movie; nothing for a visitor, undefined until it has been read. */
export function useCachedDetails(id: number): CachedDetails | undefined {
  const resolving = useSession().status === 'loading';
  const opening = useMemberState().status === 'opening';
  const runtime = useMemberStore();
  const load = useServices();
  const read = useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
    const [row, card] = await Promise.all([readDetails(database, id, Date.now()), database.movies.get(id)]);
    const facts = row && (await (await load()).metadata.recall(id));
    return { of: runtime, id, kept: { row: row && withNewerFacts(row, facts), card: card ?? null } };
  }, [runtime, id, load]);
  if (resolving || opening) return undefined;
  if (!runtime) return NOTHING;
  // Until the first answer for this member and movie, the last one for another would stand.
  return read?.of === runtime && read.id === id ? read.kept : undefined;
}
