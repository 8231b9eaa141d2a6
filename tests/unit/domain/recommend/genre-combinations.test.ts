import { describe, expect, it } from 'vitest';
import type { Movie } from '../../../../local-stack/movie-database/catalog/catalog';
import { readCatalog } from '../../../../local-stack/movie-database/catalog/movie-files';
import { keywordsOf } from '../../../../local-stack/movie-database/movies/keywords';
import { type GenreChoice, GENRES_BY_MOOD, MOODS, QUESTIONNAIRE_GENRES } from '../../../../src/config/questionnaire';
import { RATING_FLOOR } from '../../../../src/config/recommend';
import { isTheme, THEMES } from '../../../../src/config/themes';
import { provenRating } from '../../../../src/domain/movies/movie';
import type { FoundCandidate } from '../../../../src/domain/recommend/candidate';
import { recommend } from '../../../../src/domain/recommend/recommend';
import { answers, candidate, NOW } from '../../services/candidates';

const { movies: all, byId } = readCatalog();
const themes = Object.keys(THEMES).filter(isTheme);

/** Whether a query for the genre's own movies finds the movie. */
function isOwn(movie: Movie, genre: GenreChoice): boolean {
  if (!isTheme(genre)) return movie.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);
  const { genre: besides, ids } = THEMES[genre];
  return (besides === null || movie.genreIds.includes(besides)) && keywordsOf(movie).some(({ id }) => ids.includes(id));
}

/** Whether the movie counts for the genre, itself or through the fallback genre. */
const counts = (movie: Movie, genre: GenreChoice) =>
  isOwn(movie, genre) || movie.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);

const candidates: readonly FoundCandidate[] = all.map((movie) =>
  candidate({
    id: movie.id,
    title: movie.title,
    releaseDate: movie.releaseDate,
    voteAverage: movie.voteAverage,
    voteCount: movie.voteCount,
    genreIds: movie.genreIds,
    themes: themes.filter((theme) => isOwn(movie, theme)),
  }),
);

function setsOf(genres: readonly GenreChoice[]): GenreChoice[][] {
  return genres.flatMap((one, first) =>
    genres
      .slice(first + 1)
      .flatMap((two, next) => [[one, two], ...genres.slice(first + next + 2).map((three) => [one, two, three])]),
  );
}

const SETS = MOODS.flatMap((mood) => setsOf(GENRES_BY_MOOD[mood]).map((genres) => ({ mood, genres })));
const SHARE: Readonly<Record<number, number>> = { 2: 6, 3: 5 };
/** The genre's movies that a full series may exclude. */
const IN_SERIES = 2;

describe('every combination of two or three genres', () => {
  it('is one of 378', () => {
    expect(SETS).toHaveLength(378);
  });

  it.each(MOODS)('gets each genre’s share on three evenings in a row, %s', (mood) => {
    const lacking: string[] = [];
    for (const { genres } of SETS.filter((set) => set.mood === mood)) {
      const shown = new Set<number>();
      for (const evening of [1, 2, 3]) {
        const found = recommend({
          answers: answers({ mood, genres }),
          candidates,
          excluded: shown,
          now: NOW,
          seed: evening,
        });
        const movies = (found.ok ? found.value : []).flatMap(({ id }) => byId.get(id) ?? []);
        for (const genre of genres) {
          const there = all.filter((movie) => !shown.has(movie.id) && counts(movie, genre)).length - IN_SERIES;
          const count = movies.filter((movie) => counts(movie, genre)).length;
          const own = movies.filter((movie) => isOwn(movie, genre)).length;
          const least = Math.min(SHARE[genres.length] ?? 0, there);
          const ownThere =
            all.filter(
              (movie) => !shown.has(movie.id) && isOwn(movie, genre) && provenRating(movie) >= RATING_FLOOR.rating,
            ).length - IN_SERIES;
          if (count < least || own < Math.min(least, ownThere))
            lacking.push(`${genres.join()} ${evening}: ${genre} ${own}+${count}`);
        }
        movies.forEach(({ id }) => shown.add(id));
      }
    }
    expect(lacking).toEqual([]);
  });
});
