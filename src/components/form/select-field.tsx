import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';

const Root = chakra('div', { base: { display: 'grid', gap: '1.5', minWidth: 0 } });
const Label = chakra('label', { base: { fontWeight: 'medium', fontSize: 'sm' } });
const Box = chakra('div', {
  base: {
    position: 'relative',
    '& svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '50%',
      translate: '0 -50%',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
const Select = chakra('select', {
  base: {
    appearance: 'none',
    width: 'full',
    minHeight: '3rem',
    paddingInlineStart: '4',
    paddingInlineEnd: '10',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    // Below 16 px iOS zooms in when the field is focused.
    fontSize: 'md',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
});

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A native select with its label. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId();

  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }

  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Select id={id} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={18} aria-hidden="true" />
      </Box>
    </Root>
  );
}
