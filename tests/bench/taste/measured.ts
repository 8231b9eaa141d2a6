import type { TestedPerson } from './tested-people';

/** Number of recommended movies: as many as a complete recommendation has. */
const SHOWN = 15;

/** Scores of movies by id; a movie without one is not recommended. */
export type Scores = ReadonlyMap<number, number>;

/** How well the later favorites were predicted, both from 0 to 1 and averaged over people. */
export interface Measured {
  /** Share of the later favorites among the fifteen. */
  readonly 'recall@15': number;
  /** The same, weighted by position, relative to the best possible order. */
  readonly 'nDCG@15': number;
}

const gain = (index: number) => 1 / Math.log2(index + 2);

function measureOne(
  { favorites, others, later }: TestedPerson,
  scores: Scores,
): readonly [recall: number, ndcg: number] {
  const known = new Set([...favorites, ...others]);
  const shown = [...scores]
    .filter(([movie, score]) => score > 0 && !known.has(movie))
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, SHOWN);
  const hits = shown.flatMap(([movie], index) => (later.has(movie) ? [gain(index)] : []));
  const best = Array.from({ length: Math.min(SHOWN, later.size) }, (_, index) => gain(index));
  const sum = (gains: readonly number[]) => gains.reduce((total, each) => total + each, 0);
  return [hits.length / later.size, sum(hits) / sum(best)];
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** Measures what a way to score movies predicts for people. */
export function measure(people: readonly TestedPerson[], score: (person: TestedPerson) => Scores): Measured {
  let [recall, ndcg] = [0, 0];
  for (const person of people) {
    const [one, other] = measureOne(person, score(person));
    recall += one / people.length;
    ndcg += other / people.length;
  }
  return { 'recall@15': rounded(recall), 'nDCG@15': rounded(ndcg) };
}
