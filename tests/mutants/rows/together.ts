import type { Breakage } from '../breakage';

const ROUND = 'src/domain/together/round.ts';
const ADDRESS = 'src/domain/together/round-address.ts';
const KEPT = 'src/data/local/device/kept-rounds.ts';
const SCAN = 'src/data/platform/scan-code.ts';

const row = (file: string, find: string, replace: string, test: string): Breakage => ({
  ids: [],
  file,
  find,
  replace,
  tests: [`tests/unit/together/${test}`],
});

/** Breakages of rounds that people decide together: what a link may hold, what counts, what is kept and what is scanned. */
export const TOGETHER_BREAKAGES: readonly Breakage[] = [
  row(ROUND, "votes[place] === 'yes'", "votes[place] !== 'yes'", 'round.test.ts'),
  row(ROUND, 'yes === people', 'yes > 0', 'round.test.ts'),
  row(ROUND, 'yes * 2 > people', 'yes * 2 >= people', 'round.test.ts'),
  row(ROUND, 'other.yes - one.yes', 'one.yes - other.yes', 'round.test.ts'),
  row(ROUND, 'if (place >= 0) return answers.with(place, answer);', '', 'round.test.ts'),
  row(ROUND, 'answers.length < most', 'true', 'round.test.ts'),
  row(ADDRESS, 'films.length === ids.length && ', '', 'round-address.test.ts'),
  row(ADDRESS, 'new Set(films).size === films.length', 'true', 'round-address.test.ts'),
  row(ADDRESS, 'films.length <= ROUND_FILMS', 'true', 'round-address.test.ts'),
  row(ADDRESS, 'voter.length !== VOTER_LETTERS || ', '', 'round-address.test.ts'),
  row(ADDRESS, ' || letters.length !== films.length', '', 'round-address.test.ts'),
  row(ADDRESS, ' || more.length > 0', '', 'round-address.test.ts'),
  row(KEPT, 'isSame(sent.films, shared.films)', 'true', 'kept-rounds.dom.test.ts'),
  row(KEPT, '.slice(0, KEPT_ROUNDS)', '', 'kept-rounds.dom.test.ts'),
  row(KEPT, 'if (answer.voter === round.voter) return round;', '', 'kept-rounds.dom.test.ts'),
  row(KEPT, 'ROUND_PEOPLE - 1', 'ROUND_PEOPLE', 'kept-rounds.dom.test.ts'),
  row('src/data/services/leaving.ts', '  keptRounds.clear();\n', '', 'kept-rounds.dom.test.ts'),
  row(SCAN, 'for (const track of stream.getTracks()) track.stop();', '', 'scan-code.dom.test.ts'),
  row(SCAN, "error.name === 'NotAllowedError'", 'true', 'scan-code.dom.test.ts'),
];
