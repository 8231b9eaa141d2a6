import type { Device, State } from './state';

/** A 53-bit hash of a text. The chance that any two of a million states collide is one in 18,000. */
function hashOf(text: string): number {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0) * 2 ** 21 + ((other ^ (one >>> 7)) >>> 11);
}

/** Caches hashes, since most parts of a state are shared with the previous state. */
const known = new WeakMap<object, number>();

function part(value: object | null, text: () => string = () => JSON.stringify(value)): number {
  if (value === null) return 0;
  const before = known.get(value);
  if (before !== undefined) return before;
  const hash = hashOf(text());
  known.set(value, hash);
  return hash;
}

/** Whether two parts of states are equal. */
export function isSame(one: object, other: object): boolean {
  return one === other || part(one) === part(other);
}

function device(value: Device): number {
  return part(value, () => {
    const { databases, ...rest } = value;
    return `${part(databases.ann)} ${part(databases.ben)} ${JSON.stringify(rest)}`;
  });
}

/** Combines numbers into one, depending on their order. */
function combine(parts: readonly number[]): number {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (const number of parts) {
    const high = Math.floor(number / 2 ** 32);
    one = Math.imul(one ^ number, 0x01000193) ^ Math.imul(high ^ (one >>> 15), 0x85ebca6b);
    other = Math.imul(other ^ high, 0xc2b2ae35) ^ Math.imul(number ^ (other >>> 13), 0x27d4eb2f);
  }
  return (one >>> 0) * 2 ** 21 + ((other ^ (one >>> 7)) >>> 11);
}

/** A hash of a state, independent of the order of messages in flight. */
export function keyOf({ now, epochs, servers, backup, devices, network, intents, budget }: State): number {
  const messages = network.map((message) => part(message)).sort((one, other) => one - other);
  const { phone, tablet } = devices;
  const known = [part(servers.ann), part(servers.ben), part(backup), part(intents), part(budget)];
  return combine([now, epochs, ...known, device(phone), device(tablet), ...messages]);
}
