import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canScan, scanCodes } from '../../../src/lib/qr-scanner';

const stop = vi.fn();
const stream = { getTracks: () => [{ stop }] };
const getUserMedia = vi.fn(() => Promise.resolve(stream));
let frames: (readonly string[])[];

/** The browser's barcode detector, which returns the given codes in turn, then nothing. */
class Detector {
  detect() {
    return Promise.resolve((frames.shift() ?? []).map((rawValue) => ({ rawValue })));
  }
}

function camera(): HTMLVideoElement {
  const video = document.createElement('video');
  video.play = vi.fn(() => Promise.resolve());
  return video;
}

beforeEach(() => {
  frames = [];
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports each code until it is stopped, then releases the camera', async () => {
  frames = [[], ['one', 'two'], [], ['three']];
  const codes: string[] = [];
  const ended = new AbortController();
  const video = camera();
  const outcome = scanCodes(video, (text) => codes.push(text), ended.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(codes).toEqual(['one', 'two', 'three']);
  expect(video.srcObject).toBe(stream);
  expect(stop).not.toHaveBeenCalled();
  ended.abort();
  expect(await outcome).toMatchObject({ ok: true });
  expect(stop).toHaveBeenCalledTimes(1);
  expect(video.srcObject).toBeNull();
});

it('releases the camera when stopped while it is being requested', async () => {
  const ended = new AbortController();
  const outcome = scanCodes(camera(), () => undefined, ended.signal);
  ended.abort();
  expect(await outcome).toMatchObject({ ok: true });
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'missing'],
])('a camera refused with %s is reported as %s', async (name, reason) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no camera', name));
  expect(await scanCodes(camera(), () => undefined, new AbortController().signal)).toEqual({
    ok: false,
    error: reason,
  });
});

it('a camera that is taken away is reported and released', async () => {
  const video = camera();
  video.play = () => Promise.reject(new DOMException('gone', 'AbortError'));
  expect(await scanCodes(video, () => undefined, new AbortController().signal)).toEqual({
    ok: false,
    error: 'missing',
  });
  expect(stop).toHaveBeenCalledTimes(1);
});

it('is offered if the browser can read codes and has camera access', () => {
  expect(canScan()).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(canScan()).toBe(false);
  vi.unstubAllGlobals();
  expect(canScan()).toBe(false);
});
