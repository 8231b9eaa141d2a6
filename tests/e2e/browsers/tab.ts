import { expect } from '@playwright/test';
import type { RemoteTab, Role } from './remote';

/**
 * Whether an element can never be pressed (hidden, behind a dialog, in a slide out of view), cannot be pressed yet, or can be:
 * once it is scrolled into view nothing moves and a press on its middle reaches it. An element that can never be pressed is not
 * scrolled to, since that would move the carousel away from the current slide.
 */
const PRESSABILITY = `async (element) => {
  const modal = document.querySelector('dialog:modal');
  const isFor = element.matches('button, input, [role]') && element.checkVisibility() && !element.closest('[inert]') &&
    (modal === null || modal.contains(element));
  if (!isFor) return 'not for pressing';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const moves = document.getAnimations().some((animation) => animation.playState === 'running' &&
    animation.effect?.getComputedTiming().endTime !== Infinity);
  const comes = element.contains(hit) || (hit !== null && [...(element.labels ?? [])].some((label) => label.contains(hit)));
  return !moves && !element.disabled && comes ? 'free' : 'not free yet';
}`;

/** A tab as a person uses it. */
export class Tab {
  readonly #remote: RemoteTab;

  constructor(remote: RemoteTab) {
    this.#remote = remote;
  }

  goto(url: string): Promise<void> {
    return this.#remote.goto(url);
  }

  reload(): Promise<void> {
    return this.#remote.reload();
  }

  close(): Promise<void> {
    return this.#remote.close();
  }

  /** Runs a function in the page. @returns its result, which must be JSON */
  async evaluate<Result>(work: () => Result): Promise<Awaited<Result>> {
    const text = await this.#remote.run(`async () => JSON.stringify((await (${work.toString()})()) ?? null)`);
    return JSON.parse(text) as Awaited<Result>;
  }

  /** Waits until the page contains this text. */
  async expectWords(words: RegExp): Promise<void> {
    await expect.poll(() => this.evaluate(() => document.body.innerText)).toMatch(words);
  }

  /** Waits until the page is at a path. */
  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname)).toBe(path);
  }

  /** Clicks the first visible and pressable element with this role and name, with a pointer. */
  async press(role: Role, name: string): Promise<void> {
    const origin = this.#remote.origin(await this.#find(role, name));
    const actions = [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#remote.perform([{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Types into the field of this name, key by key. */
  async type(name: string, text: string): Promise<void> {
    await this.press('field', name);
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#remote.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits for an element that can be pressed, and scrolls it into view. @returns its id */
  async #find(role: Role, name: string): Promise<string> {
    let found = '';
    const isThere = async () => {
      for (const element of await this.#remote.find(role, name)) {
        const state = await this.#remote.run(PRESSABILITY, element);
        if (state === 'not for pressing') continue;
        found = element;
        return state === 'free';
      }
      return false;
    };
    await expect.poll(isThere, { message: `${role} '${name}' can be pressed` }).toBe(true);
    return found;
  }
}
