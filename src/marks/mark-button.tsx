import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../components/button';
import { IconButton, type IconButtonProps } from '../components/icon-button';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import type { MarkableMovie } from '../services/member-store';
import { MARK_ICONS } from './mark-icons';
import { MARKS } from './messages';
import { useMarkToggle } from './use-mark';

export interface MarkButtonProps {
  readonly kind: UserMarkKind;
  readonly movie: MarkableMovie;
  readonly surface?: NonNullable<IconButtonProps['surface']>;
}

/** An icon button that toggles a mark. */
export function MarkButton({ kind, movie, surface = 'raised' }: MarkButtonProps) {
  const { marked, toggle, label, ready } = useMarkToggle(kind, movie);
  const { icon: Icon, marked: Marked } = MARK_ICONS[kind];
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      {...(Marked && { pressedIcon: <Marked aria-hidden="true" /> })}
      pressed={marked}
      labelIncludesState
      pending={!ready}
      onPress={toggle}
      surface={surface}
    />
  );
}

/** Reserves the label's width while it is unknown, to avoid a layout shift. */
const HiddenLabel = chakra('span', { base: { visibility: 'hidden' } });

export interface MarkActionProps {
  readonly kind: UserMarkKind;
  readonly movie: MarkableMovie;
  /** Label of a marked movie; defaults to the label of the removal. */
  readonly markedLabel?: string;
}

/** A mark button with a text label: 'Add to Favorites' or 'Remove from Favorites'. */
export function MarkAction({ kind, movie, markedLabel }: MarkActionProps) {
  const { marked, toggle, label, ready } = useMarkToggle(kind, movie);
  const { icon, marked: markedIcon } = MARK_ICONS[kind];
  const Icon = (marked && markedIcon) || icon;
  if (!ready)
    return (
      <Button variant="secondary" loading label={label}>
        <HiddenLabel>{MARKS[kind].add}</HiddenLabel>
      </Button>
    );
  const fill = marked && !markedIcon ? { fill: 'currentColor' } : {};
  return (
    <Button variant="secondary" icon={<Icon size={18} aria-hidden="true" {...fill} />} onPress={toggle}>
      {(marked && markedLabel) || label}
    </Button>
  );
}
