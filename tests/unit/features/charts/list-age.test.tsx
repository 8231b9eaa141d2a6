import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TmdbErrorReason } from '../../../../src/domain/requests/request-error';
import { ListAge } from '../../../../src/features/charts/list-age';
import { LISTS, MOVIE_DATABASE } from '../../../../src/i18n/messages/movies';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function ageText(reason: TmdbErrorReason | null, online = true): string {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<ListAge since={Date.now() - 5 * 3_600_000} reason={reason} />);
  return screen.getByRole('status').textContent;
}

it('says why a list could not be refreshed', () => {
  expect(ageText('unreachable')).toBe(`${MOVIE_DATABASE.unreachable} ${LISTS.updated('5 hours ago')}`);
  cleanup();
  expect(ageText('timeout')).toContain(MOVIE_DATABASE.timeout);
});

it('says that the device is offline only while it reports so itself', () => {
  expect(ageText('unreachable', false)).toContain(MOVIE_DATABASE.offline);
  cleanup();
  expect(ageText('offline')).toContain(MOVIE_DATABASE.notResponding);
  cleanup();
  expect(ageText(null)).toContain(MOVIE_DATABASE.notResponding);
});
