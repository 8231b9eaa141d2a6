import { describe, expect, it } from 'vitest';
import { readSentence } from '../../../../src/domain/questionnaire/sentence';
import { MORE_SENTENCES } from '../../../fixtures/sentences/more';
import { SENTENCES } from '../../../fixtures/sentences/table';
import { VOICES } from '../../../fixtures/sentences/voices';

describe('a sentence about the evening', () => {
  it.each([...SENTENCES, ...MORE_SENTENCES, ...VOICES])('%s', (sentence, slots) => {
    expect([...readSentence(sentence, 2026).slots].sort().join(' ')).toBe(slots.split(' ').sort().join(' '));
  });
});
