import { chakra } from '@chakra-ui/react/styled-system';

const DotRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap' } });
// Larger than it looks: a finger hits the whole square.
const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    cursor: 'pointer',
    borderRadius: 'full',
    _before: {
      content: '""',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'fg',
      bg: 'bg',
      transition: 'width 200ms, background-color 200ms',
    },
    '&[aria-current=true]::before': { width: '6', bg: 'accent', borderColor: 'accent.text' },
  },
});

export interface DotsProps {
  /** What each dot leads to. */
  readonly places: readonly { readonly id: number; readonly label: string }[];
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

/** One dot a picture; the current one is wide. */
export function Dots({ places, index, onGoTo }: DotsProps) {
  return (
    <DotRow>
      {places.map(({ id, label }, at) => (
        <Dot key={id} type="button" aria-label={label} aria-current={at === index} onClick={() => onGoTo(at)} />
      ))}
    </DotRow>
  );
}
