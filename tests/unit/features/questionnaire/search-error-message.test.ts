import { expect, it } from 'vitest';
import { searchErrorMessage } from '../../../../src/features/questionnaire/search-error-message';
import { RESULTS } from '../../../../src/i18n/messages/results';
import { APP } from '../../../../src/i18n/messages/shell';
import { WATCH_PREFERENCES } from '../../../../src/i18n/messages/movies';

it('movies that were all shown, no matches and a failed service each have their own message [ERR-18, ERR-19, ERR-20]', () => {
  expect(searchErrorMessage({ reason: 'none-left' })).toBe(
    'All available movies have been shown. Try different criteria.',
  );
  expect(searchErrorMessage({ reason: 'api-limit-reached' })).toBe(RESULTS.servedNoneLeft);
  expect(searchErrorMessage({ reason: 'device-none-left' })).toBe(RESULTS.deviceNoneLeft);
  expect(searchErrorMessage({ reason: 'none-match' })).toBe(
    "We couldn't find movies matching your exact criteria. Try different options!",
  );
  expect(searchErrorMessage({ reason: 'not-loaded' })).toBe(APP.partMissingHint(true));
  expect(searchErrorMessage({ reason: 'server-fault', status: 500 })).toBe(
    'Something went wrong with our recommendation engine. Please try again.',
  );
});

it('mentions the runtime limit of a search that found too little', () => {
  const limit = 'We only searched movies of up to 90 minutes.';
  expect(searchErrorMessage({ reason: 'none-match' }, false, 90)).toMatch(new RegExp(`${limit}$`));
  expect(searchErrorMessage({ reason: 'none-left' }, true, 90)).toMatch(new RegExp(`${limit}$`));
  expect(searchErrorMessage({ reason: 'device-none-left' }, false, 90)).toMatch(new RegExp(`${limit}$`));
  expect(searchErrorMessage({ reason: 'offline' }, false, 90)).not.toContain(limit);
});

it('mentions that only own services were searched', () => {
  const where = WATCH_PREFERENCES.onlyOwnNothing;
  expect(searchErrorMessage({ reason: 'none-match' }, true)).toMatch(new RegExp(`${where}$`));
  expect(searchErrorMessage({ reason: 'none-left' }, true)).toMatch(new RegExp(`${where}$`));
  expect(searchErrorMessage({ reason: 'offline' }, true)).not.toContain(where);
  expect(searchErrorMessage({ reason: 'none-match' })).not.toContain(where);
});
