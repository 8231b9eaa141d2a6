import { ownPath } from '../../config/environment';
import { signedInHint } from '../../db/session-hint';

/** Attribute of the page: the address of the screen that the build has drawn into it. */
const SCREEN = 'data-screen';
/** Attribute of the page while the screen drawn into it is not what the address shows (components/theme/system). */
const ELSEWHERE = 'data-elsewhere';

/** Whether an address shows something other than the visitor's screen that is drawn into the page. */
function isElsewhere({ pathname, search, hash }: Location): boolean {
  const screen = document.documentElement.getAttribute(SCREEN);
  return screen === null || pathname !== ownPath(screen) || search !== '' || hash !== '' || signedInHint.read();
}

/** Keeps the screen that the page comes with from being seen where the address shows another. Before the first paint. */
export function hideIfWrongRoute(): void {
  document.documentElement.toggleAttribute(ELSEWHERE, isElsewhere(window.location));
}

/**
 * Takes away the screen that the page came with, unless it is the one that the address shows.
 * @param root where the application stands
 * @returns the address of the screen that the application takes up, or null
 */
export function claimPrerenderedScreen(root: HTMLElement): string | null {
  const isThere = root.firstElementChild !== null && !isElsewhere(window.location);
  if (!isThere) root.replaceChildren();
  document.documentElement.removeAttribute(ELSEWHERE);
  return isThere ? document.documentElement.getAttribute(SCREEN) : null;
}
