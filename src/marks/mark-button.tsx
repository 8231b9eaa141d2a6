import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import CheckCheck from 'lucide-react/icons/check-check';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import { useContext, useSyncExternalStore } from 'react';
import { Button } from '../components/button';
import { IconButton, type IconButtonProps } from '../components/icon-button';
import { toasts } from '../components/toast';
import { type KnownMarks, watchKnownMarks } from '../db/marks';
import type { MemberDatabase } from '../db/member-database';
import type { MarkKind, UserMarkKind } from '../domain/marks/mark-kinds';
import { type IdentifiedMovie, isMovieId } from '../domain/movies/movie';
import { useMemberState, useMemberStore } from '../hooks/member-provider';
import { SHELL } from '../i18n/messages/shell';
import { MARKS } from './messages';
import { SignInRequest } from './sign-in-request';
import { notifyMarkFailed, toggleMark } from './toggle-mark';

/** The icons of a mark's button. */
interface MarkIcons {
  readonly icon: LucideIcon;
  /** While marked; defaults to the same icon, filled. */
  readonly marked?: LucideIcon;
}

export const MARK_ICONS: Readonly<Record<UserMarkKind, MarkIcons>> = {
  favorite: { icon: Heart },
  watched: { icon: Eye, marked: CheckCheck },
  watchlist: { icon: Bookmark },
  dismissed: { icon: ThumbsDown },
};

export interface MarkButtonProps {
  readonly kind: UserMarkKind;
  readonly movie: IdentifiedMovie;
  readonly surface?: NonNullable<IconButtonProps['surface']>;
}

/** An icon button that toggles a mark. */
export function MarkButton({ kind, movie, surface = 'raised' }: MarkButtonProps) {
  const { marked, toggle, label, ready } = useMarkToggle(kind, movie);
  const { icon: Icon, marked: Marked } = MARK_ICONS[kind];
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      {...(Marked && { pressedIcon: <Marked aria-hidden="true" /> })}
      pressed={marked}
      labelIncludesState
      pending={!ready}
      onPress={toggle}
      surface={surface}
    />
  );
}

/** Reserves the label's width while it is unknown, to avoid a layout shift. */
const HiddenLabel = chakra('span', { base: { visibility: 'hidden' } });

export interface MarkActionProps {
  readonly kind: UserMarkKind;
  readonly movie: IdentifiedMovie;
  /** Label of a marked movie; defaults to the label of the removal. */
  readonly markedLabel?: string;
}

/** A mark button with a text label: 'Add to Favorites' or 'Remove from Favorites'. */
export function MarkAction({ kind, movie, markedLabel }: MarkActionProps) {
  const { marked, toggle, label, ready } = useMarkToggle(kind, movie);
  const { icon, marked: markedIcon } = MARK_ICONS[kind];
  const Icon = (marked && markedIcon) || icon;
  if (!ready)
    return (
      <Button variant="secondary" loading label={label}>
        <HiddenLabel>{MARKS[kind].add}</HiddenLabel>
      </Button>
    );
  const fill = marked && !markedIcon ? { fill: 'currentColor' } : {};
  return (
    <Button variant="secondary" icon={<Icon size={18} aria-hidden="true" {...fill} />} onPress={toggle}>
      {(marked && markedLabel) || label}
    </Button>
  );
}

/** A movie's mark and its toggle; every outcome shows a toast. */
export function useMarkToggle(kind: UserMarkKind, movie: IdentifiedMovie) {
  const state = useMemberState();
  const marked = useMark(kind, movie.id);
  const requestSignIn = useContext(SignInRequest);
  const messages = MARKS[kind];

  async function toggle() {
    if (state.status === 'none') {
      const action = { label: SHELL.login, onSelect: () => requestSignIn({ kind, movie }) };
      // only the latest mark is resumed after signing in
      toasts.show({ kind: 'info', text: messages.signIn, about: { key: 'sign-in', name: movie.title }, action });
      return;
    }
    if (!isMovieId(movie.id)) {
      toasts.show({ kind: 'error', text: messages.noId });
      return;
    }
    if (state.status === 'failed') {
      notifyMarkFailed(kind, state.error);
      return;
    }
    if (state.status === 'opening' || marked === undefined) return;
    await toggleMark(state.store, { kind, movie }, !marked);
  }

  return {
    marked: marked === true,
    toggle: () => void toggle(),
    label: marked === undefined ? messages.loading : marked ? messages.remove : messages.add,
    /** False until it is known whether the movie is marked; presses are ignored until then. */
    ready: state.status !== 'opening' && marked !== undefined,
  };
}

/**
 * Whether the member has set this mark; false for a visitor, undefined while unknown: a new device waits for its
 * initial sync. If that fails, the local state counts.
 */
function useMark(kind: MarkKind, movieId: number): boolean | undefined {
  const database = useMemberStore()?.database;
  const { status } = useMemberState();
  const marks = database && marksOf(database, kind);
  const marked = useSyncExternalStore(marks?.subscribe ?? neverChanges, () => marks?.has(movieId), unknown);
  return status === 'none' || status === 'failed' ? false : marked;
}

const unknown = () => undefined;
const neverChanges = () => unknown;

/** The marks of one kind, read by one live query for all buttons on the screen. */
interface WatchedMarks {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined while unknown. @throws if the device can't be read */
  readonly has: (movieId: number) => boolean | undefined;
}

const watchedMarks = new WeakMap<MemberDatabase, Partial<Record<MarkKind, WatchedMarks>>>();

function marksOf(database: MemberDatabase, kind: MarkKind): WatchedMarks {
  const kinds = watchedMarks.get(database) ?? {};
  watchedMarks.set(database, kinds);
  return (kinds[kind] ??= watchMarks(database, kind));
}

function watchMarks(database: MemberDatabase, kind: MarkKind): WatchedMarks {
  const listeners = new Set<() => void>();
  /** Throws if the device couldn't be read. */
  let known: (() => KnownMarks) | null = null;
  let subscription: ReturnType<typeof watchKnownMarks> | null = null;

  function take(read: () => KnownMarks) {
    known = read;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      subscription ??= watchKnownMarks(
        database,
        kind,
        (marks) => take(() => marks),
        (error) =>
          take(() => {
            throw error;
          }),
      );
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = known = null;
      };
    },
    has(movieId) {
      const marks = known?.();
      return marks && (marks.ids.has(movieId) || (marks.complete ? false : undefined));
    },
  };
}
