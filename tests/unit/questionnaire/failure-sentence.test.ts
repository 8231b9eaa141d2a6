import { expect, it } from 'vitest';
import { failureSentence } from '../../../src/features/questionnaire/failure-sentence';

it('films that were all shown, films that do not exist and a service that failed have a sentence each [ERR-18, ERR-19, ERR-20]', () => {
  expect(failureSentence({ reason: 'none-left' })).toBe(
    'All available movies have been shown. Try different criteria.',
  );
  expect(failureSentence({ reason: 'none-match' })).toBe(
    "We couldn't find movies matching your exact criteria. Try different options!",
  );
  expect(failureSentence({ reason: 'server-fault', status: 500 })).toBe(
    'Something went wrong with our recommendation engine. Please try again.',
  );
});
