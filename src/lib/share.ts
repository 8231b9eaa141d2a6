/** What became of a picture: given to another application, put on the clipboard, or neither. */
export type ShareImageOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** How this browser can give a picture away beside saving it; null where it cannot. */
export function imageShareMethod(picture: File): 'share' | 'copy' | null {
  if ('canShare' in navigator && navigator.canShare({ files: [picture] })) return 'share';
  return 'clipboard' in navigator && 'ClipboardItem' in window ? 'copy' : null;
}

/** Gives a picture to the device's share sheet. It must be called by a press. */
export async function shareImage(picture: File): Promise<ShareImageOutcome> {
  try {
    await navigator.share({ files: [picture] });
    return 'shared';
  } catch (error) {
    // Closed again by the reader, or open already.
    const isCancelled = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isCancelled ? 'cancelled' : 'failed';
  }
}

/** Puts a picture on the clipboard. It must be called by a press. */
export async function copyImage(picture: File): Promise<ShareImageOutcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Milliseconds for which the file can be fetched: Safari asks for it after the person has said where it goes. */
const OFFERED_MS = 60_000;

/** Hands something to the browser to save as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OFFERED_MS);
}

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
