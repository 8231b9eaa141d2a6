import { CheckCheck, Eye } from 'lucide-react';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { IconButton, type IconButtonProps } from '../../ui/controls/icon-button';
import { useToggle } from './use-toggle';

export interface WatchedButtonProps {
  readonly film: MarkableFilm;
  readonly ground?: NonNullable<IconButtonProps['ground']>;
}

/** The button that marks a film as watched or takes the mark back: an eye. */
export function WatchedButton({ film, ground = 'raised' }: WatchedButtonProps) {
  const { marked, toggle, label, ready } = useToggle('watched', film);
  return (
    <IconButton
      label={label}
      icon={<Eye aria-hidden="true" />}
      pressedIcon={<CheckCheck aria-hidden="true" />}
      pressed={marked}
      waiting={!ready}
      onPress={toggle}
      ground={ground}
    />
  );
}
