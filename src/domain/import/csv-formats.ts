import { IMPORT_SITTING_SECONDS } from '../../config/import';
import { folded } from '../values/text-match';
import { dayOf, imdbIdOf, noonOf, tmdbIdOf, yearOf } from './fields';
import { importRow, type ImportRow, seen } from './import-row';

/** A row of a table. Columns are named as by `columnName`; of several the first with a value counts. */
export interface Row {
  /** The field; empty if there's no such column. */
  readonly text: (...columns: readonly string[]) => string;
  /** The day of the field as YYYY-MM-DD, or null. */
  readonly day: (...columns: readonly string[]) => string | null;
  /** The rating of the field, which ends at `best`, out of ten; null if there is none. */
  readonly rating: (column: string, best: number) => number | null;
  /** Where the ratings in the column 'rating' of the table end: 5, 10 or 100. */
  readonly best: number;
  /** The file's name in lowercase, without folders. */
  readonly fileName: string;
}

/** The result of parsing a row: a movie, an invalid row, or something other than a movie. */
export type ReadRow = (row: Row) => ImportRow | 'invalid' | 'other';

/** A kind of file. */
export interface Format {
  /** Columns that it has. */
  readonly columns: readonly string[];
  /** Whether it has no other columns. */
  readonly only?: true;
  /** Words one of which its file name has, for files that look alike otherwise. */
  readonly words?: readonly string[];
  /** Whether times without a time zone are in UTC. */
  readonly utc?: true;
  /** How much of a viewing a row is, where each sitting has one: those of a movie and day add up. */
  readonly part?: (row: Row) => number;
  /** The column with the person who watched. */
  readonly person?: string;
  readonly read: ReadRow;
}

export const movie = (row: Partial<ImportRow>) => importRow(row) ?? 'invalid';
export const at = (day: string | null) => (day === null ? null : noonOf(day));
export const rated = (rating: number | null, day: string | null) => ({ rating, ratedAt: at(day), enteredOn: day });
export const ids = (row: Row) => ({
  tmdbId: tmdbIdOf(row.text('tmdbid', 'tmdb')),
  imdbId: imdbIdOf(row.text('imdbid', 'imdb')),
});
/** The title and year that a row has, whatever its format. */
export const titled = (row: Pick<Row, 'text'>) => ({
  title: row.text('title', 'name', 'filmname', 'moviename', 'seriesname', 'originaltitle', 'pltitle'),
  year: yearOf(row.text('year')),
});

/**
 * Parts of the title types, without accents, of what TMDB doesn't have as movies: series, episodes, games and podcasts.
 * IMDb writes them in the member's language: English, German, Italian, Spanish, French, Portuguese or Hindi.
 */
export const NO_MOVIE = new RegExp(
  [
    ...['seri(e|al)', 'episod', 'folge', 'podcast', 'video ?(game|spiel|gioco|juego|jogo)', 'jeu video'],
    ...['सीरीज', 'श्रृंखला', 'शृंखला', 'धारावाहिक', 'एपिसोड', 'पॉडकास्ट', 'गेम'].map(folded),
  ].join('|'),
);

/** A watchlist with ids. Some versions of Movary wrote rows without the year, so that the other fields are under wrong columns. */
export const readWatchlist: ReadRow = (row) =>
  row.text('addedat') === '' && dayOf(row.text('imdbid')) !== null
    ? movie({
        title: row.text('title'),
        tmdbId: tmdbIdOf(row.text('year')),
        imdbId: imdbIdOf(row.text('tmdbid')),
        watchlist: true,
      })
    : movie({ ...titled(row), ...ids(row), watchlist: true });

/** TMDB's ratings, watchlist and favorites have the same columns; episodes have the type of series. */
const readTmdb: ReadRow = (row) => {
  if (row.text('type').toLowerCase() !== 'movie') return 'other';
  const rating = row.rating('yourrating', 10);
  const day = row.day('daterated');
  const listed = { ...titled(row), year: yearOf(row.text('releasedate').slice(0, 4)), ...ids(row) };
  if (row.fileName.includes('favorite')) return movie({ ...listed, marks: { favorite: { at: at(day) } } });
  return row.text('yourrating') === ''
    ? movie({ ...listed, watchlist: true })
    : movie({ ...listed, viewings: seen(null), ...rated(rating, day) });
};

