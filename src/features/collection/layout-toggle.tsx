import { chakra } from '@chakra-ui/react/styled-system';
import { LayoutGrid, List } from 'lucide-react';
import { COLLECTION } from '../../words/en/lists/collection';
import type { CollectionView } from '../../domain/lists/collection';

type Layout = CollectionView['layout'];

const Group = chakra('div', {
  base: { display: 'inline-flex', padding: '0.5', borderRadius: 'full', borderWidth: '1px', bg: 'bg.raised' },
});
const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'fg', fontWeight: 'semibold' },
    '&[aria-pressed=true] svg': { color: 'accent.text' },
  },
});

const CHOICES = [
  { layout: 'grid', label: COLLECTION.grid, icon: LayoutGrid },
  { layout: 'list', label: COLLECTION.list, icon: List },
] as const;

export interface LayoutToggleProps {
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
}

const Word = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

/** Cards or a table. On the smallest screens only the icons are seen; screen readers still get the words. */
export function LayoutToggle({ layout: current, onLayout }: LayoutToggleProps) {
  return (
    <Group role="group" aria-label={COLLECTION.view}>
      {CHOICES.map(({ layout, label, icon: Icon }) => (
        <Choice
          key={layout}
          type="button"
          aria-label={label}
          aria-pressed={layout === current}
          onClick={() => onLayout(layout)}
        >
          <Icon size={18} aria-hidden="true" />
          <Word>{label}</Word>
        </Choice>
      ))}
    </Group>
  );
}
