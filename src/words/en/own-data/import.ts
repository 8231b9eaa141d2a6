import type { ImportFailure } from '../../../domain/import/import-failure';
import { countText } from '../../format/count-text';

const films = (count: number) => `${countText(count)} ${count === 1 ? 'film' : 'films'}`;

export const IMPORT = {
  choose: 'Choose files',
  sources: [
    'Letterboxd: the export as it comes (ZIP), or watched.csv, diary.csv, ratings.csv and likes/films.csv of it',
    'IMDb: the export of your ratings (CSV)',
    'Trakt: watched, history or ratings (JSON)',
    'Matinee: matinee.json, or the CSV files of this page',
  ],
  privacy:
    'The files are read on this device and stay on it. The movie database is asked for each film by its id, or its title and year.',
  reading: 'Reading the files...',
  failures: {
    unknown:
      'These are no files that Matinee knows, or they hold nothing that was seen or liked. Letterboxd’s files must keep their names.',
    newer: 'A later version of Matinee made this copy. Reload the page to get it, and try again.',
    encoding: 'The letters of a file cannot be read. Save it as UTF-8 and choose it again.',
    damaged: 'A file breaks off or is damaged. Export it once more and choose it again.',
    'too-large': 'This is more than Matinee reads at once: 20,000 films, 20 files, and 16 MB in one.',
    unreadable: 'Your browser could not read a file. Choose it again.',
    empty: 'There is no film in these files.',
  } satisfies Record<ImportFailure['reason'], string>,

  previewTitle: 'What will happen',
  threshold: 'Rated films become favorites',
  never: 'Never, liked films alone',
  from: (rating: number) => (rating === 10 ? 'From 10 of 10' : `From ${rating} of 10 on`),
  counts: (count: number) => `${films(count)} with something to mark`,
  /** @param watched so many films as watched, in words */
  dated: (watched: string, dated: number) => `${watched}, ${countText(dated)} with the day`,
  there: (count: number) => `${films(count)} that ${count === 1 ? 'has' : 'have'} these marks already`,
  others: (count: number) => `${countText(count)} left out: ${count === 1 ? 'it is no film' : 'they are no films'}`,
  unread: (count: number) => `${countText(count)} ${count === 1 ? 'row' : 'rows'} that cannot be read`,
  keeps: 'What is marked already stays as it is. The whole import can be undone.',
  start: 'Start the import',
  otherFiles: 'Choose other files',
  nothing: 'None of these films was seen, liked or rated high enough.',

  progressTitle: 'Importing',
  progress: (done: number, all: number) => `${countText(done)} of ${films(all)} looked for`,
  going: 'It goes on while Matinee is open. After a reload it goes on when you come to this page.',
  resting: 'The import rests.',
  offline: 'You are offline. The import waits, and goes on by itself.',
  waits: (reason: string) => `${reason} The import waits, and tries again by itself.`,
  pause: 'Pause',
  goOn: 'Go on',
  undo: 'Undo the import',
  undoing: 'Taking back what the import has marked...',
  undone: 'The import is undone.',

  outcomeTitle: 'Imported',
  marked: (count: number) => `${films(count)} newly marked`,
  wereThere: (count: number) => `${films(count)} had the marks already`,
  notFound: (count: number) => `${films(count)} not found`,
  toDecide: (count: number) => `${films(count)} to decide`,
  close: 'Done',
  closeHint: 'After that the import can no longer be undone.',
  decideTitle: 'Which film is meant?',
  meant: 'This one',
  meantOf: (film: string) => `${film}: this one`,
  noneMeant: 'None of these',
  noneMeantOf: (film: string) => `None of these is ${film}`,
  missingTitle: 'Not found',
  more: (count: number) => `and ${countText(count)} more`,
  named: (title: string, year: number | null) => (year === null || year === 0 ? title : `${title} (${year})`),
  byId: (id: string) => `The film with the id ${id}`,
} as const;
