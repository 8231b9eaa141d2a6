import { chakra } from '@chakra-ui/react/styled-system';
import type { MarkableMovie } from '../../services/member-store';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { Button } from '../../components/button';
import { MARKS } from '../../words/en/account/marks';
import { MARK_ICONS } from './mark-icons';
import { useMarkToggle } from './use-toggle';

/** Keeps the room of the words that are not known yet, so that nothing moves when they come. */
const Room = chakra('span', { base: { visibility: 'hidden' } });

export interface MarkActionProps {
  readonly kind: UserMarkKind;
  readonly movie: MarkableMovie;
  /** What it says of a marked movie; that the mark can be removed when absent. */
  readonly markedLabel?: string;
}

/** A mark in words, where there is room for them: 'Add to Favorites' or 'Remove from Favorites'. */
export function MarkAction({ kind, movie, markedLabel }: MarkActionProps) {
  const { marked, toggle, label, ready } = useMarkToggle(kind, movie);
  const { icon, marked: other } = MARK_ICONS[kind];
  const Icon = (marked && other) || icon;
  if (!ready)
    return (
      <Button variant="secondary" loading label={label}>
        <Room>{MARKS[kind].add}</Room>
      </Button>
    );
  const fill = marked && !other ? { fill: 'currentColor' } : {};
  return (
    <Button variant="secondary" icon={<Icon size={18} aria-hidden="true" {...fill} />} onPress={toggle}>
      {(marked && markedLabel) || label}
    </Button>
  );
}
