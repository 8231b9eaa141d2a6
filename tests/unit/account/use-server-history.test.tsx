// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { environment } from '../../../src/config/environment';
import { useMember } from '../../../src/data/hooks/member-provider';
import { createQueryClient } from '../../../src/data/hooks/query-client';
import { ServicesProvider } from '../../../src/data/hooks/services-context';
import { useServerHistory } from '../../../src/data/hooks/use-server-history';
import type { MemberRuntime } from '../../../src/data/member-runtime';
import { DeviceDatabase } from '../../../src/data/local/device-database';
import { createServices } from '../../../src/data/services';
import { fakeBackend } from '../auth/backend';
import { NOW, stored } from '../auth/session-row';

vi.mock('../../../src/data/hooks/member-provider');

afterEach(cleanup);

const SHOWN = [{ tmdb_movie_id: 603, shown_at: '2025-01-05T14:30:00Z' }];
const ENTRIES = [{ movieId: 603, shownAt: Date.UTC(2025, 0, 5, 14, 30) }];
const BROKEN = () => Response.json({ message: 'down' }, { status: 500 });

async function open(answer: () => Response | Promise<Response>, online = true) {
  const server = { answer };
  const { source, received } = await fakeBackend(() => server.answer());
  await source.store.write(stored());
  vi.mocked(useMember).mockReturnValue({ userId: 'ada' } as unknown as MemberRuntime);
  const client = createQueryClient({ storage: null, online });
  const load = () =>
    Promise.resolve({ ...createServices(environment, () => Promise.resolve(new DeviceDatabase())), tokens: source });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={load}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => useServerHistory(online), { wrapper });
  return { result, server, received };
}

it('asks when the page is opened [HIST-09]', async () => {
  const { result } = await open(() => Response.json(SHOWN));
  expect(result.current.loading).toBe(true);
  await waitFor(() => expect(result.current.told).toEqual({ entries: ENTRIES, answeredAt: NOW, failure: null }));
  expect(result.current.loading).toBe(false);
});

it('a failure keeps what was told before, and stands while it is tried again', async () => {
  const { result, server } = await open(() => Response.json(SHOWN));
  await waitFor(() => expect(result.current.told.entries).toEqual(ENTRIES));
  server.answer = BROKEN;
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.told.failure).toBe('server'));
  expect(result.current.told.entries).toEqual(ENTRIES);
});

it('a failure from the start does not turn to loading with the next try [HIST-08]', async () => {
  const { result, server } = await open(BROKEN);
  await waitFor(() => expect(result.current.told.failure).toBe('server'));
  server.answer = () => new Promise<Response>(() => undefined);
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.refreshing).toBe(true));
  expect(result.current.told.failure).toBe('server');
  expect(result.current.loading).toBe(false);
});

it('asks nothing without a network', async () => {
  const { result, received } = await open(() => Response.json(SHOWN), false);
  expect(result.current.loading).toBe(false);
  expect(received).toEqual([]);
});
