import type { MarkableMovie } from '../../services/member-store';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { IconButton, type IconButtonProps } from '../../components/icon-button';
import { MARK_ICONS } from './mark-icons';
import { useMarkToggle } from './use-toggle';

export interface MarkButtonProps {
  readonly kind: UserMarkKind;
  readonly movie: MarkableMovie;
  readonly surface?: NonNullable<IconButtonProps['surface']>;
}

/** The button that marks a movie, or takes the mark back: an icon. */
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
