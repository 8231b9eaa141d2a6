import { DAY_MS } from '../../config/time';

/** Properties of a kind of mark; code that depends on the kind uses these. */
export interface MarkTraits {
  /** Whether operations and server rows carry the movie's card, so that any device can show it. */
  readonly card: boolean;
  /** Whether poster and details are kept on the device for offline use. */
  readonly pinned: boolean;
  /**
   * Whether members set it themselves: then they're notified if it's rejected or changed by another device, and can
   * undo that.
   */
  readonly userSettable: boolean;
  /**
   * Where its movies are excluded from recommendations: only in searches, or also from taste shelves and similar
   * movies.
   */
  readonly excluded: 'searches' | 'everywhere' | null;
  /**
   * Whether its movies have no screen of their own: the sync page lists them instead, where the mark can be removed, as
   * in the notification.
   */
  readonly listedOnSyncPage: boolean;
  /** The kind of mark that removes this one when a member sets it; null for none. */
  readonly removedBy: 'watched' | null;
  /** The statistic that counts its movies. */
  readonly statistic: MarkCount | null;
  /** Days after which the server may delete a present mark (`sync_kinds.retention`); null for never. */
  readonly retentionDays: number | null;
}

/** Statistics that count marks. */
export type MarkCount = 'favoritesCount' | 'historyCount';

/**
 * All kinds of marks. A new kind is a row here and one in the database's table `sync_kinds`. The compiler then requires
 * its messages (`marks/messages`) and icons (`marks/mark-button`), and if it has a screen, its route (`config/routes`)
 * and messages (`i18n/messages/marked-lists`).
 */
export const MARK_KINDS = {
  favorite: {
    card: true,
    pinned: true,
    userSettable: true,
    excluded: 'searches',
    listedOnSyncPage: false,
    removedBy: null,
    statistic: 'favoritesCount',
    retentionDays: null,
  },
  watched: {
    card: true,
    pinned: true,
    userSettable: true,
    excluded: 'everywhere',
    listedOnSyncPage: false,
    removedBy: null,
    statistic: null,
    retentionDays: null,
  },
  watchlist: {
    card: true,
    pinned: true,
    userSettable: true,
    excluded: null,
    listedOnSyncPage: false,
    removedBy: 'watched',
    statistic: null,
    retentionDays: null,
  },
  dismissed: {
    card: true,
    pinned: false,
    userSettable: true,
    excluded: 'everywhere',
    listedOnSyncPage: true,
    removedBy: null,
    statistic: null,
    retentionDays: null,
  },
  recommended: {
    card: false,
    pinned: false,
    userSettable: false,
    excluded: 'searches',
    listedOnSyncPage: false,
    removedBy: null,
    statistic: 'historyCount',
    retentionDays: 730,
  },
} as const satisfies Record<string, MarkTraits>;

export type MarkKind = keyof typeof MARK_KINDS;

/**
 * Kinds that say more of a movie than that it is in a list: the member's rating (one per movie), and each viewing (with
 * an id of its own instead of the movie's). They sync as marks do, with a value.
 */
const RECORD_KINDS = ['rating', 'viewing'] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** All kinds that are synced. */
export type SyncKind = MarkKind | RecordKind;

/** Records need no card: a rated or viewed movie is also marked as watched. */
const RECORD_TRAITS: MarkTraits = {
  card: false,
  pinned: false,
  userSettable: false,
  excluded: null,
  removedBy: null,
  listedOnSyncPage: false,
  statistic: null,
  retentionDays: null,
};

/** Kinds that members set themselves. */
export type UserMarkKind = {
  [Kind in MarkKind]: (typeof MARK_KINDS)[Kind]['userSettable'] extends true ? Kind : never;
}[MarkKind];

/** Kinds listed on the sync page. */
export type ListedKind = {
  [Kind in UserMarkKind]: (typeof MARK_KINDS)[Kind]['listedOnSyncPage'] extends true ? Kind : never;
}[UserMarkKind];

/** Kinds that members set themselves and that have a screen (`MARKED_SCREENS` of `config/routes`). */
export type ScreenKind = Exclude<UserMarkKind, ListedKind>;

export function isMarkKind(kind: unknown): kind is MarkKind {
  return typeof kind === 'string' && Object.hasOwn(MARK_KINDS, kind);
}

export function isRecordKind(kind: unknown): kind is RecordKind {
  return RECORD_KINDS.some((known) => known === kind);
}

/** Whether this version knows the kind. */
export function isSyncKind(kind: unknown): kind is SyncKind {
  return isMarkKind(kind) || isRecordKind(kind);
}

/** All kinds that this version syncs. */
export function syncKinds(): readonly SyncKind[] {
  return [...kindsWith(), ...RECORD_KINDS];
}

/** Whether members set this kind themselves. */
export function isUserMark(kind: unknown): kind is UserMarkKind {
  return isMarkKind(kind) && traitsOf(kind).userSettable;
}

/** Whether the sync page lists this kind. */
export function isListedOnSyncPage(kind: SyncKind): kind is ListedKind {
  return isUserMark(kind) && traitsOf(kind).listedOnSyncPage;
}

/** Whether this kind has a screen. */
export function hasScreen(kind: SyncKind): kind is ScreenKind {
  return isUserMark(kind) && !isListedOnSyncPage(kind);
}

/**
 * A kind's traits. For a kind stored by a newer version, the card is the only trait used: it's sent, and the server
 * drops it if not needed.
 */
export function traitsOf(kind: SyncKind): MarkTraits {
  if (isRecordKind(kind)) return RECORD_TRAITS;
  return MARK_KINDS[isMarkKind(kind) ? kind : 'favorite'];
}

/** Days after which the server may delete a removal (`is_expired`). */
const REMOVAL_FORGOTTEN_AFTER_DAYS = 365;

/**
 * Whether the server may have deleted a mark or removal because of its age.
 * @param ts time of the mark, ms since the epoch; `now` likewise, by the server's clock
 */
export function mayBeCompacted(kind: SyncKind, present: boolean, ts: number, now: number): boolean {
  const days = present ? traitsOf(kind).retentionDays : REMOVAL_FORGOTTEN_AFTER_DAYS;
  return days !== null && now - ts > days * DAY_MS;
}

/** The kinds with matching traits, in order; all by default. */
export function kindsWith(matches: (traits: MarkTraits) => boolean = () => true): readonly MarkKind[] {
  return Object.keys(MARK_KINDS).filter((kind): kind is MarkKind => isMarkKind(kind) && matches(traitsOf(kind)));
}

/** A value for each kind. */
export type ByKind<T> = Readonly<Record<MarkKind, T>>;

/** Creates a value for each kind. */
export function byKind<T>(of: (kind: MarkKind) => T): Record<MarkKind, T> {
  return Object.fromEntries(kindsWith().map((kind) => [kind, of(kind)])) as Record<MarkKind, T>;
}

/** Creates a value for each kind asynchronously. @throws as `of` does */
export async function readByKind<T>(of: (kind: MarkKind) => Promise<T>): Promise<ByKind<T>> {
  const read = await Promise.all(kindsWith().map(async (kind) => [kind, await of(kind)] as const));
  return Object.fromEntries(read) as Record<MarkKind, T>;
}
