import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
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
import { ok, type Result } from '../../domain/values/result';
import { CARD } from '../../i18n/messages/movies';
import { STORAGE, SHELL } from '../../i18n/messages/shell';
import type { StorageError } from '../../db/storage';
import { MARKS, RECORDS } from '../../marks/messages';
import type { MemberStore } from '../../services/member-store';
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
  /** True for changes that the server has refused, which can be tried again. */
  readonly refused?: boolean;
}

/** What a search leaves: itself, and the movies it recommended. */
const isOfSearch = ({ operation: { kind } }: PendingChange) => kind === 'search' || kind === 'recommended';

type PendingGroup = readonly [PendingChange, ...PendingChange[]];

/** Changes as rows, oldest first: those of searches share one for each note, every other has its own. */
function groupChanges(changes: readonly PendingChange[], noteOf: (change: PendingChange) => string) {
  const groups = new Map<string, [PendingChange, ...PendingChange[]]>();
  for (const change of changes) {
    const key = isOfSearch(change) ? noteOf(change) : change.key;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

function groupMessage(group: PendingGroup): string {
  if (group.length === 1) return changeMessage(group[0]);
  return messages.ofSearches(group.length, group.filter(({ operation }) => operation.kind === 'search').length);
}

/** Runs a command for each change, until one fails. */
async function forEach(store: MemberStore, changes: PendingGroup, command: typeof discard) {
  for (const { key } of changes) {
    const done = await command(store, key);
    if (!done.ok) return done;
  }
  return ok(undefined);
}

/** Unsent changes as text, one row a group; refused ones can be retried, and all discarded. */
export function PendingList({ changes, refused = false }: PendingListProps) {
  const store = useMemberStore();
  const status = useSyncStatus();
  const noteOf = (change: PendingChange) => pendingMessage(change, status, status?.state === 'waiting');

  function button(action: string, variant: 'secondary' | 'ghost', group: PendingGroup, command: typeof discard) {
    return (
      <Button
        variant={variant}
        label={messages.named(action, groupMessage(group))}
        onPress={() => void notifyRefusal(store ? forEach(store, group, command) : undefined)}
      >
        {action}
      </Button>
    );
  }

  return (
    <ul>
      {groupChanges(changes, noteOf).map((group) => (
        <SyncRow
          key={group[0].key}
          title={groupMessage(group)}
          note={`${messages.added(formatTime(group[0].addedAt))}, ${noteOf(group[0])}`}
        >
          {refused && button(messages.retry, 'secondary', group, retry)}
          {button(messages.discard, 'ghost', group, discard)}
        </SyncRow>
      ))}
    </ul>
  );
}

export interface ConflictListProps {
  readonly conflicts: readonly LoggedConflict[];
}

/** Number of changes from other devices listed before 'show all'. */
const CONFLICTS_LISTED = 10;

/** Changes that came from other devices; one press reverts one with a new change. */
export function ConflictList({ conflicts }: ConflictListProps) {
  const store = useMemberStore();
  const [all, setAll] = useState(false);
  const listed = all ? conflicts : conflicts.slice(0, CONFLICTS_LISTED);
  return (
    <>
      <ul>
        {listed.map((merge) => (
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
      {listed.length < conflicts.length && (
        <All>
          <Button variant="ghost" onPress={() => setAll(true)}>
            {messages.showAll(conflicts.length)}
          </Button>
        </All>
      )}
    </>
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
  const label = (action: string) => (about === undefined ? {} : { label: messages.named(action, about) });
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
    const text = isOne ? messages.oneDismissed(changeMessage(first)) : messages.dismissed(offers.value.length);
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
