import { ownPath } from '../../config/app/own-address';
import { ROUTES } from '../../config/app/routes';
import { signedInHint } from '../../data/local/device/signed-in-hint';

/** Attribute of the root element while the page's own landing screen is not what the address shows (ui/theme/global-css). */
const ELSEWHERE = 'data-elsewhere';

/** Whether an address shows something other than a visitor's landing screen, which every page of the build comes with. */
function isElsewhere({ pathname, search, hash }: Location): boolean {
  return pathname !== ownPath(ROUTES.landing) || search !== '' || hash !== '' || signedInHint.read();
}

/** Keeps the landing screen that the page comes with from being seen where the address shows another. Before the first paint. */
export function hideElsewhere(): void {
  document.documentElement.toggleAttribute(ELSEWHERE, isElsewhere(window.location));
}

/**
 * Whether the application takes up the screen that the page came with; where not, it is taken away.
 * @param root where the application stands
 */
export function takeUpScreen(root: HTMLElement): boolean {
  const isThere = root.firstElementChild !== null && !isElsewhere(window.location);
  if (!isThere) root.replaceChildren();
  document.documentElement.removeAttribute(ELSEWHERE);
  return isThere;
}
