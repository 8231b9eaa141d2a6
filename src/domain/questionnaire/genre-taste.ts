import { chosenGenreIds, type QuestionnaireAnswers } from './answers';

/** The sum of a movie's genres by their weights; no dislike counts against a genre that was chosen. */
export function genreTaste(
  genreIds: readonly number[],
  weights: ReadonlyMap<number, number>,
  answers: Pick<QuestionnaireAnswers, 'genres'>,
): number {
  const chosen = chosenGenreIds(answers);
  return genreIds.reduce((sum, id) => {
    const weight = weights.get(id) ?? 0;
    return weight < 0 && chosen.includes(id) ? sum : sum + weight;
  }, 0);
}
