import type { Budget, Database, Device, Member, Server, State } from './state';

const NONE = { favorite: null, watched: null };
const NEVER = { favorite: -1, watched: -1 };
const FRESH_SERVER: Server = {
  epoch: 1,
  seq: 0,
  digest: 0,
  rows: NONE,
  refused: [],
  floor: -1,
  late: NEVER,
  forgotten: NEVER,
  written: [],
};

const FRESH_DATABASE: Database = {
  mirror: NONE,
  outbox: NONE,
  offers: NONE,
  cursor: 0,
  maxSeq: 0,
  digest: 0,
  digestDiff: 0,
  epoch: null,
  resyncGeneration: 0,
  resyncing: false,
  clockKnown: false,
  lastTs: 0,
  signedOut: false,
};

function freshDevice(member: Member): Device {
  return {
    session: { member, serial: 0 },
    serials: 0,
    databases: { ann: FRESH_DATABASE, ben: FRESH_DATABASE },
    signingOut: null,
    opening: null,
    refreshing: null,
    expectedMember: member,
    hasSignedOut: { ann: false, ben: false },
    intents: 0,
  };
}

/** The first state: Ann is signed in on both devices. Members are interchangeable, so Ben need not come first. */
export function initialState(budget: Budget): State {
  return {
    now: 0,
    epochs: 1,
    servers: { ann: FRESH_SERVER, ben: FRESH_SERVER },
    backup: null,
    devices: { phone: freshDevice('ann'), tablet: freshDevice('ann') },
    network: [],
    intents: [],
    budget,
  };
}
