import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CollectionFailure } from '../../../../src/features/collection/collection-notices';
import { renderUi } from '../marked-movies/render-ui';
import { MOVIE_DATABASE } from '../../../../src/i18n/messages/movies';
import { APP } from '../../../../src/i18n/messages/shell';
import { COLLECTION } from '../../../../src/features/collection/messages';

it.each([
  ['the movie database', { reason: 'malformed' }, MOVIE_DATABASE.notResponding],
  ['the device', { reason: 'here' }, COLLECTION.failedHere],
  ['an update', { reason: 'not-loaded' }, APP.partMissingHint(true)],
] as const)('a failed search names the source that failed: %s', (_, error, sentence) => {
  renderUi(<CollectionFailure failure={{ kind: 'search', error }} onRetry={() => undefined} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});
