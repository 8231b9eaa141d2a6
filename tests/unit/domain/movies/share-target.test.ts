import { expect, it } from 'vitest';
import type { Candidate } from '../../../../src/domain/movies/movie';
import { resolveSharedMovie, parseSharedMovie, type SharedMovie } from '../../../../src/domain/movies/share-target';

const OWN = 'https://matinee.example';
const read = (parts: Partial<Record<'title' | 'text' | 'address', string>>) =>
  parseSharedMovie({ title: '', text: '', address: '', ...parts }, OWN);

it.each([
  ['https://www.themoviedb.org/movie/603-the-matrix?language=de', 603],
  ['themoviedb.org/movie/603', 603],
  ['Look at this: https://www.themoviedb.org/movie/603-the-matrix', 603],
  ['https://matinee.example/movie/603', 603],
  ['https://matinee.example/below/movie/603?trailer=1', 603],
  ['web+matinee:movie/603', 603],
  ['web+matinee://movie/603', 603],
])('%s is the movie %i, whichever field contains it', (address, id) => {
  for (const part of ['address', 'text', 'title']) expect(read({ [part]: address })).toEqual({ kind: 'movie', id });
});

it.each([
  'https://www.imdb.com/title/tt0113277/',
  'https://m.imdb.com/title/tt0113277/?ref_=ext_shr',
  'imdb.com/de/title/tt0113277',
])('%s is looked up by its id on that site', (address) => {
  expect(read({ text: address })).toEqual({ kind: 'imdb', id: 'tt0113277' });
});

it.each([
  ['https://letterboxd.com/film/heat-1995/', 'heat', 1995],
  ['https://letterboxd.com/somebody/film/in-the-mood-for-love/', 'in the mood for love', null],
  ['https://letterboxd.com/film/heat-1995-1/', 'heat', 1995],
  ['https://letterboxd.com/film/1917/', '1917', null],
  ['https://letterboxd.com/film/pepys-1665/', 'pepys 1665', null],
  ['https://letterboxd.com/film/leaving-the-factory-1870/', 'leaving the factory', 1870],
  ['https://letterboxd.com/film/area-19951/', 'area 19951', null],
])('%s is searched by its words', (address, title, year) => {
  expect(read({ address })).toEqual({ kind: 'title', title, year });
});

it.each([
  ['Heat', 'Heat', null],
  ['Heat (1995) - IMDb', 'Heat', 1995],
  ['Heat http://boxd.it/29SU https://boxd.it/29SU now', 'Heat now', null],
  ['  The   Sting ', 'The Sting', null],
  ['(500) Days of Summer', '(500) Days of Summer', null],
])('%j is a title', (text, title, year) => {
  expect(read({ text })).toEqual({ kind: 'title', title, year });
});

it.each([
  ['Check out Heat on Netflix https://www.netflix.com/title/60003393?s=a', 'Heat', null],
  ['Check out "Heat" on Netflix', 'Heat', null],
  ['Check out “Heat” on Hulu!', 'Heat', null],
  ['Watch "Heat" with me tonight', 'Heat', null],
  ['Watch „Das Boot“ on Prime Video', 'Das Boot', null],
  ['Watch Heat on Netflix', 'Heat', null],
  ['Watch Heat (1995) on Prime Video. https://watch.amazon.com/detail?gti=a', 'Heat', 1995],
  ['Hey, I’m watching Heat. Check it out now on Prime Video! https://app.primevideo.com/detail?gti=a', 'Heat', null],
  ["I'm watching Heat on Disney+", 'Heat', null],
  ['I just watched Heat on HBO Max', 'Heat', null],
  ['Stream Heat on Max', 'Heat', null],
  ['You should watch Heat now on Apple TV+.', 'Heat', null],
  ['Have you seen Heat on MUBI?', 'Heat', null],
  ['Watch Heat | Prime Video', 'Heat', null],
  ['Watch Heat | Netflix Official Site', 'Heat', null],
  ['Heat - Apple TV', 'Heat', null],
  ['Heat (1995) | Hulu', 'Heat', 1995],
  ['Heat streaming: where to watch online?', 'Heat', null],
  ['Check out Man on Fire on Netflix', 'Man on Fire', null],
  ['Check out Murder on the Orient Express', 'Murder on the Orient Express', null],
  ['"Heat"', 'Heat', null],
  ['Man on Fire', 'Man on Fire', null],
  ['Watch the Birdie', 'Watch the Birdie', null],
  ['Check Out', 'Check Out', null],
  ['"Crocodile" Dundee', '"Crocodile" Dundee', null],
  ['Stream', 'Stream', null],
  ['Watch', 'Watch', null],
  ['Eight Men Out', 'Eight Men Out', null],
  ['On Netflix', 'On Netflix', null],
  ['Mad Max', 'Mad Max', null],
  ['Mary and Max', 'Mary and Max', null],
  ['Watchmen on Max', 'Watchmen', null],
] as const)('%j, shared by an app, names %s', (text, title, year) => {
  expect(read({ text })).toEqual({ kind: 'title', title, year });
  expect(read({ title: text })).toEqual({ kind: 'title', title, year });
});

