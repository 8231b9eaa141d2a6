import type { InvariantNumber } from './invariants';
import type { Rules } from './rules';
import type { SceneName } from './scenarios';

/** A mistake that the protocol could have, where it shows, and what it violates first. */
export interface WrongRule {
  readonly name: string;
  readonly scene: SceneName;
  readonly rule: Partial<Rules>;
  readonly violates: InvariantNumber;
}

/** Deliberate mistakes. Each must be found, on the shortest way there is. */
export const WRONG_RULES: readonly WrongRule[] = [
  {
    name: 'an answer deletes a newer slot',
    scene: 'marks',
    rule: { isAnswered: () => true },
    violates: 1,
  },
  {
    name: 'a push moves the cursor to the head',
    scene: 'pages',
    rule: { movesCursorByPush: () => true },
    violates: 9,
  },
  {
    name: 'a page moves the cursor to the head',
    scene: 'pages',
    rule: { cursorAfterPage: (_, { head }) => head },
    violates: 9,
  },
  {
    name: 'an older row is merged over a newer one',
    scene: 'tabs',
    rule: { isNews: () => true },
    violates: 9,
  },
  {
    name: 'a pulled row takes the place of what waits',
    scene: 'marks',
    rule: { dropsWaiting: () => true },
    violates: 1,
  },
  {
    name: 'what lost against another is sent for ever',
    scene: 'marks',
    rule: { keepsSuperseded: () => true },
    violates: 3,
  },
  {
    name: 'server: the older intent wins',
    scene: 'marks',
    rule: { standsAgainst: (stored, pendingMark) => stored.ts < pendingMark.ts },
    // It looks like a restored server, and gets the later one again.
    violates: 7,
  },
  {
    name: 'server: whatever arrives wins',
    scene: 'marks',
    rule: { standsAgainst: () => false },
    violates: 7,
  },
  {
    name: 'server: a duplicate is written twice',
    scene: 'marks',
    rule: { isSame: () => false },
    violates: 7,
  },
  {
    name: 'a time without what the device has said',
    scene: 'marks',
    rule: { stamp: ({ clock, seenTs }) => Math.max(clock, seenTs + 1) },
    violates: 2,
  },
  {
    name: 'a time without what was seen',
    scene: 'marks',
    rule: { stamp: ({ clock, lastTs }) => Math.max(clock, lastTs + 1) },
    violates: 2,
  },
  {
    name: 'server: a refused time is forgotten',
    scene: 'clocks',
    rule: { wasRefused: () => false },
    violates: 8,
  },
  {
    name: 'a refused time is sent again as it is',
    scene: 'clocks',
    rule: { renamed: (entry) => entry },
    violates: 3,
  },
  {
    name: 'a new time under the old name',
    scene: 'clocks',
    rule: { renamed: (entry, ts) => ({ ...entry, ts }) },
    violates: 3,
  },
  {
    name: 'what is under way is forgotten with what takes its place',
    scene: 'delayed',
    rule: { underWay: () => [] },
    violates: 2,
  },
  {
    name: 'a restored server is not noticed by its head',
    scene: 'restored',
    rule: { isBehind: () => false, looksAtDigest: () => false },
    violates: 12,
  },
  {
    name: 'a restored server is not noticed by its digest',
    scene: 'restored',
    rule: { looksAtDigest: () => false },
    violates: 3,
  },
  {
    name: 'what a restored server lost goes in silence',
    scene: 'restored',
    rule: { offersLost: () => false },
    violates: 12,
  },
  {
    name: 'a new reading begins with nothing',
    scene: 'restored',
    rule: { beginsWith: () => null },
    violates: 12,
  },
  {
    name: 'a new reading believes what was there before',
    scene: 'restored',
    rule: { beginsWith: (row) => row },
    violates: 12,
  },
  {
    name: 'server: compaction keeps the epoch',
    scene: 'forgotten',
    rule: { renewsEpoch: () => false, looksAtDigest: () => false },
    violates: 3,
  },
  {
    name: 'server: what is older than a forgotten removal comes back',
    scene: 'forgotten',
    rule: { bar: () => -1 },
    violates: 11,
  },
  {
    name: 'server: what is older than a forgotten removal comes back after a removal that is older still',
    scene: 'late',
    rule: { bar: ({ rows, floor }, kind) => (rows[kind] ? -1 : floor) },
    violates: 11,
  },
  {
    name: 'what was refused is thrown away',
    scene: 'forgotten',
    rule: { keepsRejected: () => false },
    violates: 1,
  },
  {
    name: 'sign-out loses the outbox',
    scene: 'members',
    rule: { outboxAfterLeaving: () => ({ favorite: null, watched: null }) },
    violates: 1,
  },
  {
    name: 'sign-out keeps the outbox for the next member',
    scene: 'members',
    rule: { inherits: () => true },
    violates: 1,
  },
  {
    name: 'sign-out keeps the mirror',
    scene: 'members',
    rule: { clearsMirror: () => false },
    violates: 6,
  },
  {
    name: 'an answer fills the database of who has left',
    scene: 'members',
    rule: { keepsForWhoLeft: () => true, isStale: () => false },
    violates: 6,
  },
  {
    name: 'a round goes on with the token of whoever is signed in',
    scene: 'members',
    rule: { sendsForAnother: () => true, writesFor: ({ bearer: tokenProvider }) => tokenProvider },
    violates: 4,
  },
  {
    name: 'sign-out wipes once, and a tab looks once',
    scene: 'lateTab',
    rule: { wipesAgain: () => false, looksTwice: () => false },
    violates: 6,
  },
  {
    name: 'a renewed session is stored over whatever stands',
    scene: 'renewals',
    rule: { renewsOver: () => true },
    violates: 5,
  },
  {
    name: 'a refused renewal signs out whoever is there',
    scene: 'renewals',
    rule: { endsWith: () => true },
    violates: 5,
  },
];
