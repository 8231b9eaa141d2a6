import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTable } from '../../../../src/domain/import/csv-movies';
import { rowsIn } from './rows';

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

const NETFLIX = [
  ...['Profile Name', 'Start Time', 'Duration', 'Attributes', 'Title'],
  ...['Supplemental Video Type', 'Device Type', 'Bookmark', 'Latest Bookmark', 'Country'],
];
const play = (profile: string, start: string, duration: string, title: string, extra = '', attributes = '') => [
  ...[profile, start, duration, attributes, title, extra],
  ...['Chrome PC (Cadmium)', duration, 'Not latest view', 'DE (Germany)'],
];
const AUTOPLAYED = 'Autoplayed: user action: None; ';

it('reads Netflix’s viewing activity: sittings of a day are one viewing, without trailers, episodes and attempts', () => {
  const rows = rowsIn(
    'ViewingActivity.csv',
    NETFLIX,
    play('Ann', '2023-01-20 21:10:00', '00:55:10', 'Heat'),
    play('Ann', '2023-01-20 19:02:14', '01:50:09', 'Heat'),
    play('Ann', '2023-01-17 19:30:00', '00:06:00', 'Ronin'),
    play('Ann', '2023-01-17 19:00:00', '00:07:00', 'Ronin'),
    play('Ann', '2023-01-16 19:00:00', '00:06:00', 'Ronin'),
    play('Ann', '2023-01-16 18:00:00', '00:00:04', 'Heat', '', AUTOPLAYED),
    play('Ann', '2023-01-16 17:00:00', '01:30:00', 'Dark: Staffel 1: Geheimnisse (Folge 1)'),
    play('Ann', '2023-01-16 16:59:00', '00:01:27', 'Trailer: Holidate', 'TRAILER', AUTOPLAYED),
    play('Ann', '2023-01-16 16:58:00', '00:20:00', 'The Holiday_hook_primary_16x9', 'HOOK', AUTOPLAYED),
    play('Ann', '2022-12-31 20:00:00', '01:40:00', 'Heat'),
  );
  expect(rows).toEqual([
    'Heat (null), watched 2023-01-20',
    'Ronin (null), watched 2023-01-17',
    'Heat (null), watched 2022-12-31',
    'left out: 3 no movies',
    'left out: 2 plays',
  ]);
});

it.each([
  ['America/Los_Angeles', '2023-01-19'],
  ['Pacific/Kiritimati', '2023-01-20'],
])('takes Netflix’s day from a time in UTC (%s)', (zone, day) => {
  vi.stubEnv('TZ', zone);
  const late = play('Ann', '2023-01-20 03:30:00', '01:50:09', 'Heat');
  expect(rowsIn('ViewingActivity.csv', NETFLIX, late)).toEqual([`Heat (null), watched ${day}`]);
});

it('reads Netflix’s viewing activity as Excel saves it', () => {
  const rows = [play('Ann', '12/28/2021 13:02', '1:50:09', 'Heat'), play('Ann', '12/4/2021 13:02', '1:50:09', 'Ronin')];
  expect(rowsIn('any.csv', NETFLIX, ...rows)).toEqual([
    'Heat (null), watched 2021-12-28',
    'Ronin (null), watched 2021-12-04',
  ]);
});

it('names the profiles that watched movies, if there are several', () => {
  const rows = [
    play('Ann', '2023-01-20 19:02:14', '01:50:09', 'Heat'),
    play('Tom', '2023-01-21 19:02:14', '01:50:09', 'Ronin'),
    play('Ann', '2023-01-22 19:02:14', '01:50:09', 'Ronin'),
    play('Kids', '2023-01-20 10:00:00', '00:20:00', 'Bluey: Season 1: Magic (Episode 1)'),
  ];
  const notes = (...table: readonly string[][]) => readTable('ViewingActivity.csv', [NETFLIX, ...table])?.notes;
  expect(notes(...rows)).toEqual([{ kind: 'profiles', names: ['Ann', 'Tom'] }]);
  expect(notes(...rows.slice(0, 1))).toEqual([]);
});