it.each([
  ['https://www.justwatch.com/us/movie/heat', 'heat', null],
  ['https://www.justwatch.com/de/Film/Der-Pate', 'Der Pate', null],
  ['https://www.justwatch.com/fr/film/le-samourai-1967', 'le samourai', 1967],
  ['https://www.justwatch.com/es/pelicula/heat?utm=a', 'heat', null],
  ['https://tv.apple.com/us/movie/heat/umc.cmc.4nx3d', 'heat', null],
  ['https://trakt.tv/movies/heat-1995', 'heat', 1995],
] as const)('%s is searched by the words in it', (text, title, year) => {
  expect(read({ text, title: 'Watch this' })).toEqual({ kind: 'title', title, year });
});

it.each([
  'https://www.justwatch.com/us/tv-show/the-wire',
  'https://www.justwatch.com/us',
  'https://tv.apple.com/us/show/severance/umc.cmc.1srk',
  'https://trakt.tv/shows/the-wire',
  'https://www.netflix.com/title/60003393',
])('%s names no movie', (address) => {
  expect(read({ address })).toEqual({ kind: 'other-address' });
});

it('uses the text next to an unknown link, the title first', () => {
  const address = 'https://boxd.it/29SU';
  expect(read({ address, text: 'See https://boxd.it/29SU', title: 'Heat (1995)' })).toEqual({
    kind: 'title',
    title: 'Heat',
    year: 1995,
  });
  expect(read({ text: `Heat ${address}` })).toEqual({ kind: 'title', title: 'Heat', year: null });
});

it.each([
  'https://boxd.it',
  'https://boxd.it/29SU',
  'https://www.themoviedb.org/tv/1399-game-of-thrones',
  'https://www.themoviedb.org/movie/0',
  'https://www.imdb.com/name/nm0000134/',
  'https://letterboxd.com/somebody/',
  'https://themoviedb.org.elsewhere.example/movie/603',
  'https://elsewhere.example/movie/603',
  'https://themoviedb.org@elsewhere.example/movie/603',
  'http://matinee.example/movie/603',
])('%s identifies no movie', (address) => {
  expect(read({ address })).toEqual({ kind: 'other-address' });
});

it('recognizes its own links by scheme, host and port', () => {
  const at = (address: string) => parseSharedMovie({ title: '', text: '', address }, 'http://localhost:4173');
  expect(at('http://localhost:4173/movie/603')).toEqual({ kind: 'movie', id: 603 });
  expect(at('http://localhost:4174/movie/603')).toEqual({ kind: 'other-address' });
  expect(at('localhost:4173/movie/603')).toEqual({ kind: 'other-address' });
});

it('takes the first link that identifies a movie, whatever precedes it', () => {
  const text = 'https://elsewhere.example/a imdb.com/title/tt0113277 https://www.themoviedb.org/movie/603';
  expect(read({ text })).toEqual({ kind: 'imdb', id: 'tt0113277' });
  expect(read({ text, address: 'https://www.themoviedb.org/movie/13' })).toEqual({ kind: 'movie', id: 13 });
});

it('returns nothing for empty input, and reads only the beginning of a long one', () => {
  expect(read({ text: ' ' })).toEqual({ kind: 'nothing' });
  expect(read({ text: `${' '.repeat(500)}Heat` })).toEqual({ kind: 'nothing' });
});

const movie = (id: number, title: string, day: string): Candidate => ({
  id,
  title,
  overview: '',
  releaseDate: day,
  voteAverage: 8,
  voteCount: 1,
  popularity: 1,
  genreIds: [],
  posterPath: null,
  backdropPath: null,
});
const title = (words: string, year: number | null): SharedMovie => ({ kind: 'title', title: words, year });
const FOUND = [movie(1, 'Heat', '1986-11-07'), movie(2, 'Heat', '1995-12-15'), movie(3, 'The Heat', '2013-06-27')];

it.each([
  [title('heat', 1995), 2],
  [title('Heat!', 1986), 1],
  [title('heat', null), null],
  [title('heat', 2000), null],
  [title('hea', 1995), null],
  [{ kind: 'movie', id: 9 }, null],
  [{ kind: 'imdb', id: 'tt0113277' }, 1],
] as const)('opens a movie automatically only if it is the only match: %j', (shared, id) => {
  expect(resolveSharedMovie(shared, FOUND)).toBe(id);
});

it('offers a choice if two movies of one year have the same title', () => {
  expect(resolveSharedMovie(title('Heat', 1995), [movie(4, 'Heat', '1995-01-01'), ...FOUND])).toBeNull();
  expect(resolveSharedMovie({ kind: 'imdb', id: 'tt0000001' }, [])).toBeNull();
});
