import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { findProgram, matchOutput, startProgram } from './programs';
import type { BrowserKind } from './remote';
import { driverAt, tabOf } from './webdriver';

const driver = () => findProgram(['WebKitWebDriver']);
const display = () => findProgram(['Xvfb']);
const browser = () =>
  findProgram([], {
    variable: 'MINIBROWSER_PATH',
    usual: ['x86_64', 'aarch64'].flatMap((machine) =>
      ['4.1', '4.0', '6.0'].map((version) =>
        version === '6.0'
          ? `/usr/lib/${machine}-linux-gnu/webkitgtk-6.0/MiniBrowser`
          : `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    ),
  });

/** WebKit in GTK's MiniBrowser, on a virtual display, driven by WebDriver. It does not report what a page logs. */
export const WEBKIT: BrowserKind = {
  name: 'WebKit',
  isHere: () => [driver(), display(), browser()].every((path) => path !== undefined),
  missing: 'install webkit2gtk-driver and xvfb, where the system has them',
  async start() {
    const screen = startProgram(display() ?? 'Xvfb', ['-displayfd', '1', '-screen', '0', '800x900x24']);
    const number = await matchOutput(screen, screen.process.stdout, /^(\d+)$/);
    screen.process.stderr?.resume();
    const port = await freePort();
    const program = startProgram(driver() ?? 'WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${number}` });
    program.process.stdout?.resume();
    program.process.stderr?.resume();
    const ask = driverAt(`http://127.0.0.1:${port}`);
    await expect
      .poll(() =>
        ask('GET', '/status').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser(), args: ['--automation'] } },
      },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      async openTab() {
        // a window of its own: a tab behind another one is hidden, so nothing in it can be pressed
        const { handle } = (await ask('POST', `${session}/window/new`, { type: 'window' })) as { handle: string };
        return tabOf(ask, session, handle);
      },
      async close() {
        await ask('DELETE', session);
        await program.stop();
        await screen.stop();
      },
    };
  },
};

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
