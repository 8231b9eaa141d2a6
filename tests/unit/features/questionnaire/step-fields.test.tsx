import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import { chooseMood } from '../../../../src/domain/questionnaire/steps';
import { StepFields } from '../../../../src/features/questionnaire/step-fields';
import { toasts } from '../../../../src/components/toast';
import { renderUi } from '../marked-movies/render-ui';

const happy = chooseMood(NO_ANSWERS, 'happy');

it("the genre step says 'Select at least one genre (up to 3)' [ERR-40]", () => {
  renderUi(<StepFields step="genre" draft={happy} onDraft={vi.fn()} onPick={vi.fn()} />);
  expect(screen.getByText('Select at least one genre (up to 3)')).toBeTruthy();
});

it('a fourth genre is rejected with a message [ERR-41, VAL-01]', () => {
  const onDraft = vi.fn();
  renderUi(
    <StepFields
      step="genre"
      draft={{ ...happy, genres: ['action', 'comedy', 'family'] }}
      onDraft={onDraft}
      onPick={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Romance' }));
  expect(onDraft).not.toHaveBeenCalled();
  expect(toasts.visible().map(({ text }) => text)).toEqual(['You can select up to 3 genres']);
});

it('a chosen genre can be deselected, and ratings keep their order', () => {
  const onDraft = vi.fn();
  const draft = { ...happy, genres: ['action', 'comedy', 'family'], ageRatings: ['PG'] } as const;
  const { rerender } = renderUi(<StepFields step="genre" draft={draft} onDraft={onDraft} onPick={vi.fn()} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Comedy' }));
  expect(onDraft).toHaveBeenLastCalledWith({ ...draft, genres: ['action', 'family'] });
  rerender(<StepFields step="rating" draft={draft} onDraft={onDraft} onPick={vi.fn()} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'G' }));
  expect(onDraft).toHaveBeenLastCalledWith({ ...draft, ageRatings: ['G', 'PG'] });
});
