import { ERAS, eraOf } from './era';
import { shuffled, type Random } from './random';

interface Dated {
  readonly year: number;
}

/**
 * Picks from classic, vintage and modern films in turns, so that no era crowds out another, then shuffles the picks.
 * An era that has run out is passed over: the rest fills its turns.
 * @param ranked best first
 * @param count most films to pick
 * @param held films picked before; the eras they lack are served first
 */
export function mixDecades<T extends Dated>(
  ranked: readonly T[],
  count: number,
  random: Random,
  held: readonly Dated[] = [],
): T[] {
  const groups = ERAS.map((era) => ({
    waiting: ranked.filter(({ year }) => eraOf(year) === era),
    taken: held.filter(({ year }) => eraOf(year) === era).length,
  }));
  const picked: T[] = [];
  while (picked.length < count) {
    // The sort is stable: among eras served equally often the earlier one has its turn.
    const [turn] = groups.filter(({ waiting }) => waiting.length > 0).sort((a, b) => a.taken - b.taken);
    const film = turn?.waiting.shift();
    if (turn === undefined || film === undefined) break;
    turn.taken += 1;
    picked.push(film);
  }
  return shuffled(picked, random);
}
