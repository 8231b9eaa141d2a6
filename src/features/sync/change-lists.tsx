import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { useMemberStore } from '../../hooks/member-provider';
import { useSyncStatus, type SyncStatus } from '../../hooks/use-sync-status';
import { formatDateTime, formatTime } from '../../i18n/format';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { discard, retry, undo, dismiss, restore, resend } from '../../services/outbox-commands';
import type { LoggedConflict, PendingChange } from './use-outbox';
import { toasts } from '../../components/toast';
import { isRecordKind, isUserMark } from '../../domain/marks/mark-kinds';
import { refusalOf } from '../../domain/marks/sync-error';
import type { Result } from '../../domain/values/result';
import { CARD } from '../../i18n/messages/movies';
import { STORAGE, SHELL } from '../../i18n/messages/shell';
import type { StorageError } from '../../db/storage';
import { MARKS, RECORDS } from '../../marks/messages';
import { movieOfOperation } from '../../sync/outbox';

const messages = SYNC_PAGE;

/** A change as text: 'Favorite: Heat'. */
export function changeMessage({ operation, movie }: PendingChange): string {
  if (operation.kind === 'search') return messages.search;
  const { kind, present } = operation;
  const title = movie?.title ?? operation.movie?.title ?? CARD.unknownMovie(movieOfOperation(operation));
  return isRecordKind(kind) ? RECORDS[kind].change(title, present) : MARKS[kind].change(title, present);
}

/** The result of a merge as text. */
function conflictMessage({ kind, movieId, present, movie }: LoggedConflict): string {
  return MARKS[kind].change(movie?.title ?? CARD.unknownMovie(movieId), present);
}

function refusedMessage(code: string): string {
  const refusal = refusalOf(code);
  return refusal === null ? messages.reason.refused(code) : messages.refusals[refusal];
}

/** Why a change hasn't been sent, as text. */
export function pendingMessage({ state, code }: PendingChange, status: SyncStatus | null, failed: boolean): string {
  const { reason } = messages;
  if (state === 'blocked') return code === null ? reason.notUnderstood : refusedMessage(code);
  if (status?.state === 'offline') return reason.offline;
  if (status?.state === 'sign-in-needed') return reason.signIn;
  if (status?.state === 'gone') return reason.gone;
  return failed ? reason.server : reason.soon;
}

