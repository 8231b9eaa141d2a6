import { useLiveQuery } from 'dexie-react-hooks';
import Download from 'lucide-react/icons/download';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Panel, PanelGrid, PanelNote, Stack, Text } from '../../components/layout/panels';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { readMemberExport } from '../../db/export-data';
import { readInitialSync } from '../../db/initial-sync';
import { markedIds } from '../../db/marks';
import type { Member } from '../../domain/account/session';
import { diaryCsv, exportText, listCsv, type MemberExport } from '../../domain/export';
import { type ByKind, kindsWith, readByKind } from '../../domain/marks/mark-kinds';
import type { Result } from '../../domain/values/result';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useInitialSyncStatus } from '../../hooks/use-sync-status';
import { formatUnitList } from '../../i18n/format';
import { APP, STORAGE } from '../../i18n/messages/shell';
import { saveFile } from '../../lib/share';
import type { StorageError } from '../../db/storage';
import { MARKS } from '../../marks/messages';
import type { ImportPanelProps } from './import-panel';
import { OWN_DATA } from './messages';

/** A file that can be exported. */
interface CopyFile {
  readonly name: string;
  readonly type: string;
  readonly textOf: (copy: MemberExport) => string;
}

const CSV = 'text/csv;charset=utf-8';
const FILES = {
  everything: { name: 'matinee.json', type: 'application/json', textOf: exportText },
  watched: {
    name: 'matinee-watched.csv',
    type: CSV,
    textOf: diaryCsv,
  },
  favorites: {
    name: 'matinee-favorites.csv',
    type: CSV,
    textOf: ({ marks }) => listCsv(marks.favorite),
  },
} as const satisfies Record<string, CopyFile>;

/** /profile/data: the member's data on this device, as files to save. */
export function OwnDataScreen({ member }: { readonly member: Member }) {
  const state = useMemberState();
  const initialSync = useInitialSyncStatus();
  const source = useMemberCopy(member.email, initialSync === 'synced');
  const [busy, setBusy] = useState<keyof typeof FILES | null>(null);
  const [refused, setRefused] = useState<StorageError['reason'] | null>(null);

  async function save(format: keyof typeof FILES): Promise<void> {
    if (source === null) return;
    setBusy(format);
    setRefused(null);
    const copy = await source.read();
    setBusy(null);
    if (!copy.ok) {
      setRefused(copy.error.reason);
      return;
    }
    const { name, type, textOf } = FILES[format];
    saveFile(name, new Blob([textOf(copy.value)], { type }));
    toasts.show({ kind: 'success', text: OWN_DATA.saved(name) });
  }

  const heading = <PageHeading title={OWN_DATA.title} lead={OWN_DATA.lead} />;
  if (state.status === 'failed') {
    return (
      <>
        {heading}
        <ErrorPanel text={STORAGE[state.error.reason]} />
      </>
    );
  }
  // the initial sync ends soon either way: don't show what it would change
  if (source === null || initialSync === 'syncing') {
    return (
      <>
        {heading}
        <Spinner label={OWN_DATA.reading} />
      </>
    );
  }
  const { counts } = source;
  const { favorite, watched } = counts;
  const marks = formatUnitList(
    kindsWith()
      .filter((kind) => counts[kind] > 0)
      .map((kind) => MARKS[kind].movies(counts[kind])),
  );
  const { everything, watched: seen, favorites } = OWN_DATA;
  const none = (text: string) => (initialSync === 'synced' ? text : OWN_DATA.nothingStored);
  const button = (which: keyof typeof FILES) => ({
    loading: busy === which,
    disabled: busy !== null && busy !== which,
    onSave: () => void save(which),
  });
  return (
    <>
      {heading}
      <div role="status">{initialSync !== 'synced' && <PanelNote>{OWN_DATA.incomplete}</PanelNote>}</div>
      {refused && <ErrorPanel text={STORAGE[refused]} />}
      <PanelGrid by="rows">
        <CopyCard {...everything} text={everything.text(marks)} {...button('everything')} />
        <CopyCard
          {...seen}
          text={watched === 0 ? none(seen.none) : seen.text}
          {...(watched > 0 && button('watched'))}
        />
        <CopyCard
          {...favorites}
          text={favorite === 0 ? none(favorites.none) : favorites.text}
          {...(favorite > 0 && button('favorites'))}
        />
        <ImportCard />
      </PanelGrid>
    </>
  );
}

export interface CopyCardProps {
  readonly title: string;
  /** What the file contains, or that there is nothing to save. */
  readonly text: string;
  readonly save: string;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** Absent if there is nothing to save. */
  readonly onSave?: () => void;
}

/** A file of the member's data, and the button that saves it. */
export function CopyCard({ title, text, save, loading = false, disabled = false, onSave }: CopyCardProps) {
  return (
    <Panel title={title}>
      <Stack>
        <Text>{text}</Text>
        {onSave && (
          <Button
            variant="secondary"
            loading={loading}
            loadingText={OWN_DATA.reading}
            disabled={disabled}
            onPress={onSave}
            icon={<Download size={18} aria-hidden="true" />}
          >
            {save}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

/** What a copy of the member's data contains, and a function that reads it. */
export interface MemberCopySource {
  /** Number of movies per kind of mark. */
  readonly counts: ByKind<number>;
  readonly read: () => Promise<Result<MemberExport, StorageError>>;
}

/**
 * The member's data on this device; null until it has been counted.
 * @param synced whether the initial sync is known to have completed: then only a count after it is returned
 */
export function useMemberCopy(email: string, synced: boolean): MemberCopySource | null {
  const store = useMemberStore();
  const counted = useLiveQuery(async () => {
    if (!store) return null;
    // Read first: marks that arrive meanwhile may only make the count more complete.
    const complete = (await readInitialSync(store.database)) === 'synced';
    const counts = await readByKind(async (kind) => (await markedIds(store.database, kind)).size);
    return { complete, counts };
  }, [store]);
  if (!store || !counted || (synced && !counted.complete)) return null;
  return { counts: counted.counts, read: () => readMemberExport(store.database, email, Date.now()) };
}

/** The import isn't cached for offline use, since it needs a network anyway. */
function usePanel() {
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<ImportPanelProps> } | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'missing'>('closed');
  const open = useCallback(async () => {
    setState('opening');
    const file = await import('./import-panel').catch(() => null);
    if (file) setPanel({ Panel: file.ImportPanel });
    setState(file ? 'open' : 'missing');
  }, []);
  return { Import: panel?.Panel, state, open };
}

/** Starts an import from another service; a running one shows by itself. */
export function ImportCard() {
  const store = useMemberStore();
  const hasImport = useHasImport();
  const { Import, state, open } = usePanel();
  const { title, text, open: label } = OWN_DATA.importing;

  useEffect(() => {
    if (hasImport && state === 'closed') void open();
  }, [hasImport, state, open]);

  return (
    <Panel title={title}>
      <Stack>
        {Import && store ? (
          <Import runtime={store} />
        ) : (
          <>
            <Text>{text}</Text>
            {state === 'missing' && <ErrorPanel text={APP.partMissingHint(navigator.onLine)} />}
            <Button variant="secondary" loading={state === 'opening'} onPress={() => void open()}>
              {label}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Whether the member has an import on this device, running or finished; false while loading. */
export function useHasImport(): boolean {
  const store = useMemberStore();
  return useLiveQuery(async () => (await store?.database.imports.get('import')) !== undefined, [store]) ?? false;
}
