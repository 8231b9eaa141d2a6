import { CheckCheck, Eye } from 'lucide-react';
import type { MarkableFilm } from '../../data/member-runtime';
import { IconButton, type IconButtonProps } from '../../ui/icon-button';
import { useToggle } from './use-toggle';

export interface WatchedButtonProps {
  readonly film: MarkableFilm;
  readonly ground?: NonNullable<IconButtonProps['ground']>;
}

/** The eye: seen it. */
export function WatchedButton({ film, ground = 'raised' }: WatchedButtonProps) {
  const { marked, toggle, label, ready } = useToggle('watched', film);
  return (
    <IconButton
      label={label}
      icon={<Eye aria-hidden="true" />}
      pressedIcon={<CheckCheck aria-hidden="true" />}
      pressed={marked}
      disabled={!ready}
      onPress={toggle}
      ground={ground}
    />
  );
}
