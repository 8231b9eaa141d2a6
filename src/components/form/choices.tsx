import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden';

const Fieldset = chakra('fieldset', { base: { minWidth: 0 } });
const Legend = chakra('legend', { base: { marginBottom: '3', fontWeight: 'semibold' } });
// The question of a step.
const Heading = chakra('h2', { base: { marginBottom: '3', fontSize: { base: '2xl', md: '3xl' } } });
const SetHint = chakra('p', { base: { marginBottom: '3', color: 'fg.muted', fontSize: 'sm' } });

export interface ChoiceSetProps {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly isHeading?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly hintId?: string | undefined;
  readonly children: ReactNode;
}

/** A fieldset with a legend, a hint and choices. */
export function ChoiceSet({ legend, legendHidden, isHeading, hint, hintId, children }: ChoiceSetProps) {
  return (
    <Fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      {legendHidden || isHeading ? (
        <legend>{isHeading ? <Heading>{legend}</Heading> : <VisuallyHidden>{legend}</VisuallyHidden>}</legend>
      ) : (
        <Legend>{legend}</Legend>
      )}
      {hint !== undefined && <SetHint id={hintId}>{hint}</SetHint>}
      {children}
    </Fieldset>
  );
}

const Grid = chakra('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    columns: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)' },
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
      /** Two columns even on the smallest phones, for short labels. */
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});
const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    // At large font sizes the longest word needs the whole width.
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
    // The chosen one keeps its color.
    '&:not(:has(:checked))': { _hover: { bg: 'bg.hover' } },
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
const LabelText = chakra('span', {
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
  /** If a heading already shows the legend. */
  readonly legendHidden?: boolean;
  /** If the legend is a heading itself. */
  readonly isHeading?: boolean;
  readonly choices: readonly CardChoice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Called in addition if a pointer chose it, even if it was chosen before; never for keys. */
  readonly onPick?: (value: Value) => void;
  readonly columns?: 'one' | 'two' | 'pair';
}

/** A single choice as cards. Native radio buttons, so that arrow keys and forms work. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const name = useId();
  // Arrow keys dispatch clicks as well.
  const byPointer = useRef(false);
  return (
    <ChoiceSet legend={props.legend} legendHidden={props.legendHidden} isHeading={props.isHeading}>
      <Grid
        columns={props.columns ?? 'two'}
        onPointerDown={() => (byPointer.current = true)}
        onMouseDown={({ detail }) => {
          // The second click of a double-click lands on the next question's choices.
          if (detail > 1) byPointer.current = false;
        }}
        onKeyDown={() => (byPointer.current = false)}
      >
        {props.choices.map((choice) => (
          <Card key={choice.value}>
            {choice.icon}
            <LabelText>
              {choice.label}
              {choice.hint !== undefined && <Hint>{choice.hint}</Hint>}
            </LabelText>
            <Input
              type="radio"
              name={name}
              value={choice.value}
              checked={props.value === choice.value}
              onChange={() => props.onChange(choice.value)}
              onClick={() => {
                if (byPointer.current) props.onPick?.(choice.value);
              }}
            />
          </Card>
        ))}
      </Grid>
    </ChoiceSet>
  );
}

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
    // The chosen one keeps its color.
    '&:not(:has(:checked))': { _hover: { bg: 'bg.hover' } },
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

interface ChipChoice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceChipsProps<Value extends string | number> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly isHeading?: boolean;
  readonly hint?: string;
  /** Whether at most one can be chosen. */
  readonly single?: boolean;
  readonly choices: readonly ChipChoice<Value>[];
  readonly values: readonly Value[];
  /** Called with the pressed chip; the caller computes the new values. */
  readonly onToggle: (value: Value) => void;
}

/** A choice as chips over native checkboxes, or radio buttons if only one can be chosen. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { choices, values, onToggle, single } = props;
  const name = useId();
  const hintId = `${name}-hint`;

  return (
    <ChoiceSet
      legend={props.legend}
      legendHidden={props.legendHidden}
      isHeading={props.isHeading}
      hint={props.hint}
      hintId={hintId}
    >
      <Row>
        {choices.map((choice) => (
          <ChipLabel key={choice.value}>
            <ChipInput
              type={single ? 'radio' : 'checkbox'}
              name={name}
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
