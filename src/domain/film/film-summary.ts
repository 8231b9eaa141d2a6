import type { MovieSummary } from './film';

/** The card alone of a movie that is known by more: only that is kept and sent with a mark. */
export function summaryOf({
  title,
  year,
  rating,
  genres,
  description,
  posterPath,
  language,
}: MovieSummary): MovieSummary {
  const card = { title, year, rating, genres: [...genres], description, posterPath };
  return language === undefined ? card : { ...card, language };
}
