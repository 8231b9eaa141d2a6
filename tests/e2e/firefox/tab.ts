import { expect } from '@playwright/test';
import type { Connection } from './connection';

/** How an element is found: by its role and its name, as a screen reader says them. A password's field has no role. */
interface Named {
  readonly role?: string;
  readonly name: string;
}

const SIZE = { width: 390, height: 844 };

/** A tab of a browser under WebDriver BiDi. */
export class Tab {
  readonly #connection: Connection;
  readonly #context: string;

  private constructor(connection: Connection, context: string) {
    this.#connection = connection;
    this.#context = context;
  }

  /** Opens a tab as large as a phone. */
  static async open(connection: Connection): Promise<Tab> {
    const { context } = (await connection.send('browsingContext.create', { type: 'tab' })) as { context: string };
    await connection.send('browsingContext.setViewport', { context, viewport: SIZE });
    return new Tab(connection, context);
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { wait: 'complete' });
  }

  async close(): Promise<void> {
    await this.#send('browsingContext.close', {});
  }

  /** Runs a function in the page. @returns what it returns, which must be JSON */
  async evaluate<Result>(work: () => Result): Promise<Awaited<Result>> {
    const answer = (await this.#send('script.callFunction', {
      functionDeclaration: `async () => JSON.stringify((await (${work.toString()})()) ?? null)`,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'a script failed');
    return JSON.parse(answer.result?.value ?? 'null') as Awaited<Result>;
  }

  /** The page's words, as they stand on the screen. */
  words(): Promise<string> {
    return this.evaluate(() => document.body.innerText);
  }

  /** Waits until the page has these words. */
  async expectWords(words: RegExp): Promise<void> {
    await expect.poll(() => this.words()).toMatch(words);
  }

  /** Waits until the page is at a path. */
  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname)).toBe(path);
  }

  /** Clicks the first element with this role and name that can be seen and pressed, as a pointer does. */
  press(role: string, name: string): Promise<void> {
    return this.#press({ role, name });
  }

  /** Types into the field of this name, key by key. */
  async type(name: string, text: string): Promise<void> {
    await this.#press({ name }, 'input');
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('input.performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async #press(named: Named, selector = '*'): Promise<void> {
    const sharedId = await this.#find(named, selector);
    const origin = { type: 'element', element: { sharedId } };
    await this.#send('input.performActions', {
      actions: [
        {
          type: 'pointer',
          id: 'pointer',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** Waits for an element, and brings it into view. @returns its id */
  async #find(value: Named, selector: string): Promise<string> {
    let id = '';
    await expect
      .poll(
        async () => {
          const { nodes } = (await this.#send('browsingContext.locateNodes', {
            locator: { type: 'accessibility', value },
          })) as { nodes: readonly { sharedId: string }[] };
          for (const { sharedId } of nodes) {
            if (await this.#standsFree(sharedId, selector)) {
              id = sharedId;
              return true;
            }
          }
          return false;
        },
        { message: `${value.role ?? 'field'} '${value.name}' can be pressed` },
      )
      .toBe(true);
    return id;
  }

  /** Whether a press on the element's middle comes to it, once it has been scrolled to. */
  async #standsFree(sharedId: string, selector: string): Promise<boolean> {
    const answer = (await this.#send('script.callFunction', {
      functionDeclaration: `(element, selector) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const moves = document.getAnimations().some((animation) => animation.playState === 'running' &&
          animation.effect?.getComputedTiming().endTime !== Infinity);
        return !moves && element.matches(selector) && !element.disabled && hit !== null && (element.contains(hit) || hit.contains(element));
      }`,
      target: { context: this.#context },
      awaitPromise: false,
      arguments: [{ sharedId }, { type: 'string', value: selector }],
    })) as { result?: { value?: boolean } };
    return answer.result?.value === true;
  }

  #send(method: string, params: object): Promise<unknown> {
    return this.#connection.send(method, { context: this.#context, ...params });
  }
}
