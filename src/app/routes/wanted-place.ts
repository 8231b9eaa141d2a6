import { matchPath, type Location } from 'react-router-dom';
import { rememberedIn, rememberReturnTo, type ReturnToState } from '../sign-in/origin';
import { ACCOUNT_ROUTES, SCREEN_ROUTES } from './route-table';

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
