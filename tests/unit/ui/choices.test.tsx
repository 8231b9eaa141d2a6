// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChoiceCards } from '../../../src/ui/choice-cards';
import { ChoiceChips } from '../../../src/ui/choice-chips';
import { renderUi } from './render-ui';

const CHOICES = (['action', 'comedy', 'drama', 'horror'] as const).map((value) => ({ value, label: value }));

function renderChips(values: readonly (typeof CHOICES)[number]['value'][]) {
  const onChange = vi.fn();
  const onRefused = vi.fn();
  renderUi(
    <ChoiceChips legend="Genres" choices={CHOICES} values={values} cap={3} onChange={onChange} onRefused={onRefused} />,
  );
  return { onChange, onRefused };
}

it('adds a chip below the cap', () => {
  const { onChange, onRefused } = renderChips(['action', 'comedy']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'drama' }));
  expect(onChange).toHaveBeenCalledWith(['action', 'comedy', 'drama']);
  expect(onRefused).not.toHaveBeenCalled();
});

it('refuses a fourth chip at a cap of three', () => {
  const { onChange, onRefused } = renderChips(['action', 'comedy', 'drama']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'horror' }));
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: 'horror' })).toHaveProperty('checked', false);
});

it('takes a chip away at the cap', () => {
  const { onChange } = renderChips(['action', 'comedy', 'drama']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'comedy' }));
  expect(onChange).toHaveBeenCalledWith(['action', 'drama']);
});

it('offers cards as one named group of radio buttons', () => {
  const onChange = vi.fn();
  renderUi(<ChoiceCards legend="How are you feeling?" choices={CHOICES} value="action" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'How are you feeling?' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'action' })).toHaveProperty('checked', true);
  const names = new Set(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name')));
  expect(names.size).toBe(1);
  fireEvent.click(screen.getByRole('radio', { name: 'drama' }));
  expect(onChange).toHaveBeenCalledWith('drama');
});
