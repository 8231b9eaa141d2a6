import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading, SectionHeading } from '../../components/layout/headings';
import { Spinner } from '../../components/spinner';
import { isStorageError } from '../../db/storage';
import type { ListedMovie } from '../../domain/lists/marked-list';
import { isListedOnSyncPage, kindsWith, type ListedKind } from '../../domain/marks/mark-kinds';
import { useMemberState } from '../../hooks/member-provider';
import { useLowSpace, useOfflineReadiness } from '../../hooks/use-storage-space';
import { type SyncNowFailure, useSyncNow } from '../../hooks/use-sync-now';
import { useSyncedAt } from '../../hooks/use-sync-status';
import { formatDateTime } from '../../i18n/format';
import { CARD } from '../../i18n/messages/movies';
import { APP, STORAGE } from '../../i18n/messages/shell';
import { OFFLINE_READINESS, SYNC_STORAGE } from '../../i18n/messages/sync';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { MARKS } from '../../marks/messages';
import { unmarkMovies } from '../../marks/toggle-mark';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { ConflictList, PendingList, SyncRow, OrphanList } from './change-lists';
import { type PendingChange, useConflictLog, useLastFailure, useOutbox } from './use-outbox';

const Stack = chakra('div', { base: { display: 'grid', gap: '8' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.raised',
  },
});
const State = chakra('p', { base: { fontFamily: 'heading', fontSize: '2xl', lineHeight: 'snug' } });

/** Sync errors are stored with the cycle, except those that can't be, such as a storage failure. */
function isUnrecorded(failure: SyncNowFailure): boolean {
  return failure === 'slow' || failure === 'defect' || isStorageError({ reason: failure });
}

/** /profile/sync: unsent and refused changes, changes by other devices, and dismissed movies. */
export function SyncScreen({ onTakeBack }: ListedMarksProps) {
  const { changes, unsentCount = 0 } = useOutbox() ?? {};
  const conflicts = useConflictLog();
  const syncedAt = useSyncedAt();
  const { syncing, failure, sync } = useSyncNow();
  const lastFailure = useLastFailure();
  const lowSpace = useLowSpace();
  const offlineStart = useOfflineReadiness();
  const messages = SYNC_PAGE;

  const stopped = syncing ? null : failure && isUnrecorded(failure) ? failure : lastFailure;
  const inState = (state: PendingChange['state']) => changes?.filter((change) => change.state === state);
  const [waiting, blocked, orphans] = [inState('waiting'), inState('blocked'), inState('orphan')];
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} />
      {!waiting || !blocked || !orphans || !conflicts ? (
        <Spinner label={APP.loading} />
      ) : (
        <Stack>
          <Top>
            <div>
              <State>{unsentCount > 0 ? messages.unsyncedCount(unsentCount) : messages.nothingPending}</State>
              <Muted>{syncedAt === null ? messages.never : messages.syncedAt(formatDateTime(syncedAt))}</Muted>
            </div>
            <Button variant="secondary" loading={syncing} loadingText={messages.syncing} onPress={() => void sync()}>
              {messages.syncNow}
            </Button>
          </Top>
          {stopped && <ErrorPanel text={stoppedMessage(stopped)} />}
          {offlineStart === 'refused' && <Muted role="status">{OFFLINE_READINESS[offlineStart]}</Muted>}
          {lowSpace !== null && (
            <Muted role="status">
              {messages.lowSpace(Math.floor(lowSpace / 1_000_000))}
              {unsentCount > 0 && ` ${messages.unsyncedCount(unsentCount)}`}
            </Muted>
          )}
          {blocked.length > 0 && (
            <section>
              <SectionHeading title={messages.blockedTitle} />
              <PendingList changes={blocked} refused />
            </section>
          )}
          {orphans.length > 0 && (
            <section>
              <SectionHeading title={messages.orphansTitle} />
              <OrphanList changes={orphans} />
            </section>
          )}
          {waiting.length > 0 && (
            <section>
              <SectionHeading title={messages.pendingTitle} />
              <PendingList changes={waiting} />
            </section>
          )}
          <section>
            <SectionHeading title={messages.conflictsTitle} />
            {conflicts.length > 0 ? <ConflictList conflicts={conflicts} /> : <Muted>{messages.noConflicts}</Muted>}
          </section>
          <ListedMarks onTakeBack={onTakeBack} />
        </Stack>
      )}
    </>
  );
}

const { stopped } = SYNC_PAGE;
const MESSAGES: Readonly<Record<SyncNowFailure, string>> = {
  ...SYNC_STORAGE,
  ...stopped,
  unauthorized: stopped.signIn,
  'wrong-user': stopped.signIn,
  'signed-out': stopped.signIn,
  unreachable: stopped.server,
  timeout: stopped.server,
  'rate-limited': stopped.server,
  refused: stopped.server,
  clock: stopped.server,
  malformed: stopped.server,
};

/** Why a sync cycle stopped, and what to do about it. */
export function stoppedMessage(reason: SyncNowFailure): string {
  return MESSAGES[reason];
}

/** /profile/sync, where marks without a screen of their own can be removed. */
export function SyncRoute() {
  const state = useMemberState();
  if (state.status === 'failed') {
    return (
      <>
        <PageHeading title={SYNC_PAGE.title} lead={SYNC_PAGE.lead} />
        <ErrorPanel text={STORAGE[state.error.reason]} />
      </>
    );
  }
  const store = state.status === 'open' ? state.store : null;
  return <SyncScreen onTakeBack={(kind, id) => void (store && unmarkMovies(store, kind, [id]))} />;
}

/** Number of movies listed before 'show all'. */
const NAMED = 20;

const All = chakra('div', { base: { paddingBlock: '3' } });

interface ListedMarksProps {
  /** Called with the movie's id when a mark is removed. */
  readonly onTakeBack: (kind: ListedKind, id: number) => void;
}

function titleOf({ id, card }: ListedMovie): string {
  return card?.title ?? CARD.unknownMovie(id);
}

/** Movies with a mark that has no screen of its own, newest first; renders nothing if there are none. */
function MarkList({ kind, onTakeBack }: ListedMarksProps & { readonly kind: ListedKind }) {
  const messages = SYNC_PAGE;
  const heading = useId();
  const [all, setAll] = useState(false);
  const ids = useMarkedIds(kind);
  const movies = useListedMovies(ids);
  if (!movies || movies.length === 0) return null;
  const named = all ? movies : movies.slice(0, NAMED);
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={MARKS[kind].listTitle} />
      <ul>
        {named.map((movie) => (
          <SyncRow key={movie.id} title={titleOf(movie)} note={MARKS[kind].listNote}>
            <Button
              variant="secondary"
              label={messages.named(messages.undoDismissal, titleOf(movie))}
              onPress={() => onTakeBack(kind, movie.id)}
            >
              {messages.undoDismissal}
            </Button>
          </SyncRow>
        ))}
      </ul>
      {named.length < movies.length && (
        <All>
          <Button variant="ghost" onPress={() => setAll(true)}>
            {messages.showAll(movies.length)}
          </Button>
        </All>
      )}
    </section>
  );
}

/** The marks of every kind that has no screen of its own. */
function ListedMarks({ onTakeBack }: ListedMarksProps) {
  return kindsWith()
    .filter(isListedOnSyncPage)
    .map((kind) => <MarkList key={kind} kind={kind} onTakeBack={onTakeBack} />);
}
