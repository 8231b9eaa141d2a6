import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { ChoiceSet } from './choice-set';

const Grid = chakra('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    columns: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)' },
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
      /** Two even on the smallest phone: for short answers. */
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});
const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    // Large letters need the whole width for their longest word.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'min(0.75rem, 3vw)',
    minHeight: '3.75rem',
    paddingInline: 'min(1rem, 4vw)',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.raised',
    cursor: 'pointer',
    lineHeight: 'snug',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': {
      bg: 'accent.subtle',
      borderColor: 'accent.text',
      boxShadow: 'inset 0 0 0 1px var(--m-colors-accent-text)',
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--m-colors-accent-text)', outlineOffset: '2px' },
    '& svg': { flexShrink: 0, color: 'accent.text' },
  },
});
const Input = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    width: '5',
    height: '5',
    marginLeft: 'auto',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'inherit',
    outline: 'none',
    '&:checked': { borderColor: 'accent.text', borderWidth: '6px' },
  },
});
const Words = chakra('span', {
  base: {
    flex: '1 1 min-content',
    display: 'grid',
    gap: '0.5',
    minWidth: 0,
    fontWeight: 'medium',
    overflowWrap: 'break-word',
  },
});
const Hint = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' } });

interface CardChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** When a heading above already says the legend. */
  readonly legendHidden?: boolean;
  readonly choices: readonly CardChoice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly columns?: 'one' | 'two' | 'pair';
}

/** One of several, as cards. Real radio buttons: arrow keys and forms work as everywhere. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <ChoiceSet legend={props.legend} legendHidden={props.legendHidden ?? false}>
      <Grid columns={props.columns ?? 'two'}>
        {props.choices.map((choice) => (
          <Card key={choice.value}>
            {choice.icon}
            <Words>
              {choice.label}
              {choice.hint !== undefined && <Hint>{choice.hint}</Hint>}
            </Words>
            <Input
              type="radio"
              name={name}
              value={choice.value}
              checked={props.value === choice.value}
              onChange={() => props.onChange(choice.value)}
            />
          </Card>
        ))}
      </Grid>
    </ChoiceSet>
  );
}
