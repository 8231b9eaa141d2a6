import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { IMPORT_FILE_BYTES, IMPORT_FILES, IMPORT_MOVIES, IMPORT_ROWS } from '../../../../src/config/import';
import {
  byteFile,
  csvFile,
  DIARY,
  jsonFile,
  NAMELESS,
  RATINGS,
  read,
  WATCHED,
  errorOf,
  zipFile,
} from '../../domain/import/files';
import { leftOut, rowsOf } from '../../domain/import/rows';

it('reads quotes, line breaks, other alphabets, tabs and semicolons, and a byte order mark', async () => {
  const { movies } = await read(
    csvFile('watched.csv', [
      `\uFEFF${WATCHED}`,
      '2020-01-02,"He said ""no"",\ntwice",2001,https://boxd.it/1',
      '2020-01-02,千と千尋の神隠し,2001,https://boxd.it/2',
      '',
      '2020-01-02,Иди и смотри,1985,https://boxd.it/3',
    ]),
  );
  expect(movies.map(({ title }) => title)).toEqual(['He said "no", twice', '千と千尋の神隠し', 'Иди и смотри']);
  const semicolons = await read(csvFile('watched.csv', ['Date;Name;Year;Letterboxd URI', '2020-01-02;Heat;1995;x']));
  expect(semicolons.movies).toHaveLength(1);
});

it('reads UTF-16 with a byte order mark, and reports other encodings as unreadable', async () => {
  const text = `${WATCHED}\n2020-01-02,Amélie,2001,x`;
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  const little = [0xff, 0xfe, ...codes.flatMap((code) => [code & 0xff, code >> 8])];
  const big = [0xfe, 0xff, ...codes.flatMap((code) => [code >> 8, code & 0xff])];
  expect((await read(byteFile('watched.csv', little))).movies[0]?.title).toBe('Amélie');
  expect((await read(byteFile('watched.csv', big))).movies[0]?.title).toBe('Amélie');
  expect(await errorOf(byteFile('watched.csv', little.slice(2)))).toBe('encoding');
  expect(await errorOf(byteFile('watched.csv', codes))).toBe('encoding');
});

it('drops impossible values: years, ids, dates and ratings', async () => {
  const list = await read(
    csvFile('ratings.csv', [
      RATINGS,
      '2020-13-45,Heat,19955,https://boxd.it/1,11',
      '1965-01-01,Old,1801,https://boxd.it/2,-1',
      `2020-01-01,${'x'.repeat(301)},2000,https://boxd.it/3,3`,
    ]),
  );
  expect(list.movies).toEqual([
    {
      ...NAMELESS,
      title: 'Heat',
      mayBeSeries: true,
      address: 'https://boxd.it/1',
      viewings: [{ on: null, rewatch: false }],
    },
    {
      ...NAMELESS,
      title: 'Old',
      mayBeSeries: true,
      address: 'https://boxd.it/2',
      viewings: [{ on: null, rewatch: false }],
      enteredOn: '1965-01-01',
    },
  ]);
  expect(leftOut(list)).toEqual({ unreadable: 1, rating: 2, date: 1 });
});

it('reads the other lines too if only the first one ends as in Windows', async () => {
  const { movies } = await read(
    new File(
      [`${WATCHED}\r\n2020-01-02,Heat,1995,x\n2020-01-02,Alien,1979,x\r2020-01-02,"Two\r\nlines",2001,x`],
      'watched.csv',
    ),
  );
  expect(movies.map(({ title }) => title)).toEqual(['Heat', 'Alien', 'Two lines']);
});

it('takes the delimiter from the first line, or from Excel’s own line above it', async () => {
  const row = '2020-01-02;Heat, again, and, again;1995;https://boxd.it/1;4,5';
  const head = 'Date;Name;Year;Letterboxd URI;Rating';
  for (const lines of [
    [head, row],
    ['sep=;', head, '', row, ';;;;'],
    ['"SEP=;"', head, row],
    ['', head, row],
  ])
    expect((await read(csvFile('ratings.csv', lines))).movies).toMatchObject([
      { title: 'Heat, again, and, again', rating: 9 },
    ]);
  const bars = await read(
    csvFile('ratings.csv', ['sep=|', RATINGS.replaceAll(',', '|'), '2020-01-02|Heat|1995|x|4.5']),
  );
  expect(bars.movies).toMatchObject([{ title: 'Heat', rating: 9 }]);
});

