import { type Location, matchPath } from 'react-router-dom';
import { ROUTES } from '../../config/routes';
import { isRecord } from '../../domain/values/guards';
import { ACCOUNT_ROUTES, SCREEN_ROUTES } from './route-table';

/** What the way to the sign-in screen leaves in the navigation state. */
export interface ReturnToState {
  /** Where the visitor wanted to go. */
  readonly from: string;
  /** What they wanted to mark there, if anything; parsed by what fulfils it. */
  readonly wish?: unknown;
}

/** The navigation state that remembers a location. */
export function rememberReturnTo({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnToState {
  return { from: `${pathname}${search}${hash}` };
}

/**
 * An address within the application: a path, and nothing that a browser reads as one slash more (backslashes) or leaves out
 * (tabs and line ends), by which it would name another host.
 */
const OWN_ADDRESS = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * Where to go after signing in: the remembered origin, else the dashboard. The state survives a reload, so it is
 * checked: only an address within the application counts.
 */
export function returnToOf(state: unknown): string {
  const from = isRecord(state) ? state['from'] : null;
  return typeof from === 'string' && OWN_ADDRESS.test(from) ? from : ROUTES.dashboard;
}

/** The part of a navigation state that goes along until a member's screen is reached: what is still to be marked. */
export function pendingMarkIn(state: unknown): Pick<ReturnToState, 'wish'> | null {
  return isRecord(state) && 'wish' in state ? { wish: state['wish'] } : null;
}

/** The same navigation state with nothing left to mark. */
export function withoutPendingMark(state: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(isRecord(state) ? state : {}).filter(([name]) => name !== 'wish'));
}

/** The part of the sign-in screen's state that its other face needs too; null where nothing is remembered. */
export function rememberedIn(state: unknown): ReturnToState | null {
  return isRecord(state) && 'from' in state ? { from: returnToOf(state), ...pendingMarkIn(state) } : null;
}

const MEMBERS_PATHS = [...SCREEN_ROUTES, ...ACCOUNT_ROUTES]
  .filter(({ guard }) => guard === 'members')
  .map(({ path }) => path);

/**
 * Where signing in leads back to from a location: what its state remembers, and on a members' screen that a visitor is
 * about to be led away from, the screen itself. Null where nothing is remembered.
 */
export function returnToFrom(location: Location<unknown>): ReturnToState | null {
  const remembered = rememberedIn(location.state);
  if (remembered) return remembered;
  return MEMBERS_PATHS.some((path) => matchPath(path, location.pathname) !== null) ? rememberReturnTo(location) : null;
}
