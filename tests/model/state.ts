/** Two devices, two members, and one movie with one or two kinds of marks: the minimum for sync. */
export const DEVICES = ['phone', 'tablet'] as const;
export const MEMBERS = ['ann', 'ben'] as const;
export const KINDS = ['favorite', 'watched'] as const;

export type DeviceName = (typeof DEVICES)[number];
export type Member = (typeof MEMBERS)[number];
export type Kind = (typeof KINDS)[number];
type PerKind<T> = Readonly<Record<Kind, T>>;

/** An operation. Its id is ten times that of its intent, plus the number of new timestamps it got. */
export interface Operation {
  readonly op: number;
  readonly present: boolean;
  /** The device's timestamp of the intent; the server's clock starts at 0. */
  readonly ts: number;
}

/** A mark in the server's order; on a device, a negative seq is from before a full resync. */
export interface Row extends Operation {
  readonly seq: number;
}

/** A change that is pending, or blocked until its member decides. */
export interface OutboxEntry extends Operation {
  readonly state: 'waiting' | 'blocked';
  /** Whether it was sent. */
  readonly sent: boolean;
  /** The superseded operations that may be in flight. */
  readonly supersedes: readonly Operation[];
}

/** One member's marks on the server. */
export interface Server {
  readonly epoch: number;
  readonly seq: number;
  readonly digest: number;
  readonly rows: PerKind<Row | null>;
  /** Operations that were rejected for their time. */
  readonly refused: readonly number[];
  /** The greatest time of a forgotten removal. */
  readonly floor: number;
  /** The floor at the time of a removal that is no newer and had no mark to remove; -1 otherwise. */
  readonly late: PerKind<number>;
  /** For checks only: the greatest time of the forgotten removals of each mark; -1 for none. */
  readonly forgotten: PerKind<number>;
  /** For checks only: every written operation in order, except forgotten ones and those before a forgotten removal. */
  readonly written: readonly number[];
}

/** One member's database on one device. */
export interface Database {
  readonly mirror: PerKind<Row | null>;
  readonly outbox: PerKind<OutboxEntry | null>;
  readonly offers: PerKind<Operation | null>;
  readonly cursor: number;
  readonly maxSeq: number;
  readonly digest: number;
  readonly digestDiff: number;
  readonly epoch: number | null;
  readonly resyncGeneration: number;
  readonly resyncing: boolean;
  /** Whether a response has set the server's clock. */
  readonly clockKnown: boolean;
  readonly lastTs: number;
  readonly signedOut: boolean;
}

export interface Session {
  readonly member: Member;
  /** Changes with each token refresh. */
  readonly serial: number;
}

export interface Device {
  readonly session: Session | null;
  readonly serials: number;
  readonly databases: Readonly<Record<Member, Database>>;
  /** A sign-out in progress, and the next member. */
  readonly signingOut: {
    readonly member: Member;
    readonly next: Member | null;
    readonly sessionRemoved: boolean;
  } | null;
  /** A tab that found this member signed in and is opening their database. */
  readonly opening: { readonly member: Member; readonly reopened: boolean } | null;
  /** The session that is being refreshed. */
  readonly refreshing: Session | null;
  /** For checks only: the member who should be signed in here. */
  readonly expectedMember: Member | null;
  /** For checks only: the members who have signed out. */
  readonly hasSignedOut: Readonly<Record<Member, boolean>>;
  /** For checks only: the number of intents created here. */
  readonly intents: number;
}

export interface PushRequest {
  readonly call: 'push';
  readonly device: DeviceName;
  readonly member: Member;
  /** The member whose token it carries. */
  readonly bearer: Member;
  readonly resyncGeneration: number;
  readonly operations: readonly (Operation & { readonly kind: Kind })[];
}

export interface PullRequest {
  readonly call: 'pull';
  readonly device: DeviceName;
  readonly member: Member;
  readonly position: Pick<Database, 'cursor' | 'maxSeq' | 'resyncGeneration'>;
}

export type Verdict = 'applied' | 'superseded' | 'clock' | 'rejected';

export interface PushResponse {
  readonly epoch: number;
  readonly head: number;
  readonly now: number;
  readonly results: readonly {
    readonly op: number;
    readonly verdict: Verdict;
    readonly kind: Kind;
    readonly row: Row | null;
  }[];
}

export interface PullResponse {
  readonly epoch: number;
  readonly head: number;
  readonly digest: number;
  readonly rows: readonly (Row & { readonly kind: Kind })[];
}

/**
 * A request in flight, or its response on the way back. A copy is made by the network, and nobody awaits its
 * response.
 */
export type Message =
  | { readonly request: PushRequest; readonly response: PushResponse | null; readonly copy: boolean }
  | { readonly request: PullRequest; readonly response: PullResponse | null; readonly copy: false };

/** For checks only: what a member intended. */
export interface Intent {
  readonly id: number;
  readonly member: Member;
  readonly kind: Kind;
  readonly present: boolean;
  /** The intent that the screen showed when this one was created. */
  readonly seen: number | null;
  /**
   * open: undecided; processed: by the server; replaced: by a later one of the same device before it was processed;
   * discarded: by the member; void: processed by a server that has lost it since.
   */
  readonly outcome: 'open' | 'processed' | 'replaced' | 'discarded' | 'void';
}

/** How often each kind of event may still happen. */
export interface Budget {
  readonly actions: number;
  readonly copies: number;
  readonly ticks: number;
  readonly restores: number;
  readonly compactions: number;
  readonly signOuts: number;
  readonly tabs: number;
  readonly renewals: number;
  readonly choices: number;
}

export interface State {
  readonly now: number;
  readonly epochs: number;
  readonly servers: Readonly<Record<Member, Server>>;
  /** The backup that a restore brings back. */
  readonly backup: Readonly<Record<Member, Server>> | null;
  readonly devices: Readonly<Record<DeviceName, Device>>;
  readonly network: readonly Message[];
  readonly intents: readonly Intent[];
  readonly budget: Budget;
}

/** The intent of an operation. */
export function intentOf(op: number): number {
  return Math.floor(op / 10);
}

/** A copy of the state with one device changed. */
export function withDevice(state: State, name: DeviceName, change: (device: Device) => Device): State {
  return { ...state, devices: { ...state.devices, [name]: change(state.devices[name]) } };
}

/** A copy of the state with one member's database on one device changed. */
export function withDatabase(
  state: State,
  name: DeviceName,
  member: Member,
  change: (database: Database) => Database,
): State {
  return withDevice(state, name, (device) => ({
    ...device,
    databases: { ...device.databases, [member]: change(device.databases[member]) },
  }));
}

/** A copy of the state with some intents' fates changed. */
export function withOutcomes(state: State, change: (intent: Intent) => Intent['outcome']): State {
  if (state.intents.every((intent) => change(intent) === intent.outcome)) return state;
  return { ...state, intents: state.intents.map((intent) => ({ ...intent, outcome: change(intent) })) };
}
