/** `npm run bench -- sentence`: the share of slots read right, sentences turned around, and the time per sentence. */
import { readSentence } from '../../src/domain/questionnaire/sentence';
import { MORE_SENTENCES } from '../fixtures/sentences/more';
import { SENTENCES } from '../fixtures/sentences/table';
import { VOICES } from '../fixtures/sentences/voices';
import { quantile } from './quantile';

/** The year for which the sentences were written. */
const YEAR = 2026;
const ROUNDS = 20;

/** A slot that wants what another excludes. */
const opposite = (slot: string): string =>
  slot.replace(/^(?:no:|genre:)/, (kind) => (kind === 'no:' ? 'genre:' : 'no:'));

function accuracy(sentences: typeof SENTENCES) {
  let [right, all, turned] = [0, 0, 0];
  for (const [sentence, expected] of sentences) {
    const wanted = expected.split(' ').filter((slot) => slot !== '');
    const { slots } = readSentence(sentence, YEAR);
    const hits = wanted.filter((slot) => slots.includes(slot)).length;
    right += hits;
    all += wanted.length + slots.filter((slot) => !wanted.includes(slot)).length;
    turned += wanted.some((slot) => opposite(slot) !== slot && slots.includes(opposite(slot))) ? 1 : 0;
  }
  return {
    sentences: sentences.length,
    'slots right': `${((right / all) * 100).toFixed(1)} %`,
    'turned around': turned,
  };
}

console.table({ table: accuracy(SENTENCES), more: accuracy(MORE_SENTENCES), voices: accuracy(VOICES) });

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [sentence] of SENTENCES) {
    const start = performance.now();
    readSentence(sentence, YEAR);
    times.push(performance.now() - start);
  }
}
const milliseconds = (share: number) =>
  `${quantile(
    times.sort((a, b) => a - b),
    share,
  ).toFixed(2)} ms`;
console.table({ 'per sentence': { median: milliseconds(0.5), '99 %': milliseconds(0.99), longest: milliseconds(1) } });
