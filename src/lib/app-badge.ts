/** Shows a number on the icon of the installed application, or none; browsers without such a badge do nothing. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {
    // There is none, or it is not allowed: the application itself says what waits.
  }
}
