import { expect, it } from 'vitest';
import { NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import { AnswerConflictNotice, type AnswerConflictNoticeProps } from '../../../../src/features/questionnaire/results';
import { renderUi } from '../marked-movies/render-ui';
import { QUESTIONNAIRE } from '../../../../src/features/questionnaire/messages';

/** What the notice says. */
function said(props: AnswerConflictNoticeProps): string {
  return renderUi(<AnswerConflictNotice {...props} />).container.textContent;
}

const family = { ...NO_ANSWERS, mood: 'tense', company: 'family', ageFiltering: 'yes' } as const;

it('names what a family evening leaves out, and how to go on', () => {
  expect(said({ step: 'company', draft: { ...family, genres: ['horror', 'thriller'] } })).toBe(
    QUESTIONNAIRE.leftOut.companyGenre(['Horror', 'Thriller'], false),
  );
});

it('names the ratings that a genre needs, and that the others stay', () => {
  const draft = {
    ...NO_ANSWERS,
    genres: ['thriller', 'comedy'],
    ageFiltering: 'yes',
    ageRatings: ['G', 'PG'],
  } as const;
  expect(said({ step: 'rating', draft })).toBe(QUESTIONNAIRE.leftOut.ratingGenre('Thriller', ['PG-13', 'R'], true));
});

it('names R on a family evening', () => {
  expect(said({ step: 'rating', draft: { ...family, genres: ['comedy'], ageRatings: ['R'] } })).toBe(
    QUESTIONNAIRE.leftOut.companyRating(false),
  );
});

it('is there without a word where nothing is left out', () => {
  expect(said({ step: 'rating', draft: { ...family, genres: ['comedy'], ageRatings: ['PG'] } })).toBe('');
});
