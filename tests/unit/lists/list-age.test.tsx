import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MovieDatabaseReason } from '../../../src/domain/requests/movie-database-reason';
import { ListAge } from '../../../src/features/charts/list-age';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function told(reason: MovieDatabaseReason | null, online = true): string {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<ListAge since={Date.now() - 5 * 3_600_000} reason={reason} />);
  return screen.getByRole('status').textContent;
}

it('says why a list could not be renewed', () => {
  expect(told('unreachable')).toBe('The movie database cannot be reached right now. Updated 5 hours ago');
  cleanup();
  expect(told('slow')).toMatch(/^The movie database is slow to answer/);
});

it('calls the device offline only while it says so itself', () => {
  expect(told('unreachable', false)).toMatch(/^You are offline\./);
  cleanup();
  expect(told('offline')).toMatch(/^The movie database does not answer right now\./);
  cleanup();
  expect(told(null)).toMatch(/^The movie database does not answer right now\./);
});
