import { RATING_PRIOR } from '../../config/recommend';
import type { Candidate } from './film';

/** The movie's rating from 0 to 10, drawn to the average while few people voted. */
export function provenRating({ voteAverage, voteCount }: Candidate): number {
  const { average, votes } = RATING_PRIOR;
  return (voteAverage * voteCount + average * votes) / (voteCount + votes);
}
