import { afterEach, expect, it, vi } from 'vitest';
import { hasFreeSpace, whenIdle, mayPrefetch } from '../../../src/lib/idle';
import { ifLockIsFree } from '../../../src/lib/locks';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const device = (fields: object) => vi.stubGlobal('navigator', { onLine: true, ...fields });

it.each([
  ['a browser without connection data', {}, true],
  ['a fast connection', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['no network', { onLine: false }, false],
  ['data saver', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a metered connection', { connection: { type: 'cellular', effectiveType: '4g' } }, false],
  ['a slow connection', { connection: { effectiveType: '3g' } }, false],
])('prefetches only if it costs nobody anything: %s', (_, fields, may) => {
  device(fields);
  expect(mayPrefetch()).toBe(may);
});

it('prefetches nothing on a hidden page', () => {
  device({});
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(mayPrefetch()).toBe(false);
});

it.each([
  ['room', { storage: { estimate: () => Promise.resolve({ quota: 1000, usage: 900 }) } }, true],
  ['too little space', { storage: { estimate: () => Promise.resolve({ quota: 999, usage: 900 }) } }, false],
  ['a browser without the API', { storage: { estimate: () => Promise.resolve({}) } }, false],
  ['a browser that refuses', { storage: { estimate: () => Promise.reject(new TypeError('no')) } }, false],
  ['a browser without an estimate', {}, false],
])('knows whether there is enough space: %s', async (_, fields, has) => {
  device(fields);
  expect(await hasFreeSpace(100)).toBe(has);
});

it('waits for the browser to be idle', async () => {
  const idle = vi.fn((call: () => void) => call());
  vi.stubGlobal('requestIdleCallback', idle);
  await whenIdle();
  expect(idle).toHaveBeenCalledOnce();
});

it('runs in one tab at a time: a second one does nothing while the first holds the lock', async () => {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, run: (lock: object | null) => unknown) => {
    const isFree = !held.has(name);
    held.add(name);
    await run(isFree ? {} : null);
    if (isFree) held.delete(name);
  };
  device({ locks: { request } });
  const log: string[] = [];
  await ifLockIsFree('movies', async () => {
    log.push('first');
    await ifLockIsFree('movies', () => Promise.resolve(void log.push('second')));
  });
  await ifLockIsFree('movies', () => Promise.resolve(void log.push('after')));
  expect(log).toEqual(['first', 'after']);
});
