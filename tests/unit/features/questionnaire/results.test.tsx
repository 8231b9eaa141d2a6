import { expect, it } from 'vitest';
import { NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import { AnswerConflictNotice, type AnswerConflictNoticeProps } from '../../../../src/features/questionnaire/results';
import { renderUi } from '../marked-movies/render-ui';
import { QUESTIONNAIRE } from '../../../../src/features/questionnaire/messages';

/** The text of the notice. */
function noticeText(props: AnswerConflictNoticeProps): string {
  return renderUi(<AnswerConflictNotice {...props} />).container.textContent;
}

const family = { ...NO_ANSWERS, mood: 'tense', company: 'family', ageFiltering: 'yes' } as const;

it('names the genres that a family evening excludes, and how to continue', () => {
  expect(noticeText({ step: 'company', draft: { ...family, genres: ['horror', 'thriller'] } })).toBe(
    QUESTIONNAIRE.answerConflicts.companyGenre(['Horror', 'Thriller'], false),
  );
});

it('names the ratings that a genre needs, and says that the others stay', () => {
  const draft = {
    ...NO_ANSWERS,
    genres: ['thriller', 'comedy'],
    ageFiltering: 'yes',
    ageRatings: ['G', 'PG'],
  } as const;
  expect(noticeText({ step: 'rating', draft })).toBe(
    QUESTIONNAIRE.answerConflicts.ratingGenre('Thriller', ['PG-13', 'R'], true),
  );
});

it('names R on a family evening', () => {
  expect(noticeText({ step: 'rating', draft: { ...family, genres: ['comedy'], ageRatings: ['R'] } })).toBe(
    QUESTIONNAIRE.answerConflicts.companyRating(false),
  );
});

it('is empty when nothing is excluded', () => {
  expect(noticeText({ step: 'rating', draft: { ...family, genres: ['comedy'], ageRatings: ['PG'] } })).toBe('');
});
