import {
  EVENING_REASONS,
  isEveningReason,
  type EveningReason,
  type EveningReasonId,
} from '../../config/recommend/evening-reasons';
import type { Candidate } from '../film/film';
import type { QuestionnaireAnswers } from '../questionnaire/answers';
import { isGrim } from '../questionnaire/mood';

type Asked = Pick<QuestionnaireAnswers, 'mood' | 'company'>;

const IDS: readonly EveningReasonId[] = Object.keys(EVENING_REASONS).filter(isEveningReason);

function isAsked({ asked }: EveningReason, { mood, company }: Asked): boolean {
  return 'mood' in asked ? asked.mood === mood : asked.company === company;
}

/**
 * The sentence about the evening's mood or company that is true of a movie; null where none is.
 * @param certification as its details tell it; empty while that is not known
 */
export function eveningReasonFor(candidate: Candidate, answers: Asked, certification: string): EveningReasonId | null {
  const { genreIds } = candidate;
  const holds = (id: EveningReasonId): boolean => {
    const reason: EveningReason = EVENING_REASONS[id];
    return (
      isAsked(reason, answers) &&
      reason.genres.every((genre) => genreIds.includes(genre)) &&
      !reason.without?.some((genre) => genreIds.includes(genre)) &&
      (reason.light !== true || !isGrim(candidate)) &&
      (reason.rated === undefined || reason.rated === certification)
    );
  };
  return IDS.find(holds) ?? null;
}
