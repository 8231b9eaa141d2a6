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
