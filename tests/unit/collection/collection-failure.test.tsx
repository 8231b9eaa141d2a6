import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CollectionFailure } from '../../../src/features/collection/collection-failure';
import { renderUi } from '../ui/render-ui';

it.each([
  ['the movie database', { reason: 'malformed' }, 'The movie database does not answer right now.'],
  ['the device', { reason: 'here' }, 'The search failed on this device. Please try again.'],
] as const)('a search that fails says that it failed at %s', (_, error, sentence) => {
  renderUi(<CollectionFailure failure={{ act: 'search', error }} onRetry={() => undefined} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});
