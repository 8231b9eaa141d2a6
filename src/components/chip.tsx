import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import { VisuallyHidden } from './visually-hidden';

/** A small label: a genre, a service. Put several into a ChipList. */
export const Chip = chakra('li', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: 'xs',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      outline: { borderColor: 'border', color: 'fg.muted' },
      filled: { bg: 'accent.subtle', borderColor: 'transparent', color: 'fg' },
    },
    /** Hidden below 768 px, where cards have less room. */
    wideOnly: { true: { display: { base: 'none', md: 'inline-block' } } },
  },
  defaultVariants: { variant: 'outline' },
});

const Marked = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'semibold',
    '& svg': { color: 'accent.text' },
  },
});
const Row = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', minWidth: 0 } });

export interface ChipListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly string[];
  readonly variant?: 'outline' | 'filled';
  /** At most this many chips. */
  readonly limit?: number;
  /** At most this many below 768 px. */
  readonly limitOnPhones?: number;
  /** Highlighted items, and the word that says why. */
  readonly marked?: { readonly items: ReadonlySet<string>; readonly word: string };
  /** Added to an item, such as 'with ads'. */
  readonly notes?: Readonly<Record<string, string>>;
}

const withNote = (item: string, note: string | undefined) => (note === undefined ? item : `${item} · ${note}`);

/** Genres or services of a movie as chips; renders nothing if there are none. */
export function ChipList({
  label,
  items,
  variant = 'outline',
  limit,
  limitOnPhones,
  marked,
  notes = {},
}: ChipListProps) {
  const shown = items.slice(0, limit ?? items.length);
  if (shown.length === 0) return null;
  return (
    <Row aria-label={label}>
      {shown.map((item, index) => (
        <Chip key={item} variant={variant} wideOnly={limitOnPhones !== undefined && index >= limitOnPhones}>
          {marked?.items.has(item) === true ? (
            <Marked>
              <Check size={12} strokeWidth={3} aria-hidden="true" />
              {withNote(item, notes[item])}
              <VisuallyHidden>, {marked.word}</VisuallyHidden>
            </Marked>
          ) : (
            withNote(item, notes[item])
          )}
        </Chip>
      ))}
    </Row>
  );
}
