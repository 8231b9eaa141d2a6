import { useLiveQuery } from 'dexie-react-hooks';
import { useMemberStore } from '../../../hooks/member-provider';

/** Whether an import of the member is on this device, under way or to be looked at; false until it is known. */
export function useHasImport(): boolean {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (await runtime?.database.imports.count()) === 1, [runtime]) ?? false;
}
