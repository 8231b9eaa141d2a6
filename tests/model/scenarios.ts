import { DEVICES, type Budget, type DeviceName, type Kind, type Member } from './state';

/** How much may happen, where, and to whom: what is searched to its end. */
export interface Scene {
  readonly name: string;
  readonly members: readonly Member[];
  readonly kinds: readonly Kind[];
  /** Devices on which something is done before all comes to rest. */
  readonly active: readonly DeviceName[];
  /** Devices on which members come and go, and sessions are renewed. */
  readonly shared: readonly DeviceName[];
  /** How far each device's clock is ahead of the server's. */
  readonly clocks: Readonly<Record<DeviceName, number>>;
  /** Whether one round at a time runs on a device, as with Web Locks: they save work, correctness needs none. */
  readonly locks: boolean;
  /** Whether devices are alike until something was done, so that it is first done on the phone. */
  readonly alike: boolean;
  /** Rows of a pull's page, at most. */
  readonly page: number;
  readonly budget: Budget;
}

export const NOTHING: Budget = {
  acts: 0,
  copies: 0,
  ticks: 0,
  restores: 0,
  compactions: 0,
  departures: 0,
  tabs: 0,
  renewals: 0,
  choices: 0,
};

const RIGHT = { phone: 0, tablet: 0 };

/** @param more how much more of everything than in each run of the tests */
export function scenes(more = 0) {
  return {
    marks: {
      name: 'two devices, one mark',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: { phone: 0, tablet: 1 },
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, acts: 2 + more, copies: 1 },
    },
    tabs: {
      name: 'two tabs of each device without locks',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: RIGHT,
      locks: false,
      alike: true,
      page: 1,
      budget: { ...NOTHING, acts: 2 + more },
    },
    pages: {
      name: 'two devices, two marks, pages of one',
      members: ['ann'],
      kinds: ['favorite', 'watched'],
      active: DEVICES,
      shared: [],
      clocks: RIGHT,
      locks: true,
      alike: true,
      page: 1,
      budget: { ...NOTHING, acts: 2 + more },
    },
    clocks: {
      name: 'a clock that runs ahead',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: { phone: 7, tablet: 0 },
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, acts: 1, copies: 1 + more, ticks: 1 + more },
    },
    delayed: {
      name: 'a clock that runs ahead, and a request that comes minutes late',
      members: ['ann'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: [],
      clocks: { phone: 7, tablet: 0 },
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, acts: 2 + more, copies: 1, ticks: 1 + more },
    },
    restored: {
      name: 'a restored server',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: RIGHT,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, acts: 1 + more, restores: 1, choices: 1 },
    },
    forgotten: {
      name: 'forgotten removals',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: RIGHT,
      locks: true,
      alike: true,
      page: 1,
      budget: { ...NOTHING, acts: 2 + more, compactions: 1 },
    },
    late: {
      name: 'what comes after a removal of it was forgotten',
      members: ['ann'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: [],
      clocks: RIGHT,
      locks: true,
      alike: true,
      page: 1,
      budget: { ...NOTHING, acts: 4 + more, copies: 1, compactions: 1 },
    },
    members: {
      name: 'two members on one device',
      members: ['ann', 'ben'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: ['phone'],
      clocks: RIGHT,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, acts: 1 + more, departures: 1 + more },
    },
    lateTab: {
      name: 'a tab that opens while its member leaves',
      members: ['ann'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: ['phone'],
      clocks: RIGHT,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, acts: 1 + more, departures: 1, tabs: 1 },
    },
    renewals: {
      name: 'a renewal while members change',
      members: ['ann', 'ben'],
      kinds: [],
      active: ['phone'],
      shared: ['phone'],
      clocks: RIGHT,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...NOTHING, departures: 2 + more, renewals: 1 + more, tabs: 1 },
    },
  } as const satisfies Record<string, Scene>;
}

export type SceneName = keyof ReturnType<typeof scenes>;
