import fc from 'fast-check';
import { FAULTS, HOLDS, type Fault } from './harness/network';
import { PROCESSES } from './harness/device';

/** Devices and members of every schedule; two people share the devices. */
export const DEVICES = 3;
export const USERS = 2;
/** Movies that a member marks: few, so that actions collide. */
const MOVIES = 2;

/** Where a sync cycle's storage fails: at which write, and how. */
interface StorageFailure {
  readonly writes: number;
  readonly end: 'kill' | 'full';
}

/** Kinds that members set themselves, also with a value. */
export type ToggledKind = 'favorite' | 'watched' | 'dismissed' | 'rating' | 'viewing';

/** One step of a schedule. */
export type Command =
  | {
      readonly do: 'toggle';
      readonly device: number;
      readonly process: number;
      readonly kind: ToggledKind;
      readonly movie: number;
    }
  | { readonly do: 'recommended'; readonly device: number; readonly movies: readonly number[] }
  | { readonly do: 'search'; readonly device: number }
  | { readonly do: 'import'; readonly device: number; readonly process: number; readonly movie: number }
  | { readonly do: 'undo-import'; readonly device: number; readonly process: number }
  | { readonly do: 'poison'; readonly device: number; readonly movie: number }
  | {
      readonly do: 'sync';
      readonly device: number;
      readonly process: number;
      readonly faults: readonly Fault[];
      /** The fault of every further request of the cycle. */
      readonly lastingFault: Fault;
      readonly storageFault: StorageFailure | null;
      /** How often the scheduler, which decides when cycles follow each other, may wait; null: one cycle without it. */
      readonly waits: number | null;
    }
  /** From here on a page's storage fails in this way, whatever it writes. */
  | {
      readonly do: 'fail-storage';
      readonly device: number;
      readonly process: number;
      readonly storageFault: StorageFailure;
    }
  | { readonly do: 'concurrently'; readonly tasks: readonly Task[] }
  | { readonly do: 'restart'; readonly device: number }
  | { readonly do: 'clock'; readonly device: number; readonly error: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'expire'; readonly device: number }
  | Swap
  | {
      readonly do: 'direct';
      readonly user: number;
      readonly kind: 'favorite' | 'watched';
      readonly movie: number;
      readonly present: boolean;
    }
  | { readonly do: 'late' }
  | { readonly do: 'race'; readonly device: number; readonly other: number; readonly movie: number }
  | { readonly do: 'overtake'; readonly device: number; readonly movie: number }
  | { readonly do: 'epoch'; readonly user: number }
  | { readonly do: 'backup' }
  | { readonly do: 'restore'; readonly renew: boolean }
  | { readonly do: 'decide'; readonly device: number; readonly choice: 'send' | 'dismiss' | 'undo-dismiss' }
  | { readonly do: 'undo'; readonly device: number }
  | { readonly do: 'discard'; readonly device: number; readonly process: number; readonly during: boolean }
  | { readonly do: 'evict'; readonly device: number }
  | { readonly do: 'compact'; readonly years: number };

/** Somebody else signs in on a device. */
export interface Swap {
  readonly do: 'swap';
  readonly device: number;
  readonly user: number;
  /** Work in progress in other tabs, for the member who was signed in. */
  readonly during: readonly Pick<Task, 'process' | 'faults' | 'toggle'>[];
  /** The token has expired: the tabs refresh it. */
  readonly expired: boolean;
  /** Turns of the event loop before the sign-out begins. */
  readonly turns: number;
  /** Whether the new member does something before the held responses arrive. */
  readonly acts: boolean;
}

/** A sync cycle or a toggle that runs concurrently with others. */
export interface Task {
  readonly device: number;
  readonly process: number;
  readonly faults: readonly Fault[];
  /** Null: a cycle; otherwise this movie is toggled during it. */
  readonly toggle: number | null;
}

const device = fc.nat(DEVICES - 1);
const process = fc.nat(PROCESSES - 1);
const movie = fc.nat(MOVIES - 1);
const user = fc.nat(USERS - 1);
const kind = fc.constantFrom('favorite' as const, 'watched' as const);
const waits = fc.option(fc.nat(3));
const toggled = fc.constantFrom<ToggledKind>('favorite', 'watched', 'dismissed', 'rating', 'viewing');
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  { weight: 6, arbitrary: fc.constantFrom(...FAULTS) },
);
const faults = fc.array(fault, { maxLength: 4 });
const anyStorageFault = fc.record({ writes: fc.nat(12), end: fc.constantFrom('kill' as const, 'full' as const) });
const storageFault = fc.option(anyStorageFault, { freq: 4 });
const lastingFault = fc.oneof(
  { weight: 9, arbitrary: fc.constant<Fault>('none') },
  { weight: 1, arbitrary: fc.constantFrom(...FAULTS) },
);
const swap = fc.record({
  do: fc.constant('swap' as const),
  device,
  user,
  during: fc.array(
    fc.record({
      // the first page is the one that signs out
      process: fc.integer({ min: 1, max: PROCESSES - 1 }),
      faults: fc.array(fc.constantFrom<Fault>('none', 'slow', 'slow-answer', 'broken', ...HOLDS, ...HOLDS), {
        maxLength: 4,
      }),
      toggle: fc.option(movie, { freq: 2 }),
    }),
    { maxLength: 2 },
  ),
  expired: fc.boolean(),
  turns: fc.oneof(fc.nat(12), fc.nat(120)),
  acts: fc.boolean(),
});
const task = fc.record({ device, process, faults, toggle: fc.option(movie, { freq: 2 }) });

const HOUR = 3_600_000;
/** The error of a device's clock that shows the first seconds of 1970, or the year 2100. */
const TO_1970 = -Date.UTC(2026, 10, 21);
const TO_2100 = Date.UTC(2100, 0, 1) + TO_1970;
/** A clock's error that a server refuses now, but no longer half a minute later. */
export const AHEAD_MS = 330_000;

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 18, arbitrary: fc.record({ do: fc.constant('toggle' as const), device, process, kind: toggled, movie }) },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      device,
      process,
      faults,
      lastingFault,
      storageFault,
      waits,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('concurrently' as const),
      tasks: fc.array(task, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('recommended' as const),
      device,
      movies: fc.uniqueArray(movie, { minLength: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('search' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('import' as const), device, process, movie }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo-import' as const), device, process }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poison' as const), device, movie }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      device,
      error: fc.constantFrom(0, -3 * HOUR, 3 * HOUR, -90_000, 120_000, AHEAD_MS, TO_1970, TO_2100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1000, 60_000, 2 * HOUR, 60 * HOUR) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const), device }) },
  { weight: 4, arbitrary: swap },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('fail-storage' as const), device, process, storageFault: anyStorageFault }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('direct' as const), user, kind, movie, present: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('late' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('race' as const), device, other: device, movie }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('overtake' as const), device, movie }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('epoch' as const), user }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('backup' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), renew: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      device,
      choice: fc.constantFrom('send' as const, 'dismiss' as const, 'undo-dismiss' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('discard' as const), device, process, during: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('evict' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('compact' as const), years: fc.integer({ min: 1, max: 3 }) }) },
);

/** A schedule: its steps, whether the devices' browsers have Web Locks, and whether pages and batches are limited to two. */
export interface Schedule {
  readonly locks: boolean;
  readonly small: boolean;
  readonly commands: readonly Command[];
}

/** All schedules; a fast-check seed selects one. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  locks: fc.boolean(),
  small: fc.boolean(),
  commands: fc.array(command, { minLength: 10, maxLength: 40, size: 'max' }),
});
