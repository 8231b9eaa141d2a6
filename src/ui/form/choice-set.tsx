import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../controls/visually-hidden';

const Fieldset = chakra('fieldset', { base: { minWidth: 0 } });
const Legend = chakra('legend', { base: { marginBottom: '3', fontWeight: 'semibold' } });
const SetHint = chakra('p', { base: { marginBottom: '3', color: 'fg.muted', fontSize: 'sm' } });

export interface ChoiceSetProps {
  readonly legend: string;
  readonly legendHidden: boolean;
  readonly hint?: string | undefined;
  readonly hintId?: string | undefined;
  readonly children: ReactNode;
}

/** The frame around a set of choices: a fieldset with its legend. */
export function ChoiceSet({ legend, legendHidden, hint, hintId, children }: ChoiceSetProps) {
  return (
    <Fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {hint !== undefined && <SetHint id={hintId}>{hint}</SetHint>}
      {children}
    </Fieldset>
  );
}
