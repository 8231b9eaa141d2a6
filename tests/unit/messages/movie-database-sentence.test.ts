import { expect, it } from 'vitest';
import { movieDatabaseSentence } from '../../../src/words/sentences/movie-database-sentence';

it.each([
  ['offline', 'You are offline.'],
  ['unreachable', 'The movie database cannot be reached right now.'],
  ['slow', 'The movie database is slow to answer. Please try again in a moment.'],
  ['not-found', 'The movie database no longer has this film.'],
  ['key-missing', 'Failed to retrieve the movie database API key'],
  ['key-refused', 'Failed to retrieve the movie database API key'],
  ['rate-limited', 'The movie database is busy and asks us to wait. Please try again in a moment.'],
  ['server-fault', 'The movie database does not answer right now.'],
  ['malformed', 'The movie database does not answer right now.'],
  ['cancelled', 'The movie database does not answer right now.'],
] as const)('%s: %s', (reason, sentence) => {
  expect(movieDatabaseSentence(reason)).toBe(sentence);
});

it('a place speaks for itself where nothing else is known, and of what it misses offline', () => {
  const place = { offline: 'No picks without a network.', failed: 'No picks.' };
  expect(movieDatabaseSentence('offline', place)).toBe(place.offline);
  for (const reason of ['server-fault', 'malformed', 'cancelled'] as const)
    expect(movieDatabaseSentence(reason, place)).toBe(place.failed);
  for (const reason of ['rate-limited', 'slow', 'unreachable'] as const)
    expect(movieDatabaseSentence(reason, place)).toBe(movieDatabaseSentence(reason));
});