it('reads windows-1252 where movies have ids, as titles may be wrong in it', async () => {
  const bytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  const imdb = 'Const,Your Rating,Title\ntt0211915,9,Am\xe9lie';
  expect((await read(byteFile('ratings.csv', bytes(imdb)))).movies).toMatchObject([{ title: 'Amélie', rating: 9 }]);
  expect(await errorOf(byteFile('ratings.csv', bytes(`${imdb}\n,8,L\xe9on`)))).toBe('encoding');
  expect(await errorOf(byteFile('watched.csv', bytes(`${WATCHED}\n2020-01-02,Am\xe9lie,2001,x`)))).toBe('encoding');
  expect(await errorOf(byteFile('any.json', bytes('{"title": "Am\xe9lie"}')))).toBe('encoding');
});

const criticker = (film: string, encoding = 'utf-8') =>
  `<?xml version='1.0' encoding='${encoding}'?>\n<recentrankings>\n <showing>1</showing>\n${film}</recentrankings>`;

it('reads Criticker’s XML, with escaped letters and in the encoding that it names', async () => {
  const films = `<film><filmid>1</filmid><filmname>Fast &amp; Furious &#40;2009)</filmname><filmlink>https://www.criticker.com/film/x</filmlink>
    <imdbid>tt1013752</imdbid><img/><score>85</score><quote></quote><reviewdate>Apr 23 2017, 08:18</reviewdate><tier>9</tier></film>
    <film><filmname>Dark (2017)</filmname><filmlink>https://www.criticker.com/tv/Dark/</filmlink><score>70</score></film>`;
  const list = await read(new File([criticker(films)], 'ratings.xml'));
  expect(rowsOf(list)).toEqual([
    'Fast & Furious (2009), watched once, entered 2017-04-23, rated 8.5',
    'left out: 1 no movies',
  ]);
  const latin = criticker('<film><filmname>Am\xe9lie (2001)</filmname><score>90</score></film>', 'iso-8859-1');
  const bytes = Array.from(latin, (letter) => letter.charCodeAt(0));
  expect((await read(byteFile('ratings.xml', bytes))).movies).toMatchObject([{ title: 'Amélie', year: 2001 }]);
  expect(await errorOf(new File([criticker('')], 'ratings.xml'))).toBe('unknown');
});

it('reads TV Time’s movies and their ratings, but nothing else of its archive', async () => {
  const archive = zipFile('gdpr-data.zip', {
    'gdpr/tracking-prod-records.csv':
      'uuid,type,entity_type,movie_name,release_date,watch_date_range_key,created_at\n' +
      'a,watch,movie,Heat,1995-12-15 00:00:00,,2020-02-11 23:09:28\nb,towatch,movie,HEAT,1995-12-15 00:00:00,,',
    'gdpr/ratings-live-votes.csv': 'uuid,episode_id,movie_name,vote_key\na,0,Gorączka,1-a-29\n',
    'gdpr/auth-prod-login.csv': 'password\n"unclosed',
    'gdpr/tracking-prod-records-v2.csv': 'ep_id\n"unclosed',
  });
  expect(rowsOf(await read(archive))).toEqual(['Heat (1995), watched 2020-02-11, rated 8, watchlist']);
});

it('reads a site’s archive within an archive, but no further, and no other or damaged one', async () => {
  const inner = zipSync({ 'diary.csv': strToU8(`${DIARY}\n2020-01-02,Heat,1995,x,,,,2019-12-31`) });
  const watched = strToU8(`${WATCHED}\n2020-01-02,Heat,1995,x`);
  const outer = (files: Readonly<Record<string, Uint8Array>>) => new File([zipSync(files)], 'a.zip');
  const heat = 'Heat (1995), watched 2019-12-31, entered 2020-01-02';
  const archive = outer({ 'backup/letterboxd-ann.zip': inner, 'watched.csv': watched });
  expect(rowsOf(await read(archive))).toEqual([heat]);
  expect(rowsOf(await read(outer({ 'Trakt.zip': inner })))).toEqual([heat]);
  expect(await errorOf(outer({ 'photos.zip': inner }))).toBe('unknown');
  expect(await errorOf(outer({ 'trakt.zip': zipSync({ 'trakt.zip': inner }) }))).toBe('unknown');
  const damaged = outer({ 'trakt.zip': inner.slice(0, 60), 'watched.csv': watched });
  expect(rowsOf(await read(damaged))).toEqual(['Heat (1995), watched once, entered 2020-01-02']);
});

