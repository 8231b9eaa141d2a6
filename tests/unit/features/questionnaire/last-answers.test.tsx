import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LastAnswers } from '../../../../src/features/questionnaire/last-answers';
import { answers } from '../../services/candidates';

afterEach(cleanup);

it.each([
  ['/dashboard?do=again', 1],
  ['/dashboard', 0],
])('%s searches with the last answers %i times', (at, times) => {
  const onSearch = vi.fn();
  const last = answers();
  render(
    <MemoryRouter initialEntries={[at]}>
      <LastAnswers answers={last} onSearch={onSearch} onChange={vi.fn()} />
    </MemoryRouter>,
  );
  expect(onSearch.mock.calls).toEqual(Array.from({ length: times }, () => [last]));
});
