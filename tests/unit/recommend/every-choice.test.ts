import { describe, expect, it } from 'vitest';
import type { Film } from '../../../embedded/movie-database/catalogue/catalogue';
import { readCatalogue } from '../../../embedded/movie-database/catalogue/film-files';
import { keywordsOf } from '../../../embedded/movie-database/films/keywords';
import { GENRES_BY_MOOD, MOODS, QUESTIONNAIRE_GENRES } from '../../../src/config/recommend/questionnaire-choices';
import type { GenreChoice } from '../../../src/config/recommend/questionnaire-choices';
import { RATING_FLOOR } from '../../../src/config/recommend/recommendation';
import { isTheme, THEMES } from '../../../src/config/recommend/themes';
import { provenRating } from '../../../src/domain/film/proven-rating';
import type { FoundCandidate } from '../../../src/domain/recommend/found-candidate';
import { recommend } from '../../../src/domain/recommend/recommend';
import { answers, candidate, NOW } from './candidates';

const { films: all, byId } = readCatalogue();
const themes = Object.keys(THEMES).filter(isTheme);

/** Whether a question for the genre's own films brings the film. */
function isOwn(film: Film, genre: GenreChoice): boolean {
  if (!isTheme(genre)) return film.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);
  const { genre: besides, ids } = THEMES[genre];
  return (besides === null || film.genreIds.includes(besides)) && keywordsOf(film).some(({ id }) => ids.includes(id));
}

/** Whether the film counts for the genre: as one of its own, or by the genre that stands in. */
const counts = (film: Film, genre: GenreChoice) =>
  isOwn(film, genre) || film.genreIds.includes(QUESTIONNAIRE_GENRES[genre].id);

const candidates: readonly FoundCandidate[] = all.map((film) =>
  candidate({
    id: film.id,
    title: film.title,
    releaseDate: film.releaseDate,
    voteAverage: film.voteAverage,
    voteCount: film.voteCount,
    genreIds: film.genreIds,
    themes: themes.filter((theme) => isOwn(film, theme)),
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
/** Films of a genre that a full series may keep out. */
const IN_SERIES = 2;

describe('every set of two or three genres', () => {
  it('is one of 378', () => {
    expect(SETS).toHaveLength(378);
  });

  it.each(MOODS)('has of each genre its share on three evenings in a row, %s', (mood) => {
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
        const films = (found.ok ? found.value : []).flatMap(({ id }) => byId.get(id) ?? []);
        for (const genre of genres) {
          const there = all.filter((film) => !shown.has(film.id) && counts(film, genre)).length - IN_SERIES;
          const count = films.filter((film) => counts(film, genre)).length;
          const own = films.filter((film) => isOwn(film, genre)).length;
          const least = Math.min(SHARE[genres.length] ?? 0, there);
          const ownThere =
            all.filter((film) => !shown.has(film.id) && isOwn(film, genre) && provenRating(film) >= RATING_FLOOR.rating)
              .length - IN_SERIES;
          if (count < least || own < Math.min(least, ownThere))
            lacking.push(`${genres.join()} ${evening}: ${genre} ${own}+${count}`);
        }
        films.forEach(({ id }) => shown.add(id));
      }
    }
    expect(lacking).toEqual([]);
  });
});
