import { useLiveQuery } from 'dexie-react-hooks';
import type { MarkKind } from '../../domain/mark';
import { useMember } from './member-provider';

/** A favorite or watched mark that the server refused. */
export interface RefusedMark {
  /** The refused operation: another try that is refused again has the same. */
  readonly op: string;
  readonly kind: Exclude<MarkKind, 'shown'>;
}

/** The member's marks that were set aside; undefined while they are being read. */
export function useRefused(): readonly RefusedMark[] | undefined {
  const member = useMember();
  return useLiveQuery(async () => {
    if (!member) return undefined;
    const { outbox } = member.database;
    const ofKind = async (kind: RefusedMark['kind']) => {
      const entries = await outbox.where('[state+operation.kind]').equals(['set-aside', kind]).toArray();
      return entries.map(({ operation }) => ({ op: operation.op, kind }));
    };
    const [favorites, watched] = await Promise.all([ofKind('favorite'), ofKind('watched')]);
    return [...favorites, ...watched];
  }, [member]);
}
