/** Two devices, two members, one movie with one or two kinds of marks: what sync is about, and no more. */
export const DEVICES = ['phone', 'tablet'] as const;
export const MEMBERS = ['ann', 'ben'] as const;
export const KINDS = ['favorite', 'watched'] as const;

export type DeviceName = (typeof DEVICES)[number];
export type Member = (typeof MEMBERS)[number];
export type Kind = (typeof KINDS)[number];
type PerKind<T> = Readonly<Record<Kind, T>>;

/** What an operation says: its number is that of its intent, times ten, and how often it got a new time. */
export interface Wish {
  readonly op: number;
  readonly present: boolean;
  /** The device's word for when it was meant; the server's clock starts at 0. */
  readonly ts: number;
}

/** A mark as the server ordered it; on a device, a negative seq is of an earlier reading. */
export interface Row extends Wish {
  readonly seq: number;
}

/** What waits on a device for the server, or for its member to decide. */
export interface Slot extends Wish {
  readonly state: 'waiting' | 'aside';
  /** Whether it has left the device. */
  readonly left: boolean;
  /** What it took the place of and may be under way. */
  readonly replaced: readonly Wish[];
}

/** One member's marks on the server. */
export interface Server {
  readonly epoch: number;
  readonly seq: number;
  readonly digest: number;
  readonly rows: PerKind<Row | null>;
  /** Operations that were refused for their time. */
  readonly refused: readonly number[];
  /** The greatest time of a removal that is forgotten. */
  readonly floor: number;
  /** What the floor was when a removal came where no mark was, no younger than it; -1 for others. */
  readonly late: PerKind<number>;
  /** Seen from outside: the greatest time of a removal of each mark that is forgotten; -1 for none. */
  readonly forgotten: PerKind<number>;
  /** Seen from outside: every operation that was written and is not forgotten, nor was before a removal that is, in order. */
  readonly written: readonly number[];
}

/** One member's database on one device. */
export interface Database {
  readonly mirror: PerKind<Row | null>;
  readonly outbox: PerKind<Slot | null>;
  readonly offers: PerKind<Wish | null>;
  readonly cursor: number;
  readonly newest: number;
  readonly digest: number;
  readonly gap: number;
  readonly epoch: number | null;
  readonly reading: number;
  readonly rereading: boolean;
  /** Whether an answer has told the server's clock. */
  readonly heard: boolean;
  readonly lastTs: number;
  readonly signedOut: boolean;
}

export interface Session {
  readonly member: Member;
  /** Another one after each renewal. */
  readonly serial: number;
}

export interface Device {
  readonly session: Session | null;
  readonly serials: number;
  readonly databases: Readonly<Record<Member, Database>>;
  /** A sign-out under way, and who comes instead. */
  readonly leaving: { readonly member: Member; readonly next: Member | null; readonly gone: boolean } | null;
  /** A tab that found this member signed in and opens their database. */
  readonly opening: { readonly member: Member; readonly welcomed: boolean } | null;
  /** The session whose renewal is under way. */
  readonly renewal: Session | null;
  /** Seen from outside: who believes to be signed in here. */
  readonly who: Member | null;
  /** Seen from outside: who has left by their own hand. */
  readonly left: Readonly<Record<Member, boolean>>;
  /** Seen from outside: how many intents were made here. */
  readonly intents: number;
}

export interface PushRequest {
  readonly call: 'push';
  readonly device: DeviceName;
  readonly member: Member;
  /** Whose token it bears. */
  readonly bearer: Member;
  readonly reading: number;
  readonly wishes: readonly (Wish & { readonly kind: Kind })[];
}

export interface PullRequest {
  readonly call: 'pull';
  readonly device: DeviceName;
  readonly member: Member;
  readonly asked: Pick<Database, 'cursor' | 'newest' | 'reading'>;
}

export type Verdict = 'applied' | 'superseded' | 'clock' | 'rejected';

export interface PushAnswer {
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

export interface PullAnswer {
  readonly epoch: number;
  readonly head: number;
  readonly digest: number;
  readonly rows: readonly (Row & { readonly kind: Kind })[];
}

/** A request on its way, or its answer on the way back. A copy is the network's own: nobody awaits its answer. */
export type Message =
  | { readonly request: PushRequest; readonly answer: PushAnswer | null; readonly copy: boolean }
  | { readonly request: PullRequest; readonly answer: PullAnswer | null; readonly copy: false };

/** Seen from outside: what a member meant. */
export interface Intent {
  readonly id: number;
  readonly member: Member;
  readonly kind: Kind;
  readonly present: boolean;
  /** The intent that the screen showed when this one was made. */
  readonly seen: number | null;
  /**
   * open: nobody has decided; judged: by the server; replaced: by a later one of the same device, before it was judged;
   * given up: by the member; void: judged by a server that has forgotten it since.
   */
  readonly fate: 'open' | 'judged' | 'replaced' | 'given up' | 'void';
}

/** How much may happen yet. */
export interface Budget {
  readonly acts: number;
  readonly copies: number;
  readonly ticks: number;
  readonly restores: number;
  readonly compactions: number;
  readonly departures: number;
  readonly tabs: number;
  readonly renewals: number;
  readonly choices: number;
}

export interface State {
  readonly now: number;
  readonly epochs: number;
  readonly servers: Readonly<Record<Member, Server>>;
  /** What a restore would bring back. */
  readonly kept: Readonly<Record<Member, Server>> | null;
  readonly devices: Readonly<Record<DeviceName, Device>>;
  readonly network: readonly Message[];
  readonly intents: readonly Intent[];
  readonly budget: Budget;
}

/** The intent that an operation is of. */
export function intentOf(op: number): number {
  return Math.floor(op / 10);
}

/** The state with one device otherwise. */
export function withDevice(state: State, name: DeviceName, change: (device: Device) => Device): State {
  return { ...state, devices: { ...state.devices, [name]: change(state.devices[name]) } };
}

/** The state with one member's database on one device otherwise. */
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

/** The state with some intents' fates otherwise. */
export function withFates(state: State, change: (intent: Intent) => Intent['fate']): State {
  if (state.intents.every((intent) => change(intent) === intent.fate)) return state;
  return { ...state, intents: state.intents.map((intent) => ({ ...intent, fate: change(intent) })) };
}
