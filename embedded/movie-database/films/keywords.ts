import { releaseYear, type FilmFacts } from './film-facts';
import { filmKey } from './film-id';

/** A keyword with the id that TMDB has given it. */
export interface Keyword {
  readonly id: number;
  readonly name: string;
}

interface KeywordRule {
  readonly keyword: Keyword;
  readonly holds: (film: FilmFacts) => boolean;
}

/** Curated films, by title and year. */
function oneOf(...films: readonly (readonly [string, number])[]): KeywordRule['holds'] {
  const keys = new Set(films.map(([title, year]) => filmKey(title, year)));
  return (film) => keys.has(filmKey(film.title, releaseYear(film)));
}

/** US dollars that a film made outside the large studios costs at most, and from when on such films are so called. */
const INDEPENDENT = { budget: 10_000_000, from: 1980 } as const;
const LARGE_STUDIOS = /Warner|Universal|Paramount|Disney|20th Century|Columbia|TriStar|Metro-Goldwyn|United Artists/;

const RULES: readonly KeywordRule[] = [
  {
    keyword: { id: 10183, name: 'independent film' },
    holds: (film) =>
      film.budget > 0 &&
      film.budget <= INDEPENDENT.budget &&
      releaseYear(film) >= INDEPENDENT.from &&
      film.companies.length > 0 &&
      !film.companies.some((company) => LARGE_STUDIOS.test(company)),
  },
  {
    keyword: { id: 5565, name: 'biography' },
    holds: oneOf(
      ['Lawrence of Arabia', 1962],
      ['The Sound of Music', 1965],
      ['Patton', 1970],
      ['Chariots of Fire', 1981],
      ['Gandhi', 1982],
      ['Amadeus', 1984],
      ['Imagine: John Lennon', 1988],
      ['GoodFellas', 1990],
      ["Schindler's List", 1993],
      ['Braveheart', 1995],
      ['The Pianist', 2002],
      ['Catch Me If You Can', 2002],
      ['Ray', 2004],
      ['Walk the Line', 2005],
      ['The Social Network', 2010],
      ['Lincoln', 2012],
      ['12 Years a Slave', 2013],
      ['The Wind Rises', 2013],
      ['Amy', 2015],
      ['Hacksaw Ridge', 2016],
      ['Hidden Figures', 2016],
      ['Bohemian Rhapsody', 2018],
      ["Won't You Be My Neighbor?", 2018],
      ['tick, tick... BOOM!', 2021],
      ['Oppenheimer', 2023],
      ['A Complete Unknown', 2024],
    ),
  },
  { keyword: { id: 9882, name: 'space' }, holds: (film) => /\b(astronauts?|space)\b/i.test(film.overview) },
  {
    keyword: { id: 1432, name: 'nasa' },
    holds: oneOf(
      ['The Right Stuff', 1983],
      ['Apollo 13', 1995],
      ['Interstellar', 2014],
      ['Hidden Figures', 2016],
      ['Apollo 11', 2019],
    ),
  },
  {
    keyword: { id: 14760, name: 'scientist' },
    holds: oneOf(['Jurassic Park', 1993], ['Oppenheimer', 2023]),
  },
  {
    keyword: { id: 18330, name: 'nature' },
    holds: oneOf(
      ['The Silent World', 1956],
      ['March of the Penguins', 2005],
      ['Grizzly Man', 2005],
      ['An Inconvenient Truth', 2006],
      ['The Cove', 2009],
      ['My Octopus Teacher', 2020],
    ),
  },
];

/** A film's keywords, as far as its facts and words tell. */
export function keywordsOf(film: FilmFacts): Keyword[] {
  return RULES.filter(({ holds }) => holds(film)).map(({ keyword }) => keyword);
}
