import type { RemoteTab, Role } from './remote';

/** The key of an element reference in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Elements that may have a role, before the browser computes it. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  radio: 'input[type=radio], [role=radio]',
  field: 'input:not([type=checkbox]):not([type=radio])',
};

/** Sends a request to a driver. @throws Error with its message */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A function that sends requests to the driver at an address, by classic WebDriver. */
export function driverAt(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** A window of a session; each command first selects it. */
export function tabOf(ask: Ask, session: string, handle: string): RemoteTab {
  const send: Ask = async (method, path, body) => {
    await ask('POST', `${session}/window`, { handle });
    return ask(method, `${session}${path}`, body);
  };
  const ofElement = (element: string) => ({ [ELEMENT]: element });
  return {
    async goto(url) {
      await send('POST', '/url', { url });
    },
    async reload() {
      await send('POST', '/refresh', {});
    },
    async close() {
      await send('DELETE', '/window');
    },
    async run(declaration, element) {
      const script = `const done = arguments[arguments.length - 1]; (${declaration})(arguments[0]).then(done);`;
      return (await send('POST', '/execute/async', {
        script,
        args: element === undefined ? [] : [ofElement(element)],
      })) as string;
    },
    async find(role, name) {
      const found = (await send('POST', '/elements', {
        using: 'css selector',
        value: CANDIDATES[role],
      })) as readonly Readonly<Record<string, string>>[];
      const named: string[] = [];
      for (const { [ELEMENT]: element = '' } of found) {
        // an element hidden from screen readers has no name, and some drivers fail on it
        const label = await send('GET', `/element/${element}/computedlabel`).catch(() => null);
        if (label === name) named.push(element);
      }
      return named;
    },
    async perform(actions) {
      await send('POST', '/actions', { actions });
    },
    origin: ofElement,
  };
}