/** Shows a toast if the device couldn't store a decision; its success shows in the list. */
export async function notifyRefusal(command: Promise<Result<unknown, StorageError>> | undefined): Promise<void> {
  const done = await command;
  if (done && !done.ok) toasts.show({ kind: 'error', text: STORAGE[done.error.reason] });
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});
const Details = chakra('div', { base: { minWidth: 0, flex: '1 1 14rem' } });
const Title = chakra('p', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Actions = chakra('div', { base: { display: 'flex', gap: '2' } });

export interface SyncRowProps {
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}

/** A change and its actions. */
export function SyncRow({ title, note, children }: SyncRowProps) {
  return (
    <Row>
      <Details>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </Details>
      {children !== undefined && <Actions>{children}</Actions>}
    </Row>
  );
}

export interface PendingListProps {
  readonly changes: readonly PendingChange[];
}

/** Unsent changes as text; refused ones can be retried or discarded. */
export function PendingList({ changes }: PendingListProps) {
  const store = useMemberStore();
  const status = useSyncStatus();
  const messages = SYNC_PAGE;
  return (
    <ul>
      {changes.map((change) => (
        <SyncRow
          key={change.key}
          title={changeMessage(change)}
          note={`${messages.added(formatTime(change.addedAt))}, ${pendingMessage(change, status, status?.state === 'waiting')}`}
        >
          <Button
            variant="secondary"
            label={messages.named(messages.retry, changeMessage(change))}
            onPress={() => void notifyRefusal(store ? retry(store, change.key) : undefined)}
          >
            {messages.retry}
          </Button>
          <Button
            variant="ghost"
            label={messages.named(messages.discard, changeMessage(change))}
            onPress={() => void notifyRefusal(store ? discard(store, change.key) : undefined)}
          >
            {messages.discard}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}

export interface ConflictListProps {
  readonly conflicts: readonly LoggedConflict[];
}

/** Changes that came from other devices; one press reverts one with a new change. */
export function ConflictList({ conflicts }: ConflictListProps) {
  const store = useMemberStore();
  const messages = SYNC_PAGE;
  return (
    <ul>
      {conflicts.map((merge) => (
        <SyncRow
          key={merge.id}
          title={conflictMessage(merge)}
          note={`${merge.overruled ? messages.overruled : messages.elsewhere} ${formatDateTime(merge.at)}`}
        >
          <Button
            variant="secondary"
            label={messages.named(messages.undo, conflictMessage(merge))}
            onPress={() => void notifyRefusal(store ? undo(store, merge) : undefined)}
          >
            {messages.undo}
          </Button>
        </SyncRow>
      ))}
    </ul>
  );
}

/** Maximum number of changes listed individually; the rest is only included in 'all'. */
const NAMED = 50;

const All = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '3' } });

interface OrphanListProps {
  readonly changes: readonly PendingChange[];
}

/** True for what the member recorded; recommendations are decided together. */
function isUserMade({ operation }: PendingChange): boolean {
  return isUserMark(operation.kind) || isRecordKind(operation.kind);
}

/** Changes the server had and lost, as after a restore from a backup: resend or dismiss them. */
export function OrphanList({ changes }: OrphanListProps) {
  const messages = SYNC_PAGE;
  const userMade = changes.filter(isUserMade);
  const recommended = changes.filter((change) => !isUserMade(change));
  return (
    <>
      {changes.length > 1 && (
        <All>
          <Choice changes={changes} send={messages.resendAll} drop={messages.dismissAll} />
        </All>
      )}
      <ul>
        {userMade.slice(0, NAMED).map((change) => (
          <SyncRow
            key={change.key}
            title={changeMessage(change)}
            note={messages.savedOnce(formatDateTime(change.addedAt))}
          >
            <Choice changes={[change]} about={changeMessage(change)} send={messages.resend} drop={messages.dismiss} />
          </SyncRow>
        ))}
        {userMade.length > NAMED && <SyncRow title={messages.more(userMade.length - NAMED)} note={messages.moreNote} />}
        {recommended.length > 0 && (
          <SyncRow title={messages.recommended(recommended.length)} note={messages.recommendedNote}>
            <Choice
              changes={recommended}
              about={messages.recommended(recommended.length)}
              send={messages.resend}
              drop={messages.dismiss}
            />
          </SyncRow>
        )}
      </ul>
    </>
  );
}

interface ChoiceProps extends OrphanListProps {
  /** Added to both buttons for screen readers, because rows have the same labels. */
  readonly about?: string;
  readonly send: string;
  readonly drop: string;
}

function Choice({ changes, about, send, drop }: ChoiceProps) {
  const store = useMemberStore();
  const label = (action: string) => (about === undefined ? {} : { label: SYNC_PAGE.named(action, about) });
  const keys = changes.map(({ key }) => key);

  async function dismissAll() {
    if (!store) return;
    const dismissal = dismiss(store, keys);
    await notifyRefusal(dismissal);
    const offers = await dismissal;
    if (!offers.ok || offers.value.length === 0) return;
    const onSelect = () => void notifyRefusal(restore(store, offers.value));
    const [first] = changes;
    // A sentence of its own for each: toasts with the same text would replace each other, and with them the undo.
    const isOne = first !== undefined && changes.length === 1 && isUserMade(first);
    const text = isOne ? SYNC_PAGE.oneDismissed(changeMessage(first)) : SYNC_PAGE.dismissed(offers.value.length);
    toasts.show({ kind: 'info', text, action: { label: SHELL.undo, onSelect } });
  }

  return (
    <>
      <Button
        variant="secondary"
        {...label(send)}
        onPress={() => void notifyRefusal(store ? resend(store, keys) : undefined)}
      >
        {send}
      </Button>
      <Button variant="ghost" {...label(drop)} onPress={() => void dismissAll()}>
        {drop}
      </Button>
    </>
  );
}
