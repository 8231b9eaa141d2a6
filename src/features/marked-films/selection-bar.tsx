import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { FAVORITES } from '../../words/en/account/favorites';
import { Button } from '../../components/button';

// Over the phone's bottom bar, whose height it knows; on wider windows at the window's end.
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(4.25rem + env(safe-area-inset-bottom))', md: '4' },
    zIndex: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    marginTop: '4',
    padding: '2',
    paddingLeft: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    boxShadow: 'floating',
    '& > button:last-child': { flex: { base: '1 0 auto', md: 'none' } },
    '& > button': { paddingInline: { base: '2.5', md: '5' }, fontSize: { base: 'sm', md: 'md' } },
  },
});
const Count = chakra('p', { base: { flex: '1 1 auto', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' } });

export interface SelectionBarProps {
  readonly count: number;
  readonly onSelectAll: () => void;
  readonly onRemove: () => void;
  readonly onEnd: () => void;
}

/** How many movies are selected, and what can be done with them. Escape ends selecting. */
export function SelectionBar({ count, onSelectAll, onRemove, onEnd }: SelectionBarProps) {
  useEffect(() => {
    // Before a notification takes the key for itself; a menu or a dialog that has the focus keeps it.
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const here = target === document.body || (target instanceof Element && target.closest('main') !== null);
      if (event.key !== 'Escape' || !here) return;
      event.preventDefault();
      onEnd();
    }
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onEnd]);

  return (
    <Bar role="group" aria-label={FAVORITES.select}>
      <Count role="status">{FAVORITES.selected(count)}</Count>
      <Button variant="ghost" onPress={onSelectAll}>
        {FAVORITES.selectAll}
      </Button>
      <Button variant="ghost" onPress={onEnd}>
        {FAVORITES.endSelecting}
      </Button>
      <Button disabled={count === 0} onPress={onRemove}>
        {FAVORITES.removeSelected}
      </Button>
    </Bar>
  );
}
