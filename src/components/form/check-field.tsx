import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' } });
const Box = chakra('input', { base: { width: '5', height: '5', alignSelf: 'center', accentColor: 'accent.text' } });
const Label = chakra('label', {
  base: { display: 'flex', alignItems: 'center', minHeight: 'touch', fontWeight: 'medium', cursor: 'pointer' },
});
const Note = chakra('p', { base: { gridColumn: '2', color: 'fg.muted', fontSize: 'sm' } });

export interface CheckFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with a label and a note. */
export function CheckField({ label, note, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <Root>
      <Box
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(note !== undefined && { 'aria-describedby': `${id}-note` })}
      />
      <Label htmlFor={id}>{label}</Label>
      {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
    </Root>
  );
}
