import { afterEach, expect, it, vi } from 'vitest';
import { lengthened } from '../../../bundle/test-language';
import { COUNTRY } from '../../../src/i18n/messages/movies';

const CATALOG_FILE = '../../../src/i18n/messages/movies';

/** The country names after a message file has replaced the English one. */
async function namesWith(words: unknown) {
  vi.doMock(CATALOG_FILE, () => ({ COUNTRY: words }));
  vi.resetModules();
  return import('../../../src/i18n/place-names');
}

afterEach(() => {
  vi.doUnmock(CATALOG_FILE);
  vi.resetModules();
});

it('a country has its article in an English sentence if it needs one', async () => {
  const { countryWithArticle } = await namesWith(COUNTRY);
  expect(['US', 'NL', 'DE'].map(countryWithArticle)).toEqual(['the United States', 'the Netherlands', 'Germany']);
});

it('and follows the rules of another language, such as the test language', async () => {
  const { countryWithArticle } = await namesWith(lengthened(COUNTRY));
  expect(countryWithArticle('US')).toMatch(/^\[the United States ~[ ~]*\]$/);
  expect(countryWithArticle('DE')).toMatch(/^\[Germany ~[ ~]*\]$/);
});
