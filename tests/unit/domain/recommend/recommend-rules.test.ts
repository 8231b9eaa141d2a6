import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalog } from '../../../../local-stack/movie-database/catalog/movie-files';
import type { Movie } from '../../../../local-stack/movie-database/catalog/catalog';
import { QUESTIONNAIRE_GENRES } from '../../../../src/config/questionnaire';
import { ERA_MIN_VOTES, RATING_FLOOR, RESULT_COUNT } from '../../../../src/config/recommend';
import { isTheme } from '../../../../src/config/themes';
import { eraOf, ERAS, provenRating } from '../../../../src/domain/movies/movie';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { generateMovies } from '../../../fixtures/evenings/generated-movies';
import { readKnownMovies } from '../../../fixtures/evenings/known-movies';
import {
  darkShare,
  distinctMovies,
  EVENINGS_OF_ONE_GENRE,
  measureEvenings,
  moodOverlap,
  parseAnswers,
  type Evening,
} from '../../../fixtures/evenings/measured-evenings';
import { LIMITS } from '../../../time/limits';
import { allowed } from '../../api/tmdb/movie-quality';

/** Evenings with several genres or ratings, in addition to those with one genre. */
const OTHERS = `
happy comedy,romance friends PG-13,R
happy animation,family family G,PG
happy action,adventure,comedy friends PG-13
happy fantasy,romance,comedy date PG,PG-13
relaxed fantasy,comedy,animation family -
relaxed drama,family family PG
relaxed comedy,romance date -
tense horror,thriller friends R
tense thriller,comedy solo G,PG
tense horror,mystery solo PG,PG-13
tense mystery,crime,comedy date PG-13,R
sad drama,romance date -
sad musical,comedy,romance friends -
lonely scifi,drama solo PG-13
lonely adventure,comedy family PG,PG-13
neutral history,comedy friends PG,PG-13,R
`;
const EVENINGS = [...EVENINGS_OF_ONE_GENRE, ...OTHERS.trim().split('\n').map(parseAnswers)];

const nameOf = ({ mood, genres, company, ageRatings }: QuestionnaireAnswers) =>
  `${mood} ${genres.join()} ${company} ${ageRatings.join()}`;
const yearOf = ({ releaseDate }: Movie) => Number(releaseDate.slice(0, 4));

describe.each([
  ['embedded', readCatalog()],
  ['generated', generateMovies(2000, 2)],
  ['well-known', readKnownMovies().catalog],
] as const)('every mood, genre and company among the %s movies', (_, catalog) => {
  let evenings: readonly Evening[] = [];
  let requests = 0;

  beforeAll(async () => {
    ({ evenings, requests } = await measureEvenings(catalog, EVENINGS, [7]));
  }, LIMITS.databaseTest);

  /**
   * The number of movies of an era available to an evening: of the genre, allowed, and rated well by enough people.
   */
  function available(answers: QuestionnaireAnswers, era: (typeof ERAS)[number]): number {
    const ids: readonly number[] = answers.genres.map((genre) => QUESTIONNAIRE_GENRES[genre].id);
    return catalog.movies.filter(
      (movie) =>
        movie.genreIds.some((id) => ids.includes(id)) &&
        eraOf(yearOf(movie)) === era &&
        yearOf(movie) >= 1950 &&
        movie.voteCount >= ERA_MIN_VOTES &&
        provenRating(movie) >= RATING_FLOOR.rating &&
        allowed(movie, answers),
    ).length;
  }

  it('every evening keeps the rules: certification, family, release, 40 minutes', () => {
    const violations = evenings.flatMap(({ answers, movies }) =>
      movies
        .flat()
        .filter((movie) => !allowed(movie, answers))
        .map(({ title }) => `${nameOf(answers)}: ${title}`),
    );
    expect(violations).toEqual([]);
  });

  /** Whether four times as many movies are available as a search gives. */
  const isRich = (answers: QuestionnaireAnswers): boolean =>
    ERAS.reduce((sum, era) => sum + available(answers, era), 0) >= 4 * RESULT_COUNT;

  it(
    'three searches give thirty different movies on average, if sixty are available',
    async () => {
      const rich = EVENINGS_OF_ONE_GENRE.filter(isRich);
      expect(rich.length).toBeGreaterThan(40);
      const three = await measureEvenings(catalog, rich, [7, 11, 23]);
      expect(distinctMovies(three.evenings)).toBeGreaterThanOrEqual(30);
    },
    LIMITS.databaseTest,
  );

  it('two moods share at most six of fifteen on average', () => {
    expect(moodOverlap(evenings)).toBeLessThanOrEqual(6);
  });

  it('a search takes at most thirty requests on average', () => {
    expect(requests).toBeLessThanOrEqual(30);
  });

  it('at most 8 % are dark on gentle evenings', () => {
    expect(darkShare(evenings)).toBeLessThanOrEqual(0.08);
  });

  it('each era has three of the fifteen, if enough are available', () => {
    const lacking = evenings
      .filter(({ answers }) => !answers.genres.some(isTheme))
      .flatMap(({ answers, movies }) => {
        const all = movies.flat();
        return ERAS.filter((era) => all.length === 15 && available(answers, era) >= 6)
          .map((era) => [era, all.filter((movie) => eraOf(yearOf(movie)) === era).length] as const)
          .filter(([, count]) => count < 3)
          .map(([era, count]) => `${nameOf(answers)}: ${count} ${era}`);
      });
    expect(lacking).toEqual([]);
  });
});
