/** `npm run bench -- evening`: how well recommendations suit the answers, compared with an earlier version. */
import { readCatalog } from '../../local-stack/movie-database/catalog/movie-files';
import { generateMovies } from '../fixtures/evenings/generated-movies';
import { gradesBy, readGradedEvenings } from '../fixtures/evenings/grades';
import { readKnownMovies } from '../fixtures/evenings/known-movies';
import {
  darkShare,
  distinctMovies,
  EVENINGS_OF_ONE_GENRE,
  meanGrade,
  measureEvenings,
  moodOverlap,
  parseAnswers,
  poorShare,
} from '../fixtures/evenings/measured-evenings';

const SEEDS = [7, 11, 23];

/** The same measurements at commit e807922, where no mood excluded any genre; its local movies were 3,251. */
const BEFORE = {
  'well-known': { overlap: 11.58, dark: 28, distinct: 20.32, poor: 0.8, requests: 28.05 },
  generated: { overlap: 10.83, dark: 30.8, distinct: 20.79, poor: 23.9, requests: 28.52 },
  embedded: { overlap: 12.42, dark: 27.8, distinct: 18.75, poor: 0.9, requests: 27.09 },
};
const BEFORE_GRADES = { tuned: 2.26, checked: 2.33, all: 2.15 };
/** That commit with 17,424 real movies that this project has not seen, as measured by external graders. */
const OUTSIDE = { overlap: 11.5, dark: 26, distinct: 20.5, poor: 10.9 };

const percent = (share: number): number => Math.round(share * 1000) / 10;
const short = (value: number): number => Math.round(value * 100) / 100;

const { catalog: known, suits } = readKnownMovies();
const byHand = readGradedEvenings();
const grades = gradesBy(suits, byHand);

const figures: Record<string, object> = { 'e807922, 17,424 real movies': OUTSIDE };
for (const [name, catalog] of [
  ['well-known', known],
  ['generated', generateMovies(2000, 2)],
  ['embedded', readCatalog()],
] as const) {
  const { evenings, requests } = await measureEvenings(catalog, EVENINGS_OF_ONE_GENRE, SEEDS);
  figures[`e807922, ${name}`] = BEFORE[name];
  figures[`now, ${name}`] = {
    overlap: short(moodOverlap(evenings)),
    dark: percent(darkShare(evenings)),
    distinct: short(distinctMovies(evenings)),
    poor: percent(poorShare(evenings)),
    requests: short(requests),
  };
  if (name === 'well-known') {
    const rows = [...byHand.keys()];
    const { evenings: graded } = await measureEvenings(known, rows.map(parseAnswers), SEEDS);
    const half = rows.length / 2;
    console.log('\nHow well the movies suit the answers, from 0 to 3');
    console.table({
      e807922: BEFORE_GRADES,
      now: {
        tuned: short(meanGrade(graded.slice(0, half), grades)),
        checked: short(meanGrade(graded.slice(half), grades)),
        all: short(meanGrade(evenings, grades)),
      },
    });
    console.table(
      Object.fromEntries(graded.map((evening, place) => [rows[place], short(meanGrade([evening], grades))])),
    );
  }
}
console.log(
  '\noverlap: of fifteen, movies that two moods have in common (aim 6 at most)' +
    '\ndark: % of war, horror, thriller and crime on gentle evenings that asked for none (aim 8 at most)' +
    '\ndistinct: of three times fifteen, different ones (aim 30 where there are enough)' +
    '\npoor: % rated under 6.5',
);
console.table(figures);
