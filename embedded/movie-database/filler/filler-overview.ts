import { namedGenres } from '../films/genre-names';
import { releaseYear, type FilmFacts } from '../films/film-facts';

const KINDS: ReadonlyMap<number, string> = new Map([
  [28, 'An action film'],
  [12, 'An adventure film'],
  [35, 'A comedy'],
  [99, 'A documentary'],
  [18, 'A drama'],
  [27, 'A horror film'],
  [10402, 'A musical'],
  [53, 'A thriller'],
  [37, 'A western'],
]);

/** A sentence of plain facts where no story is known, so that every card has a text. */
export function fillerOverview(
  film: Pick<FilmFacts, 'releaseDate' | 'runtime' | 'genreIds' | 'certification' | 'directors'>,
): string {
  const kind = KINDS.get(film.genreIds[0] ?? 0) ?? 'A movie';
  const second = namedGenres(film.genreIds.slice(1))[0]?.name.toLowerCase();
  const parts = [
    `${kind} from ${releaseYear(film)}`,
    second === undefined ? '' : ` with a touch of ${second}`,
    film.directors.length === 0 ? '' : `, directed by ${film.directors.join(' and ')}`,
    film.runtime === null ? '' : `, ${film.runtime} minutes long`,
    film.certification === null || film.certification === 'NR' ? '' : `, rated ${film.certification}`,
  ];
  return `${parts.join('')}.`;
}
