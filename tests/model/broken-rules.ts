import type { InvariantNumber } from './invariants';
import type { Rules } from './rules';
import type { ScenarioName } from './scenarios';

/** A mistake that the protocol could have, the scenario that shows it, and the first invariant it violates. */
export interface BrokenRule {
  readonly name: string;
  readonly scenario: ScenarioName;
  readonly rule: Partial<Rules>;
  readonly violates: InvariantNumber;
}

/** Deliberate mistakes. The model must find each of them, on a shortest path. */
export const BROKEN_RULES: readonly BrokenRule[] = [
  {
    name: 'a response deletes a newer outbox entry',
    scenario: 'marks',
    rule: { isAnswered: () => true },
    violates: 1,
  },
  {
    name: 'a push moves the cursor to the head',
    scenario: 'pages',
    rule: { movesCursorByPush: () => true },
    violates: 9,
  },
  {
    name: 'a page moves the cursor to the head',
    scenario: 'pages',
    rule: { cursorAfterPage: (_, { head }) => head },
    violates: 9,
  },
  {
    name: 'an older row is merged over a newer one',
    scenario: 'tabs',
    rule: { isNews: () => true },
    violates: 9,
  },
  {
    name: 'a pulled row replaces a pending change',
    scenario: 'marks',
    rule: { dropsPending: () => true },
    violates: 1,
  },
  {
    name: 'a superseded change is sent forever',
    scenario: 'marks',
    rule: { keepsSuperseded: () => true },
    violates: 3,
  },
  {
    name: 'server: the older intent wins',
    scenario: 'marks',
    rule: { winsOver: (stored, operation) => stored.ts < operation.ts },
    // It looks like a restored server, which gets the later one again.
    violates: 7,
  },
  {
    name: 'server: whatever arrives wins',
    scenario: 'marks',
    rule: { winsOver: () => false },
    violates: 7,
  },
  {
    name: 'server: a duplicate is written twice',
    scenario: 'marks',
    rule: { isDuplicate: () => false },
    violates: 7,
  },
  {
    name: 'a timestamp ignores the device’s previous ones',
    scenario: 'marks',
    rule: { stamp: ({ clock, seenTs }) => Math.max(clock, seenTs + 1) },
    violates: 2,
  },
  {
    name: 'a timestamp ignores the marks that the member saw',
    scenario: 'marks',
    rule: { stamp: ({ clock, lastTs }) => Math.max(clock, lastTs + 1) },
    violates: 2,
  },
  {
    name: 'server: a rejected operation is forgotten',
    scenario: 'clocks',
    rule: { wasRefused: () => false },
    violates: 8,
  },
  {
    name: 'an operation rejected for its time is resent unchanged',
    scenario: 'clocks',
    rule: { restamp: (entry) => entry },
    violates: 3,
  },
  {
    name: 'a new timestamp keeps the old operation id',
    scenario: 'clocks',
    rule: { restamp: (entry, ts) => ({ ...entry, ts }) },
    violates: 3,
  },
  {
    name: 'an operation in flight is forgotten when it is superseded',
    scenario: 'delayed',
    rule: { inFlight: () => [] },
    violates: 2,
  },
  {
    name: 'a restored server is not detected by its head',
    scenario: 'restored',
    rule: { isRolledBack: () => false, checksDigest: () => false },
    violates: 12,
  },
  {
    name: 'a restored server is not detected by its digest',
    scenario: 'restored',
    rule: { checksDigest: () => false },
    violates: 3,
  },
  {
    name: 'marks lost by a restored server are not offered',
    scenario: 'restored',
    rule: { offersLost: () => false },
    violates: 12,
  },
  {
    name: 'a full resync starts by deleting the mirror',
    scenario: 'restored',
    rule: { atResyncStart: () => null },
    violates: 12,
  },
  {
    name: 'a full resync trusts the previous mirror',
    scenario: 'restored',
    rule: { atResyncStart: (row) => row },
    violates: 12,
  },
  {
    name: 'server: compaction keeps the epoch',
    scenario: 'forgotten',
    rule: { renewsEpoch: () => false, checksDigest: () => false },
    violates: 3,
  },
  {
    name: 'server: an addition older than a forgotten removal comes back',
    scenario: 'forgotten',
    rule: { additionFloor: () => -1 },
    violates: 11,
  },
  {
    name: 'server: an addition older than a forgotten removal comes back after an even older removal',
    scenario: 'late',
    rule: { additionFloor: ({ rows, floor }, kind) => (rows[kind] ? -1 : floor) },
    violates: 11,
  },
  {
    name: 'a rejected change is deleted',
    scenario: 'forgotten',
    rule: { keepsRejected: () => false },
    violates: 1,
  },
  {
    name: 'sign-out loses the outbox',
    scenario: 'members',
    rule: { outboxAfterSignOut: () => ({ favorite: null, watched: null }) },
    violates: 1,
  },
  {
    name: 'sign-out keeps the outbox for the next member',
    scenario: 'members',
    rule: { inheritsOutbox: () => true },
    violates: 1,
  },
  {
    name: 'sign-out keeps the mirror',
    scenario: 'members',
    rule: { clearsMirror: () => false },
    violates: 6,
  },
  {
    name: 'a response fills the database of a signed-out member',
    scenario: 'members',
    rule: { storesAfterSignOut: () => true, isStale: () => false },
    violates: 6,
  },
  {
    name: 'a sync continues with another member’s token',
    scenario: 'members',
    rule: { syncsForAnother: () => true, writableMember: ({ bearer }) => bearer },
    violates: 4,
  },
  {
    name: 'sign-out wipes once, and a tab checks the session once',
    scenario: 'lateTab',
    rule: { wipesAgain: () => false, checksTwice: () => false },
    violates: 6,
  },
  {
    name: 'a refreshed session replaces any session',
    scenario: 'renewals',
    rule: { replacesSession: () => true },
    violates: 5,
  },
  {
    name: 'a refused token refresh signs out any member',
    scenario: 'renewals',
    rule: { endsSession: () => true },
    violates: 5,
  },
];
