import { DEVICES, type Budget, type DeviceName, type Kind, type Member } from './state';

/** The bounds of a search: how much may happen, on which devices, and to which members. */
export interface Scenario {
  readonly name: string;
  readonly members: readonly Member[];
  readonly kinds: readonly Kind[];
  /** Devices with actions of members. */
  readonly active: readonly DeviceName[];
  /** Devices with sign-ins, sign-outs and token refreshes. */
  readonly shared: readonly DeviceName[];
  /** How far each device's clock is ahead of the server's. */
  readonly clocks: Readonly<Record<DeviceName, number>>;
  /**
   * Whether a device runs one sync at a time, as with Web Locks. They save work, but correctness must not depend on
   * them.
   */
  readonly locks: boolean;
  /** Whether the devices are interchangeable, so that the first action may be limited to the phone. */
  readonly alike: boolean;
  /** The maximum number of rows in a page of a pull. */
  readonly page: number;
  readonly budget: Budget;
}

export const EMPTY_BUDGET: Budget = {
  actions: 0,
  copies: 0,
  ticks: 0,
  restores: 0,
  compactions: 0,
  signOuts: 0,
  tabs: 0,
  renewals: 0,
  choices: 0,
};

const ACCURATE = { phone: 0, tablet: 0 };

/** @param more how much larger each budget is than in the regular tests */
export function scenarios(more = 0) {
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
      budget: { ...EMPTY_BUDGET, actions: 2 + more, copies: 1 },
    },
    tabs: {
      name: 'two tabs of each device without locks',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: ACCURATE,
      locks: false,
      alike: true,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 2 + more },
    },
    pages: {
      name: 'two devices, two marks, pages of one',
      members: ['ann'],
      kinds: ['favorite', 'watched'],
      active: DEVICES,
      shared: [],
      clocks: ACCURATE,
      locks: true,
      alike: true,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 2 + more },
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
      budget: { ...EMPTY_BUDGET, actions: 1, copies: 1 + more, ticks: 1 + more },
    },
    delayed: {
      name: 'a clock that runs ahead, and a request that arrives minutes late',
      members: ['ann'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: [],
      clocks: { phone: 7, tablet: 0 },
      locks: true,
      alike: false,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 2 + more, copies: 1, ticks: 1 + more },
    },
    restored: {
      name: 'a restored server',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: ACCURATE,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 1 + more, restores: 1, choices: 1 },
    },
    forgotten: {
      name: 'forgotten removals',
      members: ['ann'],
      kinds: ['favorite'],
      active: DEVICES,
      shared: [],
      clocks: ACCURATE,
      locks: true,
      alike: true,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 2 + more, compactions: 1 },
    },
    late: {
      name: 'an addition after a forgotten removal',
      members: ['ann'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: [],
      clocks: ACCURATE,
      locks: true,
      alike: true,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 4 + more, copies: 1, compactions: 1 },
    },
    members: {
      name: 'two members on one device',
      members: ['ann', 'ben'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: ['phone'],
      clocks: ACCURATE,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 1 + more, signOuts: 1 + more },
    },
    lateTab: {
      name: 'a tab that opens during sign-out',
      members: ['ann'],
      kinds: ['favorite'],
      active: ['phone'],
      shared: ['phone'],
      clocks: ACCURATE,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...EMPTY_BUDGET, actions: 1 + more, signOuts: 1, tabs: 1 },
    },
    renewals: {
      name: 'a token refresh while members change',
      members: ['ann', 'ben'],
      kinds: [],
      active: ['phone'],
      shared: ['phone'],
      clocks: ACCURATE,
      locks: true,
      alike: false,
      page: 1,
      budget: { ...EMPTY_BUDGET, signOuts: 2 + more, renewals: 1 + more, tabs: 1 },
    },
  } as const satisfies Record<string, Scenario>;
}

export type ScenarioName = keyof ReturnType<typeof scenarios>;
