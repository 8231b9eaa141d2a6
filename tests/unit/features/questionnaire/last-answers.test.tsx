import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LastAnswers } from '../../../../src/features/questionnaire/last-answers';
import { SURPRISE_GENRES } from '../../../../src/config/questionnaire';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { LAST_ANSWERS } from '../../../../src/i18n/messages/results';
import { answers } from '../../services/candidates';

afterEach(cleanup);

function show(last: QuestionnaireAnswers, at = '/dashboard') {
  const onSearch = vi.fn<(answers: QuestionnaireAnswers) => void>();
  render(
    <MemoryRouter initialEntries={[at]}>
      <LastAnswers answers={last} onSearch={onSearch} onChange={vi.fn()} />
    </MemoryRouter>,
  );
  return onSearch;
}

it.each([
  ['/dashboard?do=again', 1],
  ['/dashboard', 0],
])('%s searches with the last answers %i times', (at, times) => {
  const last = answers();
  expect(show(last, at).mock.calls).toEqual(Array.from({ length: times }, () => [last]));
});

it("'Surprise me' searches with a mood and genres left to chance, and the same company", () => {
  const onSearch = show(answers({ genres: ['comedy'], company: 'date' }));
  fireEvent.click(screen.getByRole('button', { name: LAST_ANSWERS.surprise }));
  const [[found] = []] = onSearch.mock.calls;
  expect(found?.genres).toHaveLength(SURPRISE_GENRES);
  expect(found?.company).toBe('date');
});
