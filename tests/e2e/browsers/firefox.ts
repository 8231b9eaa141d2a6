import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession, type Connection } from './bidi';
import { findProgram, matchOutput, startProgram } from './programs';
import type { BrowserKind, RemoteTab } from './remote';

const PHONE = { width: 390, height: 844 };

const path = () =>
  findProgram(['firefox-esr', 'firefox'], {
    variable: 'FIREFOX_PATH',
    usual: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  });

/** The installed Firefox, headless, driven by WebDriver BiDi. */
export const FIREFOX: BrowserKind = {
  name: 'Firefox',
  isHere: () => path() !== undefined,
  missing: 'install one, or name it by FIREFOX_PATH',
  async start(onError) {
    const profile = await mkdtemp(join(tmpdir(), 'matinee-firefox-'));
    const parameters = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
    const program = startProgram(path() ?? 'firefox', parameters);
    const address = await matchOutput(program, program.process.stderr, /WebDriver BiDi listening on (\S+)/);
    program.process.stdout?.resume();
    const connection = await openSession(address, (method, params) => {
      const { level, text } = params as { readonly level?: string; readonly text?: string | null };
      if (method === 'log.entryAdded' && level === 'error') onError(text ?? '');
    });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    return {
      openTab: () => openTab(connection),
      async close() {
        connection.close();
        await program.stop();
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

async function openTab(connection: Connection): Promise<RemoteTab> {
  const { context } = (await connection.send('browsingContext.create', { type: 'tab' })) as { context: string };
  const send = (method: string, parameters: object) => connection.send(method, { context, ...parameters });
  await send('browsingContext.setViewport', { viewport: PHONE });
  return {
    async goto(url) {
      await send('browsingContext.navigate', { url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { wait: 'complete' });
    },
    async close() {
      await send('browsingContext.close', {});
    },
    async run(functionDeclaration, sharedId) {
      const answer = (await connection.send('script.callFunction', {
        functionDeclaration,
        target: { context },
        awaitPromise: true,
        ...(sharedId === undefined ? {} : { arguments: [{ sharedId }] }),
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value ?? '';
    },
    async find(role, name) {
      const value = role === 'field' ? { name } : { role, name };
      const { nodes } = (await send('browsingContext.locateNodes', { locator: { type: 'accessibility', value } })) as {
        readonly nodes: readonly { readonly sharedId: string }[];
      };
      return nodes.map(({ sharedId }) => sharedId);
    },
    async perform(actions) {
      await send('input.performActions', { actions });
    },
    origin: (sharedId) => ({ type: 'element', element: { sharedId } }),
  };
}
