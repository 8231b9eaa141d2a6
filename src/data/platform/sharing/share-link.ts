/** What became of a link: given to another application, put on the clipboard, or neither. */
export type LinkOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export interface SharedLink {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** Whether this browser can give a link away at all: neither can, where the page is not served securely. */
export function canShare(): boolean {
  return 'share' in navigator || 'clipboard' in navigator;
}

/**
 * Gives a link to the device's share sheet, or puts it on the clipboard where there is none (Firefox on a desktop). It
 * must be called by a press.
 */
export async function shareLink({ title, url }: SharedLink): Promise<LinkOutcome> {
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    // Closed again by the reader, or open already.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
