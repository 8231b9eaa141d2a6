import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { IMPORT_LISTED } from '../../config/import';
import { listImported, readImport, type ImportProgress } from '../../services/import/import-store';
import type { ImportStall } from '../../services/import/importer';
import { memberImport, type MemberImport } from '../../services/import/member-import';
import type { ImportEntry } from '../../db/member-database';
import type { MemberStore } from '../../services/member-store';
import { useServices } from '../../hooks/services-context';

/** The state of the member's import. */
export interface ImportView {
  readonly commands: MemberImport;
  /** Null if there is none. */
  readonly progress: ImportProgress | null;
  /** The first ambiguous movies. */
  readonly ambiguous: readonly ImportEntry[];
  readonly stall: ImportStall;
}

/** The import on this device, which resumes after a reload; undefined while loading. */
export function useImport(store: MemberStore): ImportView | undefined {
  const load = useServices();
  const commands = useMemo(() => memberImport(store, load), [store, load]);
  const stall = useSyncExternalStore(commands.subscribe, commands.stalledBy);
  const read = useLiveQuery(async () => {
    const { database } = commands;
    return {
      progress: await readImport(database),
      ambiguous: await listImported(database, 'ambiguous', IMPORT_LISTED),
    };
  }, [commands]);
  useEffect(() => void commands.run(), [commands]);
  return useMemo(() => read && { commands, ...read, stall }, [commands, read, stall]);
}
