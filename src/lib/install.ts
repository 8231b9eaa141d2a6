/** How this browser installs an application: by a prompt of its own, or by steps that its reader takes in its menu. */
export type InstallWay = 'prompt' | 'ios' | 'firefox';

/** What Chromium gives before it offers an installation by itself. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const NAME = 'matinee.install';
const DECLINED = 'declined';

let waiting: InstallPrompt | null = null;
let installed = false;
let declined = false;

/** The installation of this application on the device, which is offered until it is declined once. */
export const installation = {
  /** Keeps the browser's own prompt for a moment of use. Call it when the page starts: the browser tells of it once. */
  start(): void {
    declined = wasDeclined();
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      waiting = event as InstallPrompt;
    });
    window.addEventListener('appinstalled', () => {
      installed = true;
      waiting = null;
    });
  },
  /** @returns null where there is nothing to offer: it is installed, was declined, or the browser installs nothing */
  way(): InstallWay | null {
    if (
      installed ||
      declined ||
      matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches
    )
      return null;
    if (waiting) return 'prompt';
    const { userAgent, maxTouchPoints } = navigator;
    // An iPad says that it is a Mac; no Mac is touched.
    if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) {
      return 'standalone' in navigator && navigator.standalone === true ? null : 'ios';
    }
    return /Android/.test(userAgent) && /Firefox/.test(userAgent) ? 'firefox' : null;
  },
  /** Shows the browser's prompt; who says no there is not asked again. */
  async prompt(): Promise<void> {
    const prompt = waiting;
    // It can be shown once.
    waiting = null;
    const answer = await prompt?.prompt();
    if (answer?.outcome === 'dismissed') installation.decline();
  },
  /** It is not offered again on this device. */
  decline(): void {
    declined = true;
    try {
      localStorage.setItem(NAME, DECLINED);
    } catch {
      // A browser that keeps nothing offers it again with the next visit.
    }
  },
};

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(NAME) === DECLINED;
  } catch {
    return false;
  }
}
