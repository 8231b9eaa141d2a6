import { ownPath } from '../../config/environment';
import { signedInHint } from '../../db/session-hint';

/** Attribute of the root element: the path of the prerendered screen. */
const SCREEN = 'data-screen';
/** Attribute of the root element while the prerendered screen doesn't match the URL (components/theme/system). */
const WRONG_ROUTE = 'data-wrong-route';

/** True if the URL shows something other than the prerendered visitor's screen. */
function isWrongRoute({ pathname, search, hash }: Location): boolean {
  const screen = document.documentElement.getAttribute(SCREEN);
  return screen === null || pathname !== ownPath(screen) || search !== '' || hash !== '' || signedInHint.read();
}

/** Hides the prerendered screen before the first paint if the URL shows another one. */
export function hideIfWrongRoute(): void {
  document.documentElement.toggleAttribute(WRONG_ROUTE, isWrongRoute(window.location));
}

/**
 * Removes the prerendered screen unless it matches the URL.
 * @param root the application's root element
 * @returns the path of the screen to hydrate, or null
 */
export function claimPrerenderedScreen(root: HTMLElement): string | null {
  const matches = root.firstElementChild !== null && !isWrongRoute(window.location);
  if (!matches) root.replaceChildren();
  document.documentElement.removeAttribute(WRONG_ROUTE);
  return matches ? document.documentElement.getAttribute(SCREEN) : null;
}
