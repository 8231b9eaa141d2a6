import { describe, expect, it } from 'vitest';
import { readCatalog } from '../../../../local-stack/movie-database/catalog/movie-files';
import type { Movie as CatalogMovie } from '../../../../local-stack/movie-database/catalog/catalog';
import { createMovieDatabase as createEmbedded } from '../../../../local-stack/movie-database/movie-database';
import {
  AGE_RATINGS,
  COMPANIES,
  GENRES_BY_MOOD,
  MOODS,
  QUESTIONNAIRE_GENRES,
} from '../../../../src/config/questionnaire';
import { isTheme, THEMES } from '../../../../src/config/themes';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { discoverSource } from '../../../../src/api/tmdb/discover';
import { searchRecommendations } from '../../../../src/api/tmdb/recommendation-search';
import { eraOf } from '../../../../src/domain/movies/movie';
import { sameSeries, seriesName } from '../../../../src/domain/movies/series';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { isIndependent } from '../../../../src/domain/movies/metadata';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { ok } from '../../../../src/domain/values/result';
import { NOW } from '../../services/candidates';
import { allowed } from './movie-quality';
import { holdsFor } from '../../i18n/messages/valid-evening-reasons';

/** Sixty sets of answers: mood, genres, company, and the allowed ratings ('-' for no filter). */
const EVENINGS = `
happy action solo -
happy comedy solo -
happy comedy date -
happy comedy friends -
happy comedy family -
happy comedy,romance date -
happy comedy,romance friends PG-13,R
happy adventure,fantasy friends -
happy animation,family family G,PG
happy animation,family family -
happy animation date -
happy musical,romance date -
happy musical,comedy,fantasy solo -
happy action,adventure,comedy friends PG-13
happy action,adventure,family family -
happy fantasy,romance,comedy date PG,PG-13
relaxed drama solo -
relaxed documentary solo -
relaxed documentary,drama solo -
relaxed documentary,comedy,romance date -
relaxed indie solo -
relaxed indie,comedy friends -
relaxed indie,documentary,drama solo -
relaxed romance,drama date -
relaxed fantasy,comedy,animation family -
relaxed family,fantasy family G
relaxed animation,documentary solo -
relaxed drama,family family PG
tense thriller solo -
tense thriller,mystery date -
tense horror friends -
tense horror,thriller friends R
tense horror,comedy family -
tense mystery family -
tense mystery family G,PG
tense crime,scifi solo -
tense scifi,action,adventure friends -
tense mystery,crime,comedy date PG-13,R
tense thriller,comedy solo G,PG
tense horror,mystery solo PG,PG-13
tense adventure,scifi family -
tense crime friends R
sad drama solo -
sad drama,romance date -
sad indie,romance date -
sad biography solo -
sad biography,drama solo PG-13,R
sad musical,comedy,romance friends -
sad comedy,drama family -
sad indie,biography,musical solo -
lonely drama,scifi solo -
lonely indie,scifi,adventure solo -
lonely adventure,comedy friends -
lonely romance,scifi date -
lonely scifi solo PG-13
neutral documentary,history solo -
neutral science,nature,comedy solo -
neutral nature family -
neutral biography,history,drama date -
neutral history,comedy friends PG,PG-13,R
`;

const catalog = readCatalog();
const service = createEmbedded({ key: 'key', now: () => Date.parse(NOW), catalog });
const client = createTmdbClient({
  baseUrl: 'http://localhost/movie-database/3',
  getKey: () => Promise.resolve(ok('key')),
  online: () => true,
  fetch: (url) => Promise.resolve(service.fetch(new Request(url))),
});

function oneOf<T extends string>(all: readonly T[], text: string | undefined): T {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new Error(`unknown: ${text}`);
  return found;
}

function parsed(row: string): QuestionnaireAnswers {
  const [mood, genres = '', company, ratings = '-'] = row.split(' ');
  const known = oneOf(MOODS, mood);
  return {
    mood: known,
    genres: genres.split(',').map((genre) => oneOf(GENRES_BY_MOOD[known], genre)),
    company: oneOf(COMPANIES, company),
    ageFiltering: ratings === '-' ? 'no' : 'yes',
    ageRatings: ratings === '-' ? [] : ratings.split(',').map((rating) => oneOf(AGE_RATINGS, rating)),
    maxRuntime: null,
    fromWatchlist: false,
  };
}