/** A title such as 'Matrix, The (1999)'. */
function sortedTitle(text: string) {
  const [, sorted = text, year = ''] = /^(.*?) *\((\d{4})\)$/.exec(text) ?? [];
  return { title: sorted.replace(/^(.*), (the|an?|les?|la|l'|das|der|die|el|il)$/i, '$2 $1'), year: yearOf(year) };
}

/** An IMDb id without its letters, and perhaps without leading zeros. */
const paddedImdbId = (digits: string) => imdbIdOf(/^\d+$/.test(digits) ? `tt${digits.padStart(7, '0')}` : digits);

const movieLens = (row: Row) => ({
  ...sortedTitle(row.text('title')),
  tmdbId: tmdbIdOf(row.text('tmdbid')),
  imdbId: paddedImdbId(row.text('imdbid')),
});

/** What is left of a status without blanks, hyphens and capitals. */
const statusOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Simkl's table. It doesn't tell movies from series of anime, whose TMDB ids may be either's. */
const readSimkl: ReadRow = (row) => {
  const type = row.text('type').toLowerCase();
  const imdbId = imdbIdOf(row.text('imdb'));
  if (type.startsWith('tv') || (type === 'anime' && imdbId === null)) return 'other';
  const status = statusOf(row.text('watchlist'));
  const day = row.day('watcheddate');
  return movie({
    ...titled(row),
    imdbId,
    ...(type === 'anime' ? { mayBeSeries: true } : { tmdbId: tmdbIdOf(row.text('tmdb')) }),
    viewings: status === 'completed' ? seen(day) : [],
    rating: row.rating('rating', 10),
    ratedAt: at(day),
    watchlist: status === 'plantowatch',
  });
};

/** Yamtrack's table, which also has series, books and games; only those of TMDB have its ids. */
const readYamtrack: ReadRow = (row) => {
  if (row.text('mediatype').toLowerCase() !== 'movie') return 'other';
  const status = statusOf(row.text('status'));
  const day = row.day('enddate', 'watchdate', 'startdate');
  return movie({
    ...titled(row),
    tmdbId: ['', 'tmdb'].includes(row.text('source').toLowerCase()) ? tmdbIdOf(row.text('mediaid')) : null,
    viewings: status === 'completed' ? seen(day) : [],
    rating: row.rating('score', 10),
    ratedAt: at(day),
    watchlist: status === 'planning',
  });
};

/** Criticker's table or XML: scores up to 100. */
const readCriticker: ReadRow = (row) => {
  if (row.text('url', 'filmlink').includes('/tv/')) return 'other';
  const { title, year } = sortedTitle(row.text('filmname'));
  return movie({
    title,
    year: yearOf(row.text('year')) ?? year,
    imdbId: imdbIdOf(row.text('imdbid')),
    viewings: seen(null),
    ...rated(row.rating('score', 100), row.day('reviewdate')),
  });
};

/** Whether Netflix's title is an episode's, such as 'Dark: Season 1: Secrets' or 'Dark: Episode 1', in any language. */
function isEpisode(title: string): boolean {
  const [, ...parts] = title.split(/ ?: /).map(folded);
  const last = parts.pop() ?? '';
  return parts.some((part) => /\d/.test(part) || NO_MOVIE.test(part)) || (NO_MOVIE.test(last) && /\d/.test(last));
}

/** Trakt's import format, which many tools write: the id of a row may be of any site. */
const readTraktCsv: ReadRow = (row) => {
  if (!/^(movies?)?$/i.test(row.text('type'))) return 'other';
  const watched = row.text('watchedat');
  return movie({
    ...titled(row),
    imdbId: imdbIdOf(row.text('imdbid', 'imdb', 'id')),
    tmdbId: tmdbIdOf(row.text('tmdbid', 'tmdb') || /^tmdb:(.*)/.exec(row.text('id'))?.[1]),
    viewings: watched === '' ? [] : seen(/^[a-z]+$/i.test(watched) ? null : row.day('watchedat')),
    ...rated(row.rating('rating', 10), row.day('ratedat')),
    watchlist: row.text('watchlistedat') !== '',
  });
};

/** Netflix's viewing history: titles without a year or an id. */
const readNetflix: ReadRow = (row) =>
  isEpisode(row.text('title')) ? 'other' : movie({ ...titled(row), viewings: seen(row.day('date')) });

/** The activity in Netflix's archive of personal data: a row for each sitting, and for trailers and other clips. */
const readNetflixActivity: ReadRow = (row) =>
  row.text('supplementalvideotype') !== '' || isEpisode(row.text('title'))
    ? 'other'
    : movie({ ...titled(row), viewings: seen(row.day('starttime')) });

/** Tautulli's history of a Plex server. The ids of movies that an old agent found are in their addresses. */
const readTautulli: ReadRow = (row) => {
  if (row.text('mediatype') !== 'movie') return 'other';
  const [, site, id] = /(imdb|tmdb|themoviedb):\/\/(\w+)/.exec(row.text('guid')) ?? [];
  return movie({
    ...titled(row),
    imdbId: site === 'imdb' ? imdbIdOf(id) : null,
    tmdbId: site === 'imdb' ? null : tmdbIdOf(id),
    viewings: seen(row.day('date', 'started')),
  });
};

/** The seconds of a duration such as 01:50:09. */
const secondsOf = (duration: string) => duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Ratings of Filmweb, as filmweb-export writes them. The year is a whole date there, that of the premiere in Poland. */
const readFilmweb: ReadRow = (row) =>
  movie({
    title: titled(row).title,
    year: yearOf(/-(\d{4})-\d+$/.exec(row.text('link'))?.[1] ?? row.text('year').slice(0, 4)),
    viewings: seen(null),
    ...rated(row.rating('uservote', 10), row.day('isodate')),
  });

/** TV Time's id of a movie, which it shares with its ratings. */
const tvTimeId = (row: Row) => `tvtime:${row.text('uuid')}`;

/** The day of TV Time's key such as watch-date-1740862800, a time in seconds since the epoch; null if it's none. */
function tvTimeDay(row: Row): string | null {
  const [, seconds] = /^watch-date-(\d+)$/.exec(row.text('watchdaterangekey')) ?? [];
  return seconds === undefined ? row.day('createdat') : dayOf(seconds);
}

/** TV Time's records of movies and episodes; other types than these two repeat a movie. */
const readTvTime: ReadRow = (row) => {
  if (row.text('entitytype') !== 'movie' || row.text('moviename') === '') return 'other';
  const isWatched = row.text('type') === 'watch';
  return movie({
    ...titled(row),
    year: yearOf(row.text('releasedate').slice(0, 4)),
    address: isWatched ? tvTimeId(row) : null,
    viewings: isWatched ? seen(tvTimeDay(row)) : [],
    watchlist: row.text('type') === 'towatch',
  });
};

/** TV Time's codes of one to five stars, out of ten. */
const TV_TIME_STARS: Readonly<Record<string, number>> = { 1: 2, 27: 4, 28: 6, 29: 8, 3: 10 };

/** TV Time's ratings, whose code is the last part of a key. */
const readTvTimeVotes: ReadRow = (row) =>
  row.text('moviename') === ''
    ? 'other'
    : movie({
        title: row.text('moviename'),
        address: tvTimeId(row),
        rating: TV_TIME_STARS[/\d+$/.exec(row.text('votekey'))?.[0] ?? ''] ?? null,
      });

/** Kinds of files of other sites than Letterboxd and IMDb. */
export const SITE_FORMATS: readonly Format[] = [
  { columns: ['watchedat', 'watchlistedat'], read: readTraktCsv },
  { columns: ['tmdbid', 'type', 'yourrating'], read: readTmdb },
  {
    columns: ['movieid', 'imdbid', 'tmdbid', 'rating', 'title'],
    read: (row) =>
      movie({ ...movieLens(row), viewings: seen(null), ...rated(row.rating('rating', 5), row.day('timestamp')) }),
  },
  {
    columns: ['movieid', 'imdbid', 'tmdbid', 'title'],
    words: ['wishlist'],
    read: (row) => movie({ ...movieLens(row), watchlist: true }),
  },
  { columns: ['simklid', 'type', 'watchlist'], read: readSimkl },
  { columns: ['mediaid', 'mediatype', 'status'], read: readYamtrack },
  { columns: ['score', 'filmname'], read: readCriticker },
  { columns: ['title', 'date'], only: true, words: ['netflix', 'netflixviewinghistory'], read: readNetflix },
  {
    columns: ['profilename', 'starttime', 'duration', 'title', 'supplementalvideotype'],
    utc: true,
    part: (row) => secondsOf(row.text('duration')) / IMPORT_SITTING_SECONDS,
    person: 'profilename',
    read: readNetflixActivity,
  },
  {
    columns: ['mediatype', 'ratingkey', 'title', 'watchedstatus'],
    part: (row) => (Number(row.text('watchedstatus')) < 1 ? 0 : 1),
    person: 'friendlyname',
    read: readTautulli,
  },
  { columns: ['originaltitle', 'pltitle', 'uservote'], read: readFilmweb },
  { columns: ['entitytype', 'moviename', 'releasedate'], read: readTvTime },
  { columns: ['moviename', 'votekey', 'uuid'], words: ['ratings'], read: readTvTimeVotes },
];
