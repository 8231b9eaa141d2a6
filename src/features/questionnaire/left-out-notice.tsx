import { chakra } from '@chakra-ui/react/styled-system';
import type { AnswersDraft, QuestionnaireStep } from '../../domain/questionnaire/answers';
import { answerConflictAt, type AnswerConflict } from '../../domain/questionnaire/answer-conflicts';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { QUESTIONNAIRE } from '../../words/en/recommend/questionnaire';

const Sentence = chakra('p', {
  base: { marginTop: '4', paddingInlineStart: '3', borderInlineStartWidth: '3px', borderColor: 'accent' },
});

function sentence(leftOut: AnswerConflict): string {
  const words = QUESTIONNAIRE.leftOut;
  switch (leftOut.code) {
    case 'company-genre':
      return words.companyGenre(
        leftOut.genres.map((genre) => CHOICES.genre[genre]),
        leftOut.othersStay,
      );
    case 'rating-genre':
      return words.ratingGenre(CHOICES.genre[leftOut.genre], leftOut.needs, leftOut.othersStay);
    case 'company-rating':
      return words.companyRating(leftOut.othersStay);
    case 'family-teens':
      return words.familyTeens;
  }
}

export interface AnswerConflictNoticeProps {
  readonly step: QuestionnaireStep;
  readonly draft: AnswersDraft;
}

/** Says what the step's answer leaves out and how to go on, as soon as it does; it stands in a live region. */
export function AnswerConflictNotice({ step, draft }: AnswerConflictNoticeProps) {
  return answerConflictAt(step, draft).map((leftOut) => <Sentence key={sentence(leftOut)}>{sentence(leftOut)}</Sentence>);
}
