import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { environment } from '../../../../src/config/environment';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { createQueryClient } from '../../../../src/hooks/query-client';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { useServerHistory } from '../../../../src/features/history/use-history';
import type { MemberStore } from '../../../../src/services/member-store';
import { DeviceDatabase } from '../../../../src/db/device-database';
import { createServices } from '../../../../src/services/services';
import { fakeBackend } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';

vi.mock('../../../../src/hooks/member-provider');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SHOWN = [{ tmdb_movie_id: 603, shown_at: '2025-01-05T14:30:00Z' }];
const ENTRIES = [{ movieId: 603, shownAt: Date.UTC(2025, 0, 5, 14, 30) }];
const BROKEN = () => Response.json({ message: 'down' }, { status: 500 });

async function open(answer: () => Response | Promise<Response>, online = true) {
  const server = { answer };
  const { source, received } = await fakeBackend(() => server.answer());
  await source.store.write(stored());
  vi.mocked(useMemberStore).mockReturnValue({ userId: 'ada' } as unknown as MemberStore);
  const client = createQueryClient({ storage: null, online });
  const load = () =>
    Promise.resolve({ ...createServices(environment, () => Promise.resolve(new DeviceDatabase())), auth: source });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={load}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ServicesProvider>
  );
  const visit = () => renderHook(() => useServerHistory(online), { wrapper });
  const { result, unmount } = visit();
  return { result, server, received, client, unmount, visit };
}

it('requests the history when the page opens [HIST-09]', async () => {
  const { result } = await open(() => Response.json(SHOWN));
  expect(result.current.loading).toBe(true);
  await waitFor(() => expect(result.current.server).toEqual({ entries: ENTRIES, answeredAt: NOW, failure: null }));
  expect(result.current.loading).toBe(false);
});

it('requests it again whenever the page opens, however fresh it is [HIST-09]', async () => {
  const { result, client, unmount, visit } = await open(() => Response.json(SHOWN));
  await waitFor(() => expect(result.current.server.entries).toEqual(ENTRIES));
  unmount();
  const again = visit();
  expect(again.result.current.server.entries).toEqual(ENTRIES);
  expect(client.isFetching()).toBe(1);
  await waitFor(() => expect(client.isFetching()).toBe(0));
});

it('a failure keeps the previous list, and stays while it is retried', async () => {
  const { result, server } = await open(() => Response.json(SHOWN));
  await waitFor(() => expect(result.current.server.entries).toEqual(ENTRIES));
  server.answer = BROKEN;
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.server.failure).toBe('server'));
  expect(result.current.server.entries).toEqual(ENTRIES);
});

it('an initial failure does not turn into loading on the next try [HIST-08]', async () => {
  const { result, server } = await open(BROKEN);
  await waitFor(() => expect(result.current.server.failure).toBe('server'));
  server.answer = () => new Promise<Response>(() => undefined);
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.refreshing).toBe(true));
  expect(result.current.server.failure).toBe('server');
  expect(result.current.loading).toBe(false);
});

it('requests nothing offline', async () => {
  const { result, received } = await open(() => Response.json(SHOWN), false);
  expect(result.current.loading).toBe(false);
  expect(received).toEqual([]);
});

it('requests every five seconds while visible, and a second after regaining focus [HIST-10, HIST-12]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { client } = await open(() => Response.json(SHOWN));
  const answered = () =>
    act(async () => {
      await client.getQueryCache().getAll()[0]?.promise;
    });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  // as when the reader leaves the tab and returns
  const refocus = () => act(() => client.getQueryCache().onFocus());
  await answered();
  pass(999);
  refocus();
  expect(client.isFetching()).toBe(0);
  pass(1);
  refocus();
  expect(client.isFetching()).toBe(1);
  await answered();
  pass(4999);
  expect(client.isFetching()).toBe(0);
  pass(1);
  expect(client.isFetching()).toBe(1);
  await answered();
});
