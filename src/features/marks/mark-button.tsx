import type { MarkableFilm } from '../../data/member/member-runtime';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { IconButton, type IconButtonProps } from '../../ui/controls/icon-button';
import { MARK_ICONS } from './mark-icons';
import { useToggle } from './use-toggle';

export interface MarkButtonProps {
  readonly kind: UserMarkKind;
  readonly film: MarkableFilm;
  readonly ground?: NonNullable<IconButtonProps['ground']>;
}

/** The button that marks a film, or takes the mark back: an icon. */
export function MarkButton({ kind, film, ground = 'raised' }: MarkButtonProps) {
  const { marked, toggle, label, ready } = useToggle(kind, film);
  const { icon: Icon, marked: Marked } = MARK_ICONS[kind];
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      {...(Marked && { pressedIcon: <Marked aria-hidden="true" /> })}
      pressed={marked}
      labelTells
      waiting={!ready}
      onPress={toggle}
      ground={ground}
    />
  );
}
