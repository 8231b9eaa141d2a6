import { DAY_MS } from '../../config/time';

/** What a kind of mark carries; every part of the application that treats kinds differently asks here. */
export interface MarkTraits {
  /** An intent, and a row from the server, carry the movie's card, so that any device can show the movie. */
  readonly card: boolean;
  /** Poster and details of its movies are kept on the device, and shown without a network. */
  readonly pinned: boolean;
  /** Members set it by hand: they are told when it was refused, or changed by another device, and can undo that. */
  readonly userSettable: boolean;
  /** Where its movies are not recommended again: in searches alone, or on no shelf beside a movie or favorites either. */
  readonly excluded: 'searches' | 'everywhere' | null;
  /**
   * Its movies have no screen of their own: the sync page lists them and takes the mark back, and so does the notification
   * that tells of it.
   */
  readonly listedOnSyncPage: boolean;
  /** The statistic that counts its movies. */
  readonly statistic: MarkCount | null;
  /** Days after which the server may forget a mark that stands (`sync_kinds.retention`); null for never. */
  readonly forgottenAfterDays: number | null;
}

/** The statistics that count marks. */
export type MarkCount = 'favoritesCount' | 'historyCount';

/**
 * The sets that follow a member: favorites, watched marks, movies that are 'not for me', and movies already recommended. A
 * further kind is one row here and one in the database's table of kinds (`sync_kinds`); the compiler names its sentences
 * (`marks/messages`) and its icons (`marks/mark-icons`), and where it is not listed, its screen's address
 * (`config/routes`) and words (`i18n/messages/marked-lists`).
 */
export const MARK_KINDS = {
  favorite: {
    card: true,
    pinned: true,
    userSettable: true,
    excluded: 'searches',
    listedOnSyncPage: false,
    statistic: 'favoritesCount',
    forgottenAfterDays: null,
  },
  watched: {
    card: true,
    pinned: true,
    userSettable: true,
    excluded: 'everywhere',
    listedOnSyncPage: false,
    statistic: null,
    forgottenAfterDays: null,
  },
  dismissed: {
    card: true,
    pinned: false,
    userSettable: true,
    excluded: 'everywhere',
    listedOnSyncPage: true,
    statistic: null,
    forgottenAfterDays: null,
  },
  recommended: {
    card: false,
    pinned: false,
    userSettable: false,
    excluded: 'searches',
    listedOnSyncPage: false,
    statistic: 'historyCount',
    forgottenAfterDays: 730,
  },
} as const satisfies Record<string, MarkTraits>;

export type MarkKind = keyof typeof MARK_KINDS;

/** Kinds that members set by hand. */
export type UserMarkKind = {
  [Kind in MarkKind]: (typeof MARK_KINDS)[Kind]['userSettable'] extends true ? Kind : never;
}[MarkKind];

/** Kinds whose movies the sync page lists. */
export type ListedKind = {
  [Kind in UserMarkKind]: (typeof MARK_KINDS)[Kind]['listedOnSyncPage'] extends true ? Kind : never;
}[UserMarkKind];

/** Kinds that members set by hand whose movies have a screen of their own (`MARKED_SCREENS` of `config/routes`). */
export type ScreenKind = Exclude<UserMarkKind, ListedKind>;

/** Whether a kind is one that this version knows. */
export function isMarkKind(kind: unknown): kind is MarkKind {
  return typeof kind === 'string' && Object.hasOwn(MARK_KINDS, kind);
}

/** Whether a kind is one that members set by hand. */
export function isUserMark(kind: unknown): kind is UserMarkKind {
  return isMarkKind(kind) && traitsOf(kind).userSettable;
}

/** Whether the sync page lists the movies of a kind. */
export function isListedOnSyncPage(kind: MarkKind): kind is ListedKind {
  return isUserMark(kind) && traitsOf(kind).listedOnSyncPage;
}

/** Whether members set a kind by hand, and its movies have a screen of their own. */
export function hasScreen(kind: MarkKind): kind is ScreenKind {
  return isUserMark(kind) && !isListedOnSyncPage(kind);
}

/**
 * What a kind carries. Of one that a newer version has left on the device it is asked only whether a movie's card goes with it:
 * it does, and a server that has no use for it drops it.
 */
export function traitsOf(kind: MarkKind): MarkTraits {
  return MARK_KINDS[isMarkKind(kind) ? kind : 'favorite'];
}

/** Days after which the server may forget a removal of any kind (`is_expired`). */
const REMOVAL_FORGOTTEN_AFTER_DAYS = 365;

/**
 * Whether the server may have forgotten a mark that stands, or a removal, by its age.
 * @param ts time of the mark, and now the server's time, both in milliseconds since 1970
 */
export function mayBeCompacted(kind: MarkKind, present: boolean, ts: number, now: number): boolean {
  const days = present ? traitsOf(kind).forgottenAfterDays : REMOVAL_FORGOTTEN_AFTER_DAYS;
  return days !== null && now - ts > days * DAY_MS;
}

/** The kinds for which something holds, in the order of the table; all of them when nothing is asked. */
export function kindsWith(holds: (traits: MarkTraits) => boolean = () => true): readonly MarkKind[] {
  return Object.keys(MARK_KINDS).filter((kind): kind is MarkKind => isMarkKind(kind) && holds(traitsOf(kind)));
}

/** Something of each kind. */
export type ByKind<T> = Readonly<Record<MarkKind, T>>;

/** Something for each kind of the table. */
export function byKind<T>(of: (kind: MarkKind) => T): Record<MarkKind, T> {
  return Object.fromEntries(kindsWith().map((kind) => [kind, of(kind)])) as Record<MarkKind, T>;
}

/** The same of something that is read. @throws as `of` does */
export async function readByKind<T>(of: (kind: MarkKind) => Promise<T>): Promise<ByKind<T>> {
  const read = await Promise.all(kindsWith().map(async (kind) => [kind, await of(kind)] as const));
  return Object.fromEntries(read) as Record<MarkKind, T>;
}
