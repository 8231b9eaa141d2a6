import { fail, ok, type Result } from '../domain/values/result';
import { delay } from './delay';

/** The part of BarcodeDetector that is used (W3C Shape Detection). */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type CodeDetectorClass = new (options: { readonly formats: readonly ['qr_code'] }) => CodeDetector;

/** Why there's no camera: permission denied, or none available. */
export type CameraFailure = 'refused' | 'missing';

/** Milliseconds between two frames. Chosen: fast enough, and the phone stays cool. */
const SCAN_INTERVAL_MS = 200;

function detectorClass(): CodeDetectorClass | null {
  return 'BarcodeDetector' in window ? (window.BarcodeDetector as CodeDetectorClass) : null;
}

/** Whether this browser can scan QR codes. */
export function canScan(): boolean {
  return detectorClass() !== null && 'mediaDevices' in navigator;
}

/**
 * Shows the camera in a video and scans QR codes, until aborted.
 * @param onText called with a code's text, each time it's seen
 * @returns an error if there's no camera
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
      await delay(SCAN_INTERVAL_MS, signal);
    }
    return ok(undefined);
  } catch {
    // The camera was taken away, by the end of the screen or by another app.
    return signal.aborted ? ok(undefined) : fail('missing');
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
