import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { takeExpectedErrors } from './expected-error';

// jsdom has no media queries: none matches
if (typeof document === 'object' && typeof matchMedia !== 'function')
  Object.assign(globalThis, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });

const soon = setImmediate;
const loud = console.error.bind(console);
let errors: string[] = [];
let rejections: string[] = [];

function onRejection(reason: unknown): void {
  rejections.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
}

// files may share a process
beforeAll(() => void process.on('unhandledRejection', onRejection));
afterAll(() => void process.off('unhandledRejection', onRejection));

beforeEach(() => {
  errors = [];
  rejections = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
  };
});

/** A test passes only if it left nothing behind that a developer's console would show in red. */
afterEach(async () => {
  // rejections are reported when the queue of promises has run empty
  await new Promise((resolve) => soon(resolve));
  console.error = loud;
  const announced = takeExpectedErrors();
  const unexpected = errors.filter((error) => !announced.some((pattern) => pattern.test(error)));
  const missing = announced.filter((pattern) => !errors.some((error) => pattern.test(error)));
  const complaints = [
    ...unexpected.map((error) => `unexpected console.error: ${error}`),
    ...missing.map((pattern) => `expected a console.error like ${String(pattern)}, but there was none`),
    ...rejections.map((reason) => `unhandled rejection: ${reason}`),
  ];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
