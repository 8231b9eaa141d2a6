import { expect, it } from 'vitest';
import { isOwnPage } from '../../../../local-stack/host/own-page';

const from = (address: string, origin?: string) =>
  new Request(address, { method: 'POST', headers: origin === undefined ? {} : { origin } });

it.each([
  ['this machine alone', '127.0.0.1', 'http://localhost:4173', 'http://localhost:4173', true],
  ['this machine alone', '127.0.0.1', 'http://localhost:4173', undefined, true],
  ['this machine alone', '127.0.0.1', 'http://localhost:4173', 'https://evil.example', false],
  ['this machine alone', '127.0.0.1', 'http://evil.example:4173', 'http://evil.example:4173', false],
  ['this machine alone', 'localhost', 'http://[::1]:4173', 'http://[::1]:4173', true],
  ['the network', '0.0.0.0', 'http://movies.lan:4173', 'http://movies.lan:4173', true],
  ['the network', '0.0.0.0', 'http://movies.lan:4173', 'https://movies.lan:4173', true],
  ['the network', '0.0.0.0', 'http://movies.lan:4173', 'http://evil.example', false],
])('a server for %s (%s), requested at %s by a page of %s: %s', (_, listensTo, address, origin, own) => {
  expect(isOwnPage(from(address, origin), listensTo)).toBe(own);
});
