import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '../../i18n/format';

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '4',
    marginBottom: '6',
  },
});
const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.sunken',
    minWidth: 0,
  },
});
const CardName = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const CardValue = chakra('dd', {
  base: { fontFamily: 'heading', lineHeight: '3rem', overflowWrap: 'anywhere' },
  variants: {
    // The longest genre stands on one line, on the narrowest phone too.
    kind: { number: { fontSize: '4xl' }, word: { fontSize: 'clamp(1.25rem, 6.5vw, 1.75rem)' } },
  },
});

export interface NumberCardsProps {
  readonly numbers: readonly (readonly [name: string, value: string | number])[];
}

/** A few numbers, each large over what it counts. */
export function NumberCards({ numbers }: NumberCardsProps) {
  return (
    <Grid>
      {numbers.map(([name, value]) => (
        <Card key={name}>
          <CardName>{name}</CardName>
          {typeof value === 'number' ? (
            <CardValue kind="number">{formatNumber(value)}</CardValue>
          ) : (
            <CardValue kind="word">{value}</CardValue>
          )}
        </Card>
      ))}
    </Grid>
  );
}
