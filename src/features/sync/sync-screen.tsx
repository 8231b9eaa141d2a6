import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading, SectionHeading } from '../../components/layout/headings';
import { Spinner } from '../../components/spinner';
import { useMemberStore } from '../../hooks/member-provider';
import { useLowSpace, useOfflineReadiness } from '../../hooks/use-storage-space';
import { type SyncNowFailure, useSyncNow } from '../../hooks/use-sync-now';
import { useSyncedAt } from '../../hooks/use-sync-status';
import { formatDateTime } from '../../i18n/format';
import { APP } from '../../i18n/messages/shell';
import { OFFLINE_READINESS, SYNC_STORAGE } from '../../i18n/messages/sync';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { isStorageError } from '../../lib/storage';
import { unmarkMovies } from '../../marks/toggle-mark';
import { ConflictList, PendingList } from './change-lists';
import { ListedMarks, type ListedMarksProps } from './listed-marks';
import { OrphanList } from './orphan-list';
import { type PendingChange, useConflictLog, useLastFailure, useOutbox } from './use-outbox';

const Stack = chakra('div', { base: { display: 'grid', gap: '8' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const Top = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});

/** What stopped a round is noted with the round, but for what a round cannot note: a device that refuses its storage. */
function isUnnoted(failure: SyncNowFailure): boolean {
  return failure === 'endless' || failure === 'defect' || isStorageError({ reason: failure });
}

/** /profile/sync: what waits, what was refused, what another device changed, and what is not recommended any more. */
export function SyncScreen({ onTakeBack }: ListedMarksProps) {
  const { changes, onlyHere = 0 } = useOutbox() ?? {};
  const merges = useConflictLog();
  const syncedAt = useSyncedAt();
  const { syncing, failure, sync } = useSyncNow();
  const lastFailure = useLastFailure();
  const littleRoom = useLowSpace();
  const offlineStart = useOfflineReadiness();
  const words = SYNC_PAGE;

  const stopped = syncing ? null : failure && isUnnoted(failure) ? failure : lastFailure;
  const inState = (state: PendingChange['state']) => changes?.filter((change) => change.state === state);
  const [waiting, aside, lost] = [inState('waiting'), inState('blocked'), inState('orphan')];
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      {!waiting || !aside || !lost || !merges ? (
        <Spinner label={APP.loading} />
      ) : (
        <Stack>
          <Top>
            <Muted>{syncedAt === null ? words.never : words.syncedAt(formatDateTime(syncedAt))}</Muted>
            <Button variant="secondary" loading={syncing} loadingText={words.syncing} onPress={() => void sync()}>
              {words.syncNow}
            </Button>
          </Top>
          {stopped && <ErrorPanel text={stoppedMessage(stopped)} />}
          {offlineStart === 'refused' && <Muted role="status">{OFFLINE_READINESS[offlineStart]}</Muted>}
          {littleRoom !== null && (
            <Muted role="status">
              {words.littleRoom(Math.floor(littleRoom / 1_000_000))}
              {onlyHere > 0 && ` ${words.onlyHere(onlyHere)}`}
            </Muted>
          )}
          {aside.length > 0 && (
            <section>
              <SectionHeading title={words.blockedTitle} />
              <PendingList changes={aside} />
            </section>
          )}
          {lost.length > 0 && (
            <section>
              <SectionHeading title={words.orphansTitle} />
              <OrphanList changes={lost} />
            </section>
          )}
          <section>
            <SectionHeading title={words.pendingTitle} />
            {waiting.length > 0 ? (
              <PendingList changes={waiting} />
            ) : (
              <Muted>
                {onlyHere > aside.length + lost.length
                  ? words.onlyHere(onlyHere)
                  : onlyHere > 0
                    ? words.nothingElsePending
                    : words.nothingPending}
              </Muted>
            )}
          </section>
          <section>
            <SectionHeading title={words.conflictsTitle} />
            {merges.length > 0 ? <ConflictList merges={merges} /> : <Muted>{words.noConflicts}</Muted>}
          </section>
          <ListedMarks onTakeBack={onTakeBack} />
        </Stack>
      )}
    </>
  );
}

const { stopped } = SYNC_PAGE;
const SENTENCES: Readonly<Record<SyncNowFailure, string>> = {
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

/** Why a round of sync stopped, in words, with what to do about it. */
export function stoppedMessage(reason: SyncNowFailure): string {
  return SENTENCES[reason];
}

/** /profile/sync, where marks that have no screen of their own are taken back. */
export function SyncRoute() {
  const store = useMemberStore();
  return <SyncScreen onTakeBack={(kind, id) => void (store && unmarkMovies(store, kind, [id]))} />;
}
