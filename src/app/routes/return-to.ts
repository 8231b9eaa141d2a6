import { type Location, matchPath } from 'react-router-dom';
import { ROUTES } from '../../config/routes';
import { isRecord } from '../../domain/values/guards';
import { ACCOUNT_ROUTES, SCREEN_ROUTES } from './route-table';

/** Navigation state of the sign-in screen. */
export interface ReturnToState {
  /** The path the visitor came from. */
  readonly from: string;
  /** The mark they wanted to set, if any; validated when it is resumed. */
  readonly pendingMark?: unknown;
}

/** Navigation state that remembers a location. */
export function rememberReturnTo({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnToState {
  return { from: `${pathname}${search}${hash}` };
}

/**
 * A path within the application. Excludes backslashes, which browsers treat as slashes, and control characters, which
 * they drop: both could turn the path into another host.
 */
const OWN_ADDRESS = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * Where to go after signing in: the remembered path, else the dashboard. The state survives reloads, so it is
 * validated: only paths within the application count.
 */
export function returnToOf(state: unknown): string {
  const from = isRecord(state) ? state['from'] : null;
  return typeof from === 'string' && OWN_ADDRESS.test(from) ? from : ROUTES.dashboard;
}

/** The pending mark of a navigation state, which is passed on until a members' screen is reached. */
export function pendingMarkIn(state: unknown): Pick<ReturnToState, 'pendingMark'> | null {
  return isRecord(state) && 'pendingMark' in state ? { pendingMark: state['pendingMark'] } : null;
}

/** The navigation state without its pending mark. */
export function withoutPendingMark(state: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(isRecord(state) ? state : {}).filter(([name]) => name !== 'pendingMark'));
}

/** The part of the state that sign-in and sign-up share; null if there is none. */
export function parseReturnToState(state: unknown): ReturnToState | null {
  return isRecord(state) && 'from' in state ? { from: returnToOf(state), ...pendingMarkIn(state) } : null;
}

const MEMBERS_PATHS = [...SCREEN_ROUTES, ...ACCOUNT_ROUTES]
  .filter(({ guard }) => guard === 'members')
  .map(({ path }) => path);

/**
 * Where to return to after signing in from a location: the path in its state, or the location itself if it is for
 * members only. Null if there is none.
 */
export function returnToFrom(location: Location<unknown>): ReturnToState | null {
  const returnTo = parseReturnToState(location.state);
  if (returnTo) return returnTo;
  return MEMBERS_PATHS.some((path) => matchPath(path, location.pathname) !== null) ? rememberReturnTo(location) : null;
}
