/** Shows a number on the installed app's icon, or none; does nothing in browsers without badges. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {
    // Not supported or not allowed.
  }
}
