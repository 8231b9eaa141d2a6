import fc from 'fast-check';
import { FAULTS, type Fault } from './world/network';
import { PROCESSES } from './world/device';

/** Devices and members of every schedule; two people share the devices. */
export const DEVICES = 3;
export const USERS = 2;
/** Films a member acts on: few, so that acts meet. */
const FILMS = 2;

/** How a round's storage ends: at which write, and how. */
export interface RoundFate {
  readonly writes: number;
  readonly end: 'kill' | 'full';
}

/** One thing that happens in a schedule. */
export type Command =
  | {
      readonly do: 'toggle';
      readonly device: number;
      readonly process: number;
      readonly kind: 'favorite' | 'watched';
      readonly film: number;
    }
  | { readonly do: 'shown'; readonly device: number; readonly films: readonly number[] }
  | { readonly do: 'search'; readonly device: number }
  | { readonly do: 'poison'; readonly device: number; readonly film: number }
  | {
      readonly do: 'sync';
      readonly device: number;
      readonly process: number;
      readonly faults: readonly Fault[];
      readonly fate: RoundFate | null;
    }
  | { readonly do: 'together'; readonly parties: readonly Party[] }
  | { readonly do: 'restart'; readonly device: number }
  | { readonly do: 'clock'; readonly device: number; readonly error: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'expire'; readonly device: number }
  | { readonly do: 'swap'; readonly device: number; readonly user: number; readonly during: boolean }
  | {
      readonly do: 'direct';
      readonly user: number;
      readonly kind: 'favorite' | 'watched';
      readonly film: number;
      readonly present: boolean;
    }
  | { readonly do: 'late' }
  | { readonly do: 'race'; readonly device: number; readonly other: number; readonly film: number }
  | { readonly do: 'epoch'; readonly user: number };

/** A round or a toggle that runs beside others. */
export interface Party {
  readonly device: number;
  readonly process: number;
  readonly faults: readonly Fault[];
  /** Null: a round; else this film is toggled in the middle of it. */
  readonly toggle: number | null;
}

const device = fc.nat(DEVICES - 1);
const process = fc.nat(PROCESSES - 1);
const film = fc.nat(FILMS - 1);
const user = fc.nat(USERS - 1);
const kind = fc.constantFrom('favorite' as const, 'watched' as const);
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  { weight: 6, arbitrary: fc.constantFrom(...FAULTS) },
);
const faults = fc.array(fault, { maxLength: 4 });
const fate = fc.option(fc.record({ writes: fc.nat(8), end: fc.constantFrom('kill' as const, 'full' as const) }), {
  freq: 4,
});
const party = fc.record({ device, process, faults, toggle: fc.option(film, { freq: 2 }) });

const HOUR = 3_600_000;

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 18, arbitrary: fc.record({ do: fc.constant('toggle' as const), device, process, kind, film }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('sync' as const), device, process, faults, fate }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('together' as const),
      parties: fc.array(party, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('shown' as const), device, films: fc.uniqueArray(film, { minLength: 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('search' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poison' as const), device, film }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      device,
      error: fc.constantFrom(0, -3 * HOUR, 3 * HOUR, -90_000, 120_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1000, 60_000, 2 * HOUR, 60 * HOUR) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const), device }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('swap' as const), device, user, during: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('direct' as const), user, kind, film, present: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('late' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('race' as const), device, other: device, film }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('epoch' as const), user }) },
);

/** A schedule: what happens, and whether the devices' browsers have Web Locks. */
export interface Schedule {
  readonly locks: boolean;
  readonly commands: readonly Command[];
}

/** All schedules; the seed of fast-check names one. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  locks: fc.boolean(),
  commands: fc.array(command, { minLength: 10, maxLength: 40, size: 'max' }),
});
