import type { ImportFailure } from '../../domain/import/import-row';
import { formatAndList, formatNumber, formatUnitList } from '../../i18n/format';
import type { OutcomeReason } from '../../services/import/read-outcome';

const rows = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
const movies = (count: number) => `${formatNumber(count)} ${count === 1 ? 'movie' : 'movies'}`;

export const IMPORT = {
  chooseFiles: 'Choose files',
  sources: [
    'Letterboxd: your export ZIP, its CSV files, or a CSV made for Letterboxd’s importer',
    'IMDb: your ratings, watchlist or check-ins (CSV), in any language',
    'Trakt: your export ZIP, its JSON files, a backup as one JSON file, or a CSV made for Trakt’s importer',
    'Simkl, Movary, Yamtrack, Ryot or Tautulli: your export (ZIP, JSON or CSV)',
    'TMDB, MovieLens (links.csv with ratings.csv), Criticker or filmweb-export: your ratings (CSV or XML)',
    'TV Time or Netflix: your data (ZIP), viewing activity or viewing history (CSV)',
    'A spreadsheet with titles, and years with ratings or dates watched (CSV)',
    'Matinee: matinee.json, or the CSV files from this page',
  ],
  privacy:
    'Your files stay on this device. We look up each movie in the movie database by its ID, or its title and year.',
  reading: 'Reading your files…',
  failures: {
    unknown:
      'Matinee doesn’t recognize these files, or they list no watched or liked movies. Keep Letterboxd’s file names.',
    newer: 'This file comes from a newer Matinee. Reload to update, then try again.',
    encoding: 'We can’t read a file’s text. Save it as UTF-8 and try again.',
    damaged: 'A file is incomplete or damaged. Export it again.',
    'too-large': 'That’s too much at once. The limits are 20,000 movies, 100 files and 16 MB per file.',
    unreadable: 'Your browser couldn’t read a file. Choose it again.',
    'needs-links': 'These ratings have MovieLens’ numbers for movies. Choose its links.csv or movies.csv with them.',
    empty: 'No movies in these files.',
  } satisfies Record<ImportFailure['reason'], string>,

  previewTitle: 'What will happen',
  threshold: 'Make rated movies favorites',
  never: 'No, only liked movies',
  from: (rating: number) => (rating === 10 ? '10/10' : `${rating}/10 and up`),
  counts: (count: number) => `${movies(count)} to import`,
  /** @param watched a count of watched movies, formatted */
  ratings: (count: number) => `${formatNumber(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  dated: (watched: string, dated: number) => `${watched} (${formatNumber(dated)} with a date)`,
  alreadyListed: (count: number) => `${movies(count)} already in your lists`,
  others: (count: number) => `${formatNumber(count)} skipped: ${count === 1 ? 'not a movie' : 'not movies'}`,
  unfinished: (count: number) => `${formatNumber(count)} ${count === 1 ? 'play' : 'plays'} too short to count`,
  unreadableRows: (count: number) => `${rows(count)} we couldn’t read`,
  unreadableRatings: (count: number) => `${formatNumber(count)} ${count === 1 ? 'rating' : 'ratings'} we couldn’t read`,
  unreadableDays: (count: number) => `${formatNumber(count)} ${count === 1 ? 'date' : 'dates'} we couldn’t read`,
  lost: (count: number) => `${formatNumber(count)} ${count === 1 ? 'part' : 'parts'} that Trakt couldn’t export`,
  /** @param names people who watched */
  profiles: (names: readonly string[]) =>
    `Movies of ${formatAndList(names)}: to leave someone out, delete their rows from the file first`,
  scale: (file: string, best: number) =>
    `Ratings in ${file} are out of ${formatNumber(best)}, we think: it doesn’t say`,
  skippedFiles: (count: number) => `${formatNumber(count)} ${count === 1 ? 'file' : 'files'} we don’t import from`,
  existingMarksStay: 'Your marks and ratings stay; watched movies leave your watchlist. You can undo the import.',
  start: 'Start import',
  otherFiles: 'Choose other files',
  nothingToImport: 'None of these movies were watched, liked or rated high enough.',

  progressTitle: 'Importing',
  progress: (done: number, all: number) => `Checked ${formatNumber(done)} of ${movies(all)}`,
  keepOpen: 'Keep Matinee open. If you reload, come back here to continue.',
  paused: 'Import paused.',
  offline: 'You’re offline. The import will continue when you’re back.',
  notResponding: 'We can’t get answers from the movie database right now. The import will keep trying.',
  pause: 'Pause',
  resume: 'Resume',
  undo: 'Undo import',
  undoing: 'Undoing the import…',
  undone: 'Import undone.',

  outcomeTitle: 'Imported',
  marked: (count: number) => `${movies(count)} added to your lists or diary`,
  /** @param parts such as '12 watched' */
  recorded: (parts: readonly string[]) => `Added: ${formatUnitList(parts)}`,
  viewings: (count: number) => `${formatNumber(count)} ${count === 1 ? 'viewing' : 'viewings'}`,
  alreadyMarked: (count: number) => `${movies(count)} already there, nothing to add`,
  toDecide: (count: number) => `${formatNumber(count)} ${count === 1 ? 'needs' : 'need'} your choice`,
  close: 'Done',
  closeHint: 'Once you’re done, you can’t undo it, and this list will be deleted.',
  decideTitle: 'Which movie is it?',
  choose: 'This one',
  chooseNamed: (movie: string) => `${movie}: this one`,
  chooseNone: 'None of these',
  chooseNoneOf: (movie: string) => `None of these is ${movie}`,
  restTitle: 'What wasn’t added, and why',
  saveList: 'Save the whole list',
  listFile: 'matinee-import.csv',
  listColumns: ['Title', 'Year', 'IMDb ID', 'TMDB ID', 'Outcome', 'File', 'Row', 'Rows'],
  syncPage: 'Decide on the sync page',
  noTitle: 'An entry without a title',
  row: (row: number) => `row ${formatNumber(row)}`,
  rows,
  /** @param stars such as '4.5 of 5 stars' */
  ownRating: (stars: string) => `your rating: ${stars}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  named: (title: string, year: number | null) => (year === null || year === 0 ? title : `${title} (${year})`),
  byId: (id: string) => `Movie with ID ${id}`,
} as const;

/** What wasn't recorded for a reason. */
export const OUTCOMES: Readonly<Record<OutcomeReason, (count: number) => string>> = {
  refused: (count) => `${movies(count)} with changes that the server refused`,
  none: (count) => `${movies(count)} not found in the movie database`,
  failed: (count) => `${movies(count)} not looked up: the movie database had an error`,
  skipped: (count) => `${movies(count)} for which you chose none`,
  ambiguous: IMPORT.toDecide,
  unreadable: (count) => `${IMPORT.unreadableRows(count)}: no title or ID we can use`,
  rating: (count) => `${IMPORT.unreadableRatings(count)}, left out`,
  date: (count) => `${IMPORT.unreadableDays(count)}, left out`,
  'own-rating': (count) => `${IMPORT.ratings(count)} left out: there’s already another one`,
  duplicate: IMPORT.alreadyMarked,
  'no-data': (count) => `${movies(count)} not watched, rated, liked or on a watchlist`,
  unfinished: IMPORT.unfinished,
  'no-movie': IMPORT.others,
  file: IMPORT.skippedFiles,
  lost: IMPORT.lost,
};
