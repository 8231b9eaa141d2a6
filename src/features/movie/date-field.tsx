import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { isDate } from '../../domain/marks/diary';
import { DIARY_PANEL } from './messages';

/** Before the first movie. While a year is typed, its first digits are an earlier one. */
const MIN_DATE = '1888-01-01';

const DateInput = chakra('input', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    // Below 16 px iOS zooms in when the field is focused.
    fontSize: 'md',
  },
});

export interface DateFieldProps {
  readonly date: string | null;
  /** The latest possible date. */
  readonly max: string;
  readonly onChange: (date: string | null) => void;
}

/** A date, stored when it is complete; clearing it is stored when the field is left. */
export function DateField({ date, max, onChange }: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function change(value: string) {
    setDraft(value);
    if (isDate(value) && value >= MIN_DATE && value <= max && value !== date) onChange(value);
  }

  function leave(input: HTMLInputElement) {
    // An incomplete date has no value, either.
    if (draft === '' && !input.validity.badInput && date !== null) onChange(null);
    setDraft(null);
  }

  return (
    <DateInput
      type="date"
      aria-label={DIARY_PANEL.date}
      value={draft ?? date ?? ''}
      min={MIN_DATE}
      max={max}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => leave(event.target)}
    />
  );
}
