import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { ChoiceSet } from './choice-set';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } });
const ChipLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'bg.raised',
    fontWeight: 'medium',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { bg: 'bg.hover' },
    '& svg': { display: 'none' },
    '&:has(:checked)': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
    '&:has(:checked) svg': { display: 'block' },
    '&:has(:focus-visible)': { outline: '3px solid var(--m-colors-accent-text)', outlineOffset: '2px' },
  },
});
const ChipInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    borderRadius: 'full',
    cursor: 'inherit',
    outline: 'none',
  },
});

interface ChipChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceChipsProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly hint?: string;
  readonly choices: readonly ChipChoice<Value>[];
  readonly values: readonly Value[];
  /** Called with the chip that was pressed; which values follow is the caller's to decide. */
  readonly onToggle: (value: Value) => void;
}

/** Several of many, as chips over real checkboxes. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { choices, values, onToggle } = props;
  const hintId = useId();

  return (
    <ChoiceSet legend={props.legend} legendHidden={props.legendHidden ?? false} hint={props.hint} hintId={hintId}>
      <Row>
        {choices.map((choice) => (
          <ChipLabel key={choice.value}>
            <ChipInput
              type="checkbox"
              value={choice.value}
              checked={values.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
            />
            <Check size={16} aria-hidden="true" />
            {choice.label}
          </ChipLabel>
        ))}
      </Row>
    </ChoiceSet>
  );
}
