/** The outcome of sharing an image. */
export type ShareImageOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** How this browser can share an image; null if it can't. */
export function imageShareMethod(image: File): 'share' | 'copy' | null {
  if ('canShare' in navigator && navigator.canShare({ files: [image] })) return 'share';
  return 'clipboard' in navigator && 'ClipboardItem' in window ? 'copy' : null;
}

/** Opens the share sheet for an image. Needs a user gesture. */
export async function shareImage(image: File): Promise<ShareImageOutcome> {
  try {
    await navigator.share({ files: [image] });
    return 'shared';
  } catch (error) {
    // Closed by the user, or already open.
    const isCancelled = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isCancelled ? 'cancelled' : 'failed';
  }
}

/** Copies an image to the clipboard. Needs a user gesture. */
export async function copyImage(image: File): Promise<ShareImageOutcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Milliseconds for which the file is available: Safari fetches it after the user has chosen where to save it. */
const OFFERED_MS = 60_000;

/** Saves a file with the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OFFERED_MS);
}

/** The outcome of sharing a link. */
export type LinkOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export interface SharedLink {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** Whether this browser can share links: not on insecure pages. */
export function canShare(): boolean {
  return 'share' in navigator || 'clipboard' in navigator;
}

/**
 * Opens the share sheet for a link, or copies it to the clipboard if there is none (Firefox on desktop). Needs a user
 * gesture.
 */
export async function shareLink({ title, url }: SharedLink): Promise<LinkOutcome> {
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    // Closed by the user, or already open.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
