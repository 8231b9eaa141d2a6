import { chakra } from '@chakra-ui/react/styled-system';
import { SpinnerMark } from './button';

const Block = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    padding: '8',
    minHeight: '12rem',
    color: 'fg.muted',
    textAlign: 'center',
  },
});

/** A spinner with a label. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <Block role="status">
      <SpinnerMark size="large" />
      <p>{label}</p>
    </Block>
  );
}
