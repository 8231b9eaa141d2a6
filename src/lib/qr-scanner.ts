import { fail, ok, type Result } from '../domain/values/result';
import { delay } from './delay';

/** What a browser's detector finds in a picture (W3C Shape Detection), as far as it is read here. */
interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type CodeDetectorClass = new (options: { readonly formats: readonly ['qr_code'] }) => CodeDetector;

/** Why no camera shows anything: the reader or the system said no, or there is none that can be had. */
export type CameraFailure = 'refused' | 'missing';

/** Milliseconds between two looks at the camera's picture. Chosen: a code is read at once, and the phone stays cool. */
const LOOK_MS = 200;

function detectorClass(): CodeDetectorClass | null {
  return 'BarcodeDetector' in window ? (window.BarcodeDetector as CodeDetectorClass) : null;
}

/** Whether this browser can read codes with a camera. */
export function canScan(): boolean {
  return detectorClass() !== null && 'mediaDevices' in navigator;
}

/**
 * Shows the camera in a video and reads the codes before it, until the signal ends it and with it the camera.
 * @param onText called with what a code says, each time it is seen
 * @returns how it ended: by the signal, or as there is no camera
 */
export async function scanCodes(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Result<void, CameraFailure>> {
  const Detector = detectorClass();
  if (!Detector) return fail('missing');
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    return fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
  }
  try {
    const detector = new Detector({ formats: ['qr_code'] });
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) onText(rawValue);
      await delay(LOOK_MS, signal);
    }
    return ok(undefined);
  } catch {
    // Taken away while it ran: by the end of the screen, or by another application.
    return signal.aborted ? ok(undefined) : fail('missing');
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
