import { useLiveQuery } from 'dexie-react-hooks';
import { isMarked } from '../local/marks';
import type { MarkKind } from '../../domain/mark';
import { useMember } from './member-provider';

/** Whether the member has this mark on this film; false for a visitor and until it is read. */
export function useMark(kind: MarkKind, movieId: number): boolean {
  const member = useMember();
  return (
    useLiveQuery(async () => (member ? isMarked(member.database, kind, movieId) : false), [member, kind, movieId]) ??
    false
  );
}