async function evening(answers: QuestionnaireAnswers, seed: number): Promise<readonly Recommendation[]> {
  const found = await searchRecommendations({
    source: discoverSource(client),
    answers,
    excluded: new Set(),
    now: NOW,
    seed,
    pause: () => Promise.resolve(),
  });
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
}

function factsOf({ id }: { readonly id: number }): CatalogMovie {
  const movie = catalog.byId.get(id);
  if (movie === undefined) throw new Error(`no movie ${id}`);
  return movie;
}

/** Whether the movie has the chosen genre, judged only by its own data. */
function has(movie: CatalogMovie, genre: QuestionnaireAnswers['genres'][number]): boolean {
  if (!isTheme(genre)) return movie.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);
  const { genre: besides, names } = THEMES[genre];
  if (genre === 'indie' && isIndependent(movie)) return true;
  return (besides === null || movie.genreIds.includes(besides)) && movie.keywords.some((name) => names.includes(name));
}

/** Reasons of a result that do not hold for the movie. */
function untrueReasons(movie: Recommendation, answers: QuestionnaireAnswers): string[] {
  const facts = factsOf(movie);
  const year = Number(facts.releaseDate.slice(0, 4));
  return movie.reasons.flatMap((reason) => {
    const holds =
      reason.code === 'genre'
        ? has(facts, reason.genre)
        : reason.code === 'rating'
          ? reason.rating === Math.round(facts.voteAverage * 10) / 10 && facts.voteCount >= 500
          : reason.code === 'evening'
            ? holdsFor(reason.reason, facts, answers)
            : reason.code === 'era' && reason.era === eraOf(year);
    return holds ? [] : [`${movie.title}: ${JSON.stringify(reason)}`];
  });
}

/** The genre's movies that the plan can reach: those with enough votes, in genres large enough to expect a share. */
function reachable(answers: QuestionnaireAnswers, genre: QuestionnaireAnswers['genres'][number]): CatalogMovie[] {
  return catalog.movies.filter(
    (movie) => movie.voteCount >= 100 && movie.releaseDate >= '1950' && has(movie, genre) && allowed(movie, answers),
  );
}

describe('sixty evenings, judged like a person would', () => {
  it('are all different', () => {
    expect(new Set(EVENINGS.trim().split('\n')).size).toBe(60);
  });

  it.each(EVENINGS.trim().split('\n'))('%s', async (row) => {
    const answers = parsed(row);
    const movies = await evening(answers, 7);
    const facts = movies.map(factsOf);

    expect(movies.length).toBeGreaterThan(0);
    expect(facts.filter((movie) => !allowed(movie, answers)).map(({ title }) => title)).toEqual([]);
    expect(movies.flatMap((movie) => untrueReasons(movie, answers))).toEqual([]);

    const share = { 1: 15, 2: 6, 3: 5 }[answers.genres.length] ?? 0;
    for (const genre of answers.genres) {
      const count = facts.filter((movie) => has(movie, genre)).length;
      expect([genre, count]).toEqual([genre, Math.max(count, Math.min(share, reachable(answers, genre).length - 2))]);
    }
    for (const { title } of movies) {
      const series = movies
        .filter((other) => sameSeries(seriesName(other.title), seriesName(title)))
        .map((movie) => movie.title);
      expect(series.length <= 2 ? [] : series).toEqual([]);
    }
  });

  it('differ by company: no two of alone, date, friends and family share half of the movies', async () => {
    const evenings = await Promise.all(
      COMPANIES.map((company) => evening(parsed(`happy comedy,adventure ${company} -`), 7)),
    );
    const shared = COMPANIES.flatMap((one, place) =>
      COMPANIES.slice(place + 1).map((other, next) => {
        const ids = new Set(evenings[place]?.map(({ id }) => id));
        const both = evenings[place + 1 + next]?.filter(({ id }) => ids.has(id)) ?? [];
        return `${one}, ${other}: ${both.length}`;
      }),
    );
    expect(shared.filter((pair) => Number(pair.split(' ').pop()) >= 8)).toEqual([]);
  });
});
