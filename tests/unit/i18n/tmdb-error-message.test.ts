import { expect, it } from 'vitest';
import { tmdbErrorMessage } from '../../../src/i18n/tmdb-error-message';
import { MOVIE_DATABASE } from '../../../src/i18n/messages/movies';

it.each([
  ['offline', MOVIE_DATABASE.offline],
  ['unreachable', MOVIE_DATABASE.unreachable],
  ['timeout', MOVIE_DATABASE.timeout],
  ['not-found', MOVIE_DATABASE.gone],
  ['key-missing', MOVIE_DATABASE.keyFailed],
  ['key-refused', MOVIE_DATABASE.keyFailed],
  ['rate-limited', MOVIE_DATABASE.rateLimited],
  ['server-fault', MOVIE_DATABASE.notResponding],
  ['malformed', MOVIE_DATABASE.notResponding],
  ['cancelled', MOVIE_DATABASE.notResponding],
] as const)('%s: %s', (reason, sentence) => {
  expect(tmdbErrorMessage(reason)).toBe(sentence);
});

it('a screen uses its own message for unknown errors, and when it is offline', () => {
  const messages = { offline: 'No picks offline.', failed: 'No picks.' };
  expect(tmdbErrorMessage('offline', messages)).toBe(messages.offline);
  for (const reason of ['server-fault', 'malformed', 'cancelled'] as const)
    expect(tmdbErrorMessage(reason, messages)).toBe(messages.failed);
  for (const reason of ['rate-limited', 'timeout', 'unreachable'] as const)
    expect(tmdbErrorMessage(reason, messages)).toBe(tmdbErrorMessage(reason));
});
