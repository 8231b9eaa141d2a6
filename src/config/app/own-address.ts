/** The path below which this build is served, without a slash at the end: empty, or such as /matinee. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The path of one of the application's own places, as the browser sees it. */
export function ownPath(route: string): string {
  return `${BASE_PATH}${route}`;
}

/** The whole address of one of the application's own places, for those who send people back to it. */
export function ownAddress(route: string): string {
  return new URL(ownPath(route), globalThis.location.origin).href;
}