it('reads JSON with an item in each line', async () => {
  const item = (title: string) =>
    JSON.stringify({ watched_at: '2025-12-24T20:00:00Z', type: 'movie', movie: { title, year: 1995, ids: {} } });
  const list = await read(new File([`\uFEFF${item('Heat')}\n\n${item('Se7en')}\r\n`], 'history.jsonl'));
  expect(list.movies.map(({ title }) => title)).toEqual(['Heat', 'Se7en']);
});

it.each([
  ['watchlist_movies.json', 'watchlist'],
  ['movies_watchlist.json', 'watchlist'],
  ['trakt-watchlist-2025.json', 'watchlist'],
  ['trakt_favorites.json', 'favorite'],
  ['lists-27-watchlist.json', null],
  ['lists-27-favorites.json', null],
  ['watchlists.json', null],
])('tells Trakt’s lists by names that tools give them: %s', async (name, kind) => {
  const item = { listed_at: '2025-12-24T20:00:00Z', type: 'movie', movie: { title: 'Heat', year: 1995, ids: {} } };
  const list = await errorOf(jsonFile(name, [item]));
  expect(typeof list === 'string' ? list : rowsOf(list)).toEqual(kind === null ? 'unknown' : [`Heat (1995), ${kind}`]);
});

it('says which parts Trakt could not export', async () => {
  const heat = { watched_at: '2025-12-24T20:00:00Z', type: 'movie', movie: { title: 'Heat', year: 1995, ids: {} } };
  const archive = zipFile('trakt.zip', {
    '_errors.json': JSON.stringify([{ endpoint: 'users/me/ratings', error: 'Unexpected end of JSON input' }]),
    'watched-history-1.json': JSON.stringify([heat]),
  });
  expect(await read(archive)).toMatchObject({
    movies: [{ title: 'Heat' }],
    leftOut: [{ reason: 'lost', title: 'users/me/ratings', file: '_errors.json', rows: 1 }],
  });
});

it('leaves out chosen files that it doesn’t know, but not those of archives', async () => {
  const text = `${WATCHED}\n2020-01-02,Heat,1995,x\n`;
  const shopping = csvFile('shopping.csv', ['What,How many', 'Milk,2']);
  const profile = jsonFile('user-profile.json', { username: 'ann' });
  expect(await read(shopping, new File([text], 'watched.csv'), profile)).toMatchObject({
    movies: [{ title: 'Heat' }],
    leftOut: ['shopping.csv', 'user-profile.json'].map((file) => ({ reason: 'file', file })),
  });
  const archive = zipFile('a.zip', { 'watched.csv': text, 'likes/lists.csv': 'Date,Content\n2020-01-02,x' });
  expect(await read(archive)).toMatchObject({ movies: [{ title: 'Heat' }], leftOut: [] });
  expect(await errorOf(shopping, profile)).toBe('unknown');
});

it('reports the problem with a file: damaged, empty, unknown, unsupported, or missing', async () => {
  expect(await errorOf(new File(['{"format": '], 'matinee.json'))).toBe('damaged');
  expect(await errorOf(csvFile('watched.csv', [WATCHED, '2020-01-02,"Heat,1995,x']))).toBe('damaged');
  expect(await errorOf(csvFile('watched.csv', [WATCHED]))).toBe('empty');
  expect(await errorOf(new File([''], 'watched.csv'))).toBe('unknown');
  expect(await errorOf(csvFile('shopping.csv', ['What,How many', 'Milk,2']))).toBe('unknown');
  expect(await errorOf(jsonFile('any.json', { format: 'other' }))).toBe('unknown');
  const missing = csvFile('watched.csv', [WATCHED]);
  vi.spyOn(missing, 'arrayBuffer').mockRejectedValue(new DOMException('moved', 'NotFoundError'));
  expect(await errorOf(missing)).toBe('unreadable');
});

