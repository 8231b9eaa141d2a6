import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChoiceCards, ChoiceChips } from '../../../../src/components/form/choices';
import { renderUi } from '../../features/marked-movies/render-ui';

const CHOICES = (['action', 'comedy', 'drama', 'horror'] as const).map((value) => ({ value, label: value }));

it('reports the pressed chip, and shows the chosen ones', () => {
  const onToggle = vi.fn();
  renderUi(<ChoiceChips legend="Genres" choices={CHOICES} values={['action']} onToggle={onToggle} />);
  const chip = (name: string) => screen.getByRole('checkbox', { name });
  expect(['action', 'comedy'].map((name) => chip(name).matches(':checked'))).toEqual([true, false]);
  fireEvent.click(chip('comedy'));
  fireEvent.click(chip('action'));
  expect(onToggle.mock.calls).toEqual([['comedy'], ['action']]);
  expect(chip('comedy').matches(':checked')).toBe(false);
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

it('a hidden legend still names its choices', () => {
  renderUi(<ChoiceChips legend="Genres" legendHidden choices={CHOICES} values={[]} onToggle={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Genres' })).toBeTruthy();
});

it('reports a choice by pointer, but not by the second click of a double-click', () => {
  const onPick = vi.fn();
  renderUi(<ChoiceCards legend="Mood" choices={CHOICES} value={null} onChange={vi.fn()} onPick={onPick} />);
  const card = screen.getByRole('radio', { name: 'drama' });
  for (const detail of [1, 2]) {
    fireEvent.pointerDown(card);
    fireEvent.mouseDown(card, { detail });
    fireEvent.click(card, { detail });
  }
  expect(onPick.mock.calls).toEqual([['drama']]);
});
