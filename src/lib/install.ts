import { createStore } from './web-storage';

/** How this browser installs an app: with its own prompt, or with manual steps in a menu. */
export type InstallMethod = 'prompt' | 'ios' | 'firefox';

/** Chromium's beforeinstallprompt event. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const storedDecline = createStore('matinee.install-declined', (value) => value === true);

let waiting: InstallPrompt | null = null;
let installed = false;
let declined = false;

/** The installation of this app, which is offered until it's declined. */
export const installation = {
  /** Captures the browser's prompt for later. Call it at startup: the event is fired once. */
  start(): void {
    declined = storedDecline.read();
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      waiting = event as InstallPrompt;
    });
    window.addEventListener('appinstalled', () => {
      installed = true;
      waiting = null;
    });
  },
  /** @returns null if there's nothing to offer: installed, declined, or not supported */
  method(): InstallMethod | null {
    if (
      installed ||
      declined ||
      matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches
    )
      return null;
    if (waiting) return 'prompt';
    const { userAgent, maxTouchPoints } = navigator;
    // iPads report being a Mac, but no Mac has a touchscreen.
    if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) {
      return 'standalone' in navigator && navigator.standalone === true ? null : 'ios';
    }
    return /Android/.test(userAgent) && /Firefox/.test(userAgent) ? 'firefox' : null;
  },
  /** Shows the browser's prompt; if it's dismissed, it isn't offered again. */
  async prompt(): Promise<void> {
    const prompt = waiting;
    // It can only be shown once.
    waiting = null;
    const choice = await prompt?.prompt();
    if (choice?.outcome === 'dismissed') installation.decline();
  },
  /** Don't offer it again on this device. */
  decline(): void {
    declined = true;
    storedDecline.write(true);
  },
};
