import { afterEach, expect, it, vi } from 'vitest';
import { lengthened } from '../../../bundle/test-language';
import { COUNTRY } from '../../../src/i18n/messages/movies';

const CATALOGUE_FILE = '../../../src/i18n/messages/movies';

/** The countries' names as they are after a file of the catalogue took the place of the English one. */
async function namesWith(words: unknown) {
  vi.doMock(CATALOGUE_FILE, () => ({ COUNTRY: words }));
  vi.resetModules();
  return import('../../../src/i18n/place-names');
}

afterEach(() => {
  vi.doUnmock(CATALOGUE_FILE);
  vi.resetModules();
});

it('a country stands in an English sentence with an article where it has one', async () => {
  const { countryWithArticle } = await namesWith(COUNTRY);
  expect(['US', 'NL', 'DE'].map(countryWithArticle)).toEqual(['the United States', 'the Netherlands', 'Germany']);
});

it('and in another language as that has it, of which the test language is one', async () => {
  const { countryWithArticle } = await namesWith(lengthened(COUNTRY));
  expect(countryWithArticle('US')).toMatch(/^\[the United States ~[ ~]*\]$/);
  expect(countryWithArticle('DE')).toMatch(/^\[Germany ~[ ~]*\]$/);
});
