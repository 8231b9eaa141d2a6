import { expect, it, vi } from 'vitest';
import { awardBadges, fetchAccount, fetchProfile } from '../../../../src/api/supabase/account';
import { fetchHistory } from '../../../../src/api/supabase/history';
import { saveProfile, usernameAvailable } from '../../../../src/api/supabase/save-profile';
import { fakeBackend, type Received } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';

async function signedIn(answer: (received: Received) => Response | Promise<Response>) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  return { source, received };
}
const linesOf = (received: readonly Received[]) =>
  received.map(
    ({ method, path, query }) => `${method} ${path.replace('/rest/v1/', '')}?${decodeURIComponent(query.toString())}`,
  );

it('reads a profile by id, as one row or none [CALL-03, CALL-04]', async () => {
  const { source, received } = await signedIn(() => Response.json([]));
  expect(await fetchProfile(source, 'ada')).toEqual({
    ok: true,
    value: { profile: { id: 'profile', username: null, firstName: null, lastName: null }, watchPreferences: null },
  });
  expect(linesOf(received)).toEqual([
    'GET profiles?select=first_name,last_name,username,country,language,services,watch_preferences_at&id=eq.ada',
  ]);
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

it('saves username and name by an upsert with id and time [CALL-06]', async () => {
  const row = { username: 'grace', first_name: 'Grace', last_name: null };
  const { source, received } = await signedIn(() => Response.json([row]));
  expect(await saveProfile(source, 'ada', { username: 'grace' })).toEqual({
    ok: true,
    value: { id: 'profile', username: 'grace', firstName: 'Grace', lastName: null },
  });
  await saveProfile(source, 'ada', { first_name: null, last_name: 'Hopper' });
  const updated_at = new Date(NOW).toISOString();
  expect(received.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { id: 'ada', username: 'grace', updated_at }],
    ['POST', { id: 'ada', first_name: null, last_name: 'Hopper', updated_at }],
  ]);
  expect(received[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates');
});

it('saves nothing for one member on another member’s page', async () => {
  const { source, received } = await signedIn(() => Response.json({}));
  expect(await saveProfile(source, 'bob', { username: 'grace' })).toEqual({
    ok: false,
    error: { reason: 'signed-out' },
  });
  expect(received).toEqual([]);
});

it.each([
  ['a duplicate', 409, '23505', 'taken'],
  ['a value that violates a check', 400, '23514', 'refused'],
  ['a value that is too long', 400, '22001', 'refused'],
  ['a failing server', 500, 'XX000', 'unreachable'],
])('identifies %s by its code [ERR-33, ERR-34, ERR-36]', async (_, status, code, reason) => {
  const { source } = await signedIn(() => Response.json({ code, message: 'no' }, { status }));
  expect(await saveProfile(source, 'ada', { username: 'grace' })).toEqual({ ok: false, error: { reason } });
});

it('asks the server whether a username is free, since only the server sees all of them [CALL-05]', async () => {
  const { source, received } = await signedIn(() => Response.json(false));
  expect(await usernameAvailable(source, 'ada', 'grace')).toBe(false);
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ['/rest/v1/rpc/username_available', { candidate: 'grace' }],
  ]);
});

it('a failed username check has no result and does not report the name as taken [ERR-78]', async () => {
  for (const answer of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({ message: 'down' }, { status: 500 }),
    () => Response.json({ free: true }),
  ]) {
    const { source } = await signedIn(answer);
    expect(await usernameAvailable(source, 'ada', 'grace')).toBeNull();
  }
});

it('requests the history as tmdb ids and times, newest first, fifty at most [CALL-14, HIST-11]', async () => {
  const { source, received } = await signedIn(() =>
    Response.json([{ tmdb_movie_id: 603, shown_at: '2025-01-05T14:30:00Z' }, { tmdb_movie_id: null }]),
  );
  expect(await fetchHistory(source, 'ada')).toEqual({
    ok: true,
    value: [{ movieId: 603, shownAt: Date.UTC(2025, 0, 5, 14, 30) }],
  });
  expect(linesOf(received)).toEqual([
    'GET user_shown_movies?select=tmdb_movie_id,shown_at&user_id=eq.ada&tmdb_movie_id=not.is.null&order=shown_at.desc&limit=50',
  ]);
});

it('reads badges in order, earned ones newest first with their badge, and counts searches by genre [CALL-15, CALL-17, ENT-09]', async () => {
  const badge = {
    id: 'movie-explorer',
    name: 'Movie Explorer',
    description: 'Complete 10 searches',
    icon: 'Search',
    color: 'blue',
    requirement_type: 'search_count',
    requirement_value: 10,
  };
  const { source, received } = await signedIn(({ path, headers }) => {
    if (path.endsWith('/badges')) return Response.json([badge, { ...badge, requirement_type: 'luck' }]);
    if (path.endsWith('/user_badges'))
      return Response.json([{ id: 'x', badge_id: badge.id, earned_at: '2025-01-05 12:00:00+00', badge }]);
    if (path.endsWith('/searched_genres'))
      return Response.json([
        ['drama', 1500],
        ['war', null],
      ]);
    // all rows are counted, as the request asks
    const total = headers.get('prefer') === 'count=exact' ? '3200' : '*';
    return Response.json([{ selected_genre: 'drama' }], { headers: { 'content-range': `0-0/${total}` } });
  });
  const answer = await fetchAccount(source, 'ada');
  expect(answer).toMatchObject({
    ok: true,
    value: {
      badges: [{ id: 'movie-explorer', requirement: 'search_count', required: 10 }],
      earned: [{ earnedAt: '2025-01-05T12:00:00.000Z', badge: { name: 'Movie Explorer' } }],
      searchCount: 3200,
      genreCounts: [['drama', 1500]],
    },
  });
  const fields = 'id,name,description,icon,color,requirement_type,requirement_value';
  expect(linesOf(received).sort()).toEqual([
    `GET badges?select=${fields}&is_active=eq.true&order=sort_order.asc`,
    `GET user_badges?select=id,badge_id,earned_at,badge:badges(${fields})&user_id=eq.ada&order=earned_at.desc`,
    'GET user_search_history?select=selected_genre&user_id=eq.ada&limit=1',
    'POST rpc/searched_genres?',
  ]);
});

it('checks badges with a remote procedure and the member’s own id [CALL-18]', async () => {
  const { source, received } = await signedIn(() => Response.json(true));
  expect(await awardBadges(source, 'ada')).toBe(true);
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ['/rest/v1/rpc/check_and_award_badges', { user_uuid: 'ada' }],
  ]);
});

it('a failed check is logged and returns false, and so does a failed read [ERR-78, ERR-80, ERR-81]', async () => {
  const log = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
  const { source } = await signedIn(() => Response.json({ message: 'down' }, { status: 500 }));
  expect(await awardBadges(source, 'ada')).toBe(false);
  expect(await fetchAccount(source, 'ada')).toEqual({ ok: false, error: { reason: 'server', status: 500 } });
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([
    'Badges could not be checked: server',
    'Badges and statistics could not be read: server',
  ]);
  log.mockRestore();
});