it('reports a damaged file even among valid ones', async () => {
  const good = csvFile('watched.csv', [WATCHED, '2020-01-02,Heat,1995,x']);
  expect(await errorOf(good, new File(['{'], 'x.json'))).toBe('damaged');
  expect(
    await errorOf(zipFile('a.zip', { 'watched.csv': `${WATCHED}\n2020,"Heat`, 'ratings.csv': `${RATINGS}\n` })),
  ).toBe('damaged');
});

it('reads no more than its limits: bytes, files, rows and movies', async () => {
  const large = new File([], 'watched.csv');
  Object.defineProperty(large, 'size', { value: IMPORT_FILE_BYTES + 1 });
  expect(await errorOf(large)).toBe('too-large');
  const one = csvFile('watched.csv', [WATCHED, '2020-01-02,Heat,1995,x']);
  expect(await errorOf(...Array.from({ length: IMPORT_FILES + 1 }, () => one))).toBe('too-large');
  const rows = (count: number, title: (n: number) => string) =>
    Array.from({ length: count }, (_, index) => `2020-01-02,${title(index)},1995,x`);
  expect(await errorOf(csvFile('watched.csv', [WATCHED, ...rows(IMPORT_ROWS, () => 'Heat')]))).toBe('too-large');
  const half = csvFile('watched.csv', [WATCHED, ...rows(IMPORT_ROWS / 2 + 1, () => 'Heat')]);
  expect(await errorOf(half, half)).toBe('too-large');
  const blank = Array<string>(IMPORT_ROWS / 2).fill('');
  const gaps = [WATCHED, ...rows(IMPORT_ROWS / 2, () => 'Heat'), ...blank, '2020-01-02,Alien,1979,x'];
  expect(await errorOf(csvFile('watched.csv', gaps))).toBe('too-large');
  const full = csvFile('watched.csv', [WATCHED, ...rows(IMPORT_ROWS - 1, () => 'Heat'), '']);
  expect((await read(full)).movies).toHaveLength(1);
  expect(await errorOf(csvFile('watched.csv', [WATCHED, ...rows(IMPORT_MOVIES + 1, (n) => `Heat ${n}`)]))).toBe(
    'too-large',
  );
});

it('rejects an archive that would unpack to more than the limit, whatever sizes it declares', async () => {
  const zeros = new Uint8Array(60_000_000);
  const bomb = zipSync({ 'watched.csv': zeros }, { level: 9 });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await errorOf(new File([bomb], 'bomb.zip'))).toBe('too-large');
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  view.setUint32(22, 10, true);
  expect(await errorOf(new File([bomb], 'liar.zip'))).toBe('too-large');
});

it('does not unpack files it does not read, and rejects an archive of countless files', async () => {
  const text = `${WATCHED}\n2020-01-02,Heat,1995,x\n`;
  const large = new Uint8Array(30_000_000);
  const beside = zipSync({
    'poster.bin': large,
    'lists/ratings.csv': large,
    'watched.csv': strToU8(text),
    'deleted/diary.csv': large,
  });
  expect((await read(new File([beside], 'a.zip'))).movies).toHaveLength(1);
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`lists/${index}.csv`, 'x']));
  expect(await errorOf(zipFile('many.zip', { 'watched.csv': text, ...many }))).toBe('too-large');
});

it('reports a truncated or invalid archive as damaged', async () => {
  const whole = zipSync(
    { 'watched.csv': strToU8(`${WATCHED}\n${'2020-01-02,Heat,1995,x\n'.repeat(500)}`) },
    { level: 1 },
  );
  expect(await errorOf(new File([whole.slice(0, whole.length / 3)], 'a.zip'))).toBe('damaged');
  const stored = zipSync({ 'watched.csv': strToU8(`${WATCHED}\n`.repeat(500)) }, { level: 0 });
  expect(await errorOf(new File([stored.slice(0, 5000)], 'a.zip'))).toBe('damaged');
  const scrambled = whole.slice();
  scrambled.fill(0xff, 45, 80);
  expect(await errorOf(new File([scrambled], 'a.zip'))).toBe('damaged');
  expect(await errorOf(zipFile('a.zip', { 'readme.txt': 'hello' }))).toBe('unknown');
});
