import { useLiveQuery } from 'dexie-react-hooks';
import { isUserMark, kindsWith, type UserMarkKind } from '../../../domain/marks/mark-kinds';
import { useMemberStore } from '../../../hooks/member-provider';

/** A mark set by hand that the server refused. */
export interface RefusedMark {
  /** The refused operation: another try that is refused again has the same. */
  readonly op: string;
  readonly kind: UserMarkKind;
}

/** The member's marks that were set aside; undefined while they are being read. */
export function useRefused(): readonly RefusedMark[] | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { outbox } = runtime.database;
    const ofKind = async (kind: UserMarkKind): Promise<readonly RefusedMark[]> => {
      const entries = await outbox.where('[state+operation.kind]').equals(['set-aside', kind]).toArray();
      return entries.map(({ operation }) => ({ op: operation.op, kind }));
    };
    return (await Promise.all(kindsWith().filter(isUserMark).map(ofKind))).flat();
  }, [runtime]);
}
